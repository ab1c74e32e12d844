import { Box, type BoxEnd } from '@daeguk/sandbox';
import { readableText } from '../frames.js';
import { NO_USAGE, type TurnUsage } from '../usage.js';
import { departed } from './departed.js';
import { type Evidence, NO_EVIDENCE, type Player, type Question } from './player.js';
import type { ProgramSetting } from './program.js';
import { Stopwatch } from './stopwatch.js';
import { Tail } from './tail.js';

/** A boxed program that is started anew for each move: told by its arguments, it answers and ends. */
export class AfreshPlayer implements Player {
  readonly #setting: ProgramSetting;
  #run: Run | null = null;
  #evidence = NO_EVIDENCE;
  #isClosing = false;

  constructor(setting: ProgramSetting) {
    this.#setting = setting;
  }

  async open(): Promise<void> {}

  ask({ messages, milliseconds }: Question): void {
    if (milliseconds === null) return;
    const words = messages.map((message) => Buffer.from(message).toString('utf8'));
    this.#start(words, milliseconds).catch((error: Error) => {
      this.#setting.tell({ event: 'spoilt', reason: 'sandbox', evidence: error.message });
    });
  }

  rest(): void {
    this.#run?.stop();
  }

  async close(): Promise<Evidence> {
    this.#isClosing = true;
    await this.#finish();
    return this.#evidence;
  }

  async #start(words: readonly string[], milliseconds: number): Promise<void> {
    await this.#finish();
    const { sandbox, box: plan, host, contest, seat, tell } = this.#setting;
    const box = await Box.open(sandbox, { ...plan, command: [...plan.command, ...words] });
    const framing = host.framing(contest.limits.output.moveBytes);
    const run = new Run(box, {
      heard: (piece) => {
        framing.push(piece);
        if (framing.tooLong) tell({ event: 'breached', seat, limit: 'move' });
      },
      expired: (usage) => tell({ event: 'expired', seat, usage, rest: framing.rest }),
      ended: (end, usage) => {
        const hasFailed = end.fault !== null || end.ranOutOfMemory;
        if (hasFailed || framing.rest.length === 0) tell(departed(seat, end, false));
        // How it ends is its own affair once it has answered.
        else tell({ event: 'said', seat, frame: framing.rest, usage });
      },
    });
    this.#run = run;
    if (this.#isClosing) await this.#finish();
    else run.start(milliseconds);
  }

  async #finish(): Promise<void> {
    const run = this.#run;
    if (run === null) return;
    this.#run = null;
    this.#evidence = await run.close();
  }
}

interface RunListener {
  heard(piece: Buffer): void;
  expired(usage: TurnUsage): void;
  ended(end: BoxEnd, usage: TurnUsage): void;
}

/** One such start, for one move. */
class Run {
  readonly #box: Box;
  readonly #listener: RunListener;
  readonly #stderr: Tail;
  #stopwatch: Stopwatch | null = null;
  #said = Buffer.alloc(0);
  #usage: TurnUsage | null = null;

  constructor(box: Box, listener: RunListener) {
    this.#box = box;
    this.#listener = listener;
    this.#stderr = new Tail(box.stderr);
    box.stdout.on('data', (piece: Buffer) => {
      this.#said = Buffer.concat([this.#said, piece]).subarray(-1024);
      listener.heard(piece);
    });
    // It has ended; making sure that its box is empty is not on its clock.
    box.stdout.on('end', () => {
      this.#usage = this.#stopwatch?.usage() ?? null;
      this.#stopwatch?.stop();
    });
  }

  start(milliseconds: number): void {
    const box = this.#box;
    box.stdin.end();
    this.#stopwatch = new Stopwatch(box, milliseconds, this.#listener.expired);
    box.release();
    void box.ended.then((end) => {
      const usage = this.#usage ?? this.#stopwatch?.usage() ?? NO_USAGE;
      if (this.#stopwatch !== null) this.#listener.ended(end, usage);
    });
  }

  /** Nobody waits for this one any more. */
  stop(): void {
    this.#stopwatch?.stop();
    this.#stopwatch = null;
  }

  async close(): Promise<Evidence> {
    this.stop();
    const { code, signal, peak, fault } = await this.#box.end();
    const said = readableText(this.#said);
    return { code, signal, peak, said, stderr: this.#stderr.text, fault };
  }
}
