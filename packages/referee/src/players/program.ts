import type { Framing, Host } from '@daeguk/protocols';
import { Box, type BoxEnd, type BoxPlan, type Sandbox } from '@daeguk/sandbox';
import type { Contest } from '../contest.js';
import { readableText } from '../frames.js';
import type { SeatName } from '../seats.js';
import { NO_USAGE } from '../usage.js';
import { departed } from './departed.js';
import { OutputCap } from './output-cap.js';
import { type Evidence, NO_EVIDENCE, type Player, type Question, type Tell } from './player.js';
import { Stopwatch } from './stopwatch.js';
import { timeToLeave } from './time-to-leave.js';
import { type Listener, pipeWire, tcpWire, type Wire } from './wire.js';

/** How long a program may take to leave by itself when it has nothing more to do. */
const MILLISECONDS_TO_LEAVE = 300;

export interface ProgramSetting {
  readonly seat: SeatName;
  readonly contest: Contest;
  readonly sandbox: Sandbox;
  readonly box: BoxPlan;
  readonly host: Host;
  readonly tell: Tell;
}

/** A boxed program that lives as long as the game, over pipes or TCP. */
export class ProgramPlayer implements Player {
  readonly #setting: ProgramSetting;
  readonly #transport: 'pipes' | 'tcp';
  readonly #framing: Framing;
  readonly #cap: OutputCap;
  readonly #freezes: boolean;
  #box: Box | null = null;
  #wire: Wire | null = null;
  #stopwatch: Stopwatch | null = null;
  #isReleased = false;
  #isClosing = false;
  #lastSaid: Uint8Array = new Uint8Array();

  constructor(setting: ProgramSetting, transport: 'pipes' | 'tcp') {
    const { output } = setting.contest.limits;
    this.#setting = setting;
    this.#transport = transport;
    this.#framing = setting.host.framing(output.lineBytes);
    this.#cap = new OutputCap(output);
    this.#freezes = setting.contest.opponentsTurn === 'frozen';
  }

  async open(): Promise<void> {
    const box = await Box.open(this.#setting.sandbox, this.#setting.box);
    this.#box = box;
    const listener: Listener = {
      heard: (piece) => this.#hear(piece),
      lost: () => this.#lose(),
    };
    this.#wire = this.#transport === 'tcp' ? await tcpWire(box, listener) : pipeWire(box, listener);
    void box.ended.then((end) => this.#leave(end));
  }

  ask({ messages, milliseconds }: Question): void {
    const box = this.#box as Box;
    if (milliseconds !== null) {
      this.#cap.nextMove();
      this.#wake(box);
      this.#stopwatch?.stop();
      this.#stopwatch = new Stopwatch(box, milliseconds, (usage) => this.#expire(usage));
    }
    if (messages.length > 0) this.#wire?.write(Buffer.concat(messages));
  }

  rest(): void {
    this.#stopwatch?.stop();
    this.#stopwatch = null;
    if (this.#freezes && this.#isReleased) this.#box?.freeze();
  }

  async close(farewell: readonly Uint8Array[]): Promise<Evidence> {
    this.#isClosing = true;
    this.#stopwatch?.stop();
    const box = this.#box;
    if (box === null) return NO_EVIDENCE;
    box.thaw();
    if (farewell.length > 0) this.#wire?.write(Buffer.concat(farewell));
    box.stdin.end();
    if (this.#isReleased) await timeToLeave(box, MILLISECONDS_TO_LEAVE);
    const { code, signal, peak, fault } = await box.end();
    const stderr = this.#wire?.aside ?? '';
    this.#wire?.close();
    // One that was never started has left nothing behind; that its box was ended by us is no fault.
    if (!this.#isReleased) return NO_EVIDENCE;
    return { code, signal, peak, said: readableText(this.#lastSaid), stderr, fault };
  }

  /** The first question starts the program: getting ready is on its clock. */
  #wake(box: Box): void {
    if (this.#isReleased) {
      box.thaw();
      return;
    }
    this.#isReleased = true;
    box.release();
  }

  #hear(piece: Buffer): void {
    if (this.#isClosing) return;
    const { seat, tell } = this.#setting;
    const usage = this.#stopwatch?.usage() ?? NO_USAGE;
    for (const frame of this.#framing.push(piece)) {
      const excess = this.#cap.add(frame.length);
      if (excess !== null) {
        this.#flood(excess);
        return;
      }
      this.#lastSaid = frame;
      tell({ event: 'said', seat, frame, usage });
    }
    if (this.#framing.tooLong) this.#flood('line');
  }

  #flood(limit: 'line' | 'move' | 'game'): void {
    this.#wire?.silence();
    this.#setting.tell({ event: 'breached', seat: this.#setting.seat, limit });
  }

  #expire(usage: ReturnType<Stopwatch['usage']>): void {
    const { seat, tell } = this.#setting;
    tell({ event: 'expired', seat, usage, rest: this.#framing.rest });
  }

  #lose(): void {
    if (this.#isClosing) return;
    // If the program has ended, its end says more, and is about to be told.
    setTimeout(() => {
      if (this.#isClosing) return;
      const how = { code: null, signal: null, ranOutOfMemory: false };
      const { seat, tell } = this.#setting;
      tell({ event: 'gone', seat, how: { ...how, isConnectionLost: true, isForGood: true } });
    }, 20);
  }

  #leave(end: BoxEnd): void {
    if (!this.#isClosing) this.#setting.tell(departed(this.#setting.seat, end, true));
  }
}
