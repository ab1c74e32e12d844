import type { Server } from 'node:net';
import { constants } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cgroup } from './cgroup.js';
import { launchBoxed } from './launch-boxed.js';
import { launchOpen } from './launch-open.js';
import type { BoxPlan } from './limits.js';
import { Meter, type Reading, type Times } from './meter.js';
import { signalFamily } from './processes.js';
import type { Running } from './running.js';
import { boxName } from './sweep.js';
import type { Sandbox } from './tier.js';

const MILLISECONDS_TO_EMPTY = 5_000;
const MILLISECONDS_BETWEEN_LOOKS = 10;
const MILLISECONDS_BETWEEN_CHECKS = 100;

/** How the program in a box ended. */
export interface BoxEnd {
  readonly code: number | null;
  readonly signal: string | null;
  readonly ranOutOfMemory: boolean;
  /** The most memory it had, in bytes. */
  readonly peak: number;
  /** Why the box itself failed, in which case the program is not to blame; else null. */
  readonly fault: string | null;
}

/** A program under limits. Whoever opens a box ends it, however the program fared. */
export class Box {
  readonly stdin: Writable;
  readonly stdout: Readable;
  readonly stderr: Readable;
  /** Settles when the program has ended, by itself or by `end`, and the box is empty. */
  readonly ended: Promise<BoxEnd>;
  readonly #running: Running;
  readonly #cgroup: Cgroup | null;
  readonly #meter: Meter;
  readonly #memory: number;
  #hasEnded = false;
  #isFrozen = false;
  #ranOutOfMemory = false;
  #lookout: NodeJS.Timeout | null = null;

  /** A box that is made and waits to be released; nothing of the program has run. */
  static async open(sandbox: Sandbox, plan: BoxPlan): Promise<Box> {
    if (sandbox.tier === 'C') return new Box(plan, await launchOpen(plan), null);
    const { memory, tasks } = plan.limits;
    // The box's own first process counts too.
    const cgroup = sandbox.cgroups?.make(boxName(), { memory, tasks: tasks + 1 }) ?? null;
    try {
      const running = await launchBoxed(sandbox, plan);
      await joined(running, cgroup);
      return new Box(plan, running, cgroup);
    } catch (error) {
      cgroup?.kill();
      if (cgroup !== null) await emptied(cgroup);
      throw error;
    }
  }

  private constructor(plan: BoxPlan, running: Running, cgroup: Cgroup | null) {
    const { stdin, stdout, stderr } = running.child;
    if (stdin === null || stdout === null || stderr === null) throw new TypeError('no pipes');
    this.stdin = stdin;
    this.stdout = stdout;
    this.stderr = stderr;
    // A program that no longer reads is no fault of ours.
    for (const stream of [stdin, stdout, stderr]) stream.on('error', () => {});
    this.#running = running;
    this.#cgroup = cgroup;
    this.#memory = plan.limits.memory;
    this.#meter = new Meter(running.first, running.isInit, cgroup);
    this.ended = this.#awaitEnd();
  }

  /** Lets the program run. */
  release(): void {
    if (this.#hasEnded || this.#lookout !== null) return;
    this.#meter.begin();
    this.#running.release();
    this.#watchMemory();
  }

  freeze(): void {
    if (this.#isFrozen || this.#hasEnded) return;
    this.#isFrozen = true;
    if (this.#cgroup !== null) this.#cgroup.freeze();
    else this.#signal('SIGSTOP');
  }

  thaw(): void {
    if (!this.#isFrozen || this.#hasEnded) return;
    this.#isFrozen = false;
    if (this.#cgroup !== null) this.#cgroup.thaw();
    else this.#signal('SIGCONT');
  }

  /** All that the program has used. Parts of it are read faster: */
  meter(): Reading {
    return this.#meter.read();
  }

  times(): Times {
    return this.#meter.times();
  }

  memory(): number {
    return this.#meter.memory();
  }

  /** Whether the program runs or would like to: else it sleeps, or waits for somebody. */
  isRunnable(): boolean {
    return this.#meter.isRunnable();
  }

  /** A server at this port of the box's own network. */
  listen(port: number): Promise<Server> {
    return this.#running.listen(port);
  }

  /** Ends the program with all it started; afterwards nothing of it is left. */
  async end(): Promise<BoxEnd> {
    this.#kill();
    // Unread output would hold up the end for ever.
    this.stdout.destroy();
    this.stderr.destroy();
    return await this.ended;
  }

  #signal(signal: NodeJS.Signals): void {
    const { first, isInit } = this.#running;
    signalFamily(first, signal, isInit ? first : null);
  }

  #kill(): void {
    if (this.#hasEnded) return;
    this.#cgroup?.kill();
    try {
      this.#running.kill();
    } catch {
      // It has just ended by itself.
    }
  }

  async #awaitEnd(): Promise<BoxEnd> {
    const { exitCode, problem } = await this.#running.ended;
    this.#hasEnded = true;
    if (this.#lookout !== null) clearInterval(this.#lookout);
    this.#meter.close();
    const { peak } = this.#meter.read();
    const ranOutOfMemory = this.#ranOutOfMemory || (this.#cgroup?.ranOutOfMemory() ?? false);
    const isEmpty = this.#cgroup === null || (await emptied(this.#cgroup));
    const fault = isEmpty ? problem : 'the box could not be emptied';
    return { ...decoded(exitCode), ranOutOfMemory, peak, fault };
  }

  /**
   * Where the kernel does not hold the limit, we look often; the program's peak gives it away. Where
   * it does, it may have ended only one of several processes: the program has failed all the same.
   */
  #watchMemory(): void {
    const cgroup = this.#cgroup;
    const hasFailed =
      cgroup === null
        ? () => !this.#isFrozen && this.#meter.read().peak > this.#memory
        : () => cgroup.ranOutOfMemory();
    this.#lookout = setInterval(
      () => {
        if (!hasFailed()) return;
        this.#ranOutOfMemory = true;
        this.#kill();
      },
      cgroup === null ? MILLISECONDS_BETWEEN_LOOKS : MILLISECONDS_BETWEEN_CHECKS,
    );
  }
}

async function joined(running: Running, cgroup: Cgroup | null): Promise<void> {
  try {
    cgroup?.add(running.first);
  } catch (error) {
    // It could not join because it has died: its own last words say more.
    running.child.kill('SIGKILL');
    const { problem } = await running.ended;
    throw problem === null ? error : new Error(problem);
  }
}

/** Whether a group could be given back: the last of its processes may take a moment to be gone. */
async function emptied(cgroup: Cgroup): Promise<boolean> {
  const start = performance.now();
  while (!cgroup.remove()) {
    if (performance.now() - start > MILLISECONDS_TO_EMPTY) return false;
    await sleep(1);
  }
  return true;
}

function decoded(exitCode: number | null): Pick<BoxEnd, 'code' | 'signal'> {
  if (exitCode === null || exitCode <= 128) return { code: exitCode, signal: null };
  const [name] =
    Object.entries(constants.signals).find(([, number]) => number === exitCode - 128) ?? [];
  return name === undefined ? { code: exitCode, signal: null } : { code: null, signal: name };
}
