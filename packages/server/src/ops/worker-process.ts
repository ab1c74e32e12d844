import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';

/** How long to wait before the next start: longer each time, until one has lasted. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
const LASTING = 60_000;

/** How long one that was told to finish may take before it is made to. */
const PATIENCE = 30_000;

/** How a worker ends that could not work if it were started again either. */
const REFUSED = 2;

export interface WorkerPlan {
  readonly script: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Where its words go. */
  readonly output: number;
}

/** The worker as Node runs it: small, since it mostly waits for others. */
export const WORKER_SCRIPT = fileURLToPath(new URL('../worker/main.js', import.meta.url));
const FLAGS = ['--max-semi-space-size=1', '--optimize-for-size'];

/** A worker beside the server, started again whenever it ends, until it is stopped. */
export class WorkerProcess {
  readonly #plan: WorkerPlan;
  readonly #log: Logger;
  #child: ChildProcess | null = null;
  #timer: NodeJS.Timeout | null = null;
  #pause = FIRST_PAUSE;
  #isStopping = false;

  constructor(plan: WorkerPlan, log: Logger) {
    this.#plan = plan;
    this.#log = log;
  }

  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /** Whether another is to follow one that has ended. */
  get isWaiting(): boolean {
    return this.#timer !== null;
  }

  start(): void {
    this.#timer = null;
    const { script, environment, output } = this.#plan;
    const began = performance.now();
    // A group of its own: a Ctrl-C in the terminal is for the server, which tells it. If the server is killed, the
    // channel breaks, and that tells it too.
    const child = spawn(process.execPath, [...FLAGS, script], {
      env: environment,
      detached: true,
      stdio: ['ignore', output, output, 'ipc'],
    });
    this.#child = child;
    child.on('error', (error) => this.#log.error({ err: error }, 'the worker cannot be started'));
    child.once('close', (code, signal) => {
      this.#child = null;
      if (this.#isStopping) return;
      if (code === REFUSED) {
        this.#log.error('the worker cannot work here; it is not started again');
        return;
      }
      const pause = this.#pauseAfter(performance.now() - began);
      this.#log.warn({ code, signal, pause }, 'the worker has ended; starting another');
      this.#timer = setTimeout(() => this.start(), pause);
    });
  }

  /** Tells it to finish, and waits until it has. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    const child = this.#child;
    if (child === null) return;
    const over = new Promise<void>((resolve) => child.once('close', () => resolve()));
    child.kill('SIGTERM');
    const timer = setTimeout(() => this.kill(), PATIENCE);
    await over;
    clearTimeout(timer);
  }

  kill(): void {
    this.#isStopping = true;
    this.#child?.kill('SIGKILL');
  }

  #pauseAfter(lasted: number): number {
    if (lasted > LASTING) this.#pause = FIRST_PAUSE;
    const pause = this.#pause;
    this.#pause = Math.min(LONGEST_PAUSE, pause * 2);
    return pause;
  }
}
