import { KernelFile } from './kernel-file.js';
import type { Times } from './meter.js';
import { parseSchedstat, parseStat } from './processes.js';

/** One thread of this very process, measured as the program in a box is. */
export class OwnThread {
  readonly #thread: number;
  readonly #schedstat: KernelFile;
  readonly #stat: KernelFile;

  constructor(thread: number) {
    this.#thread = thread;
    this.#schedstat = new KernelFile(`/proc/self/task/${thread}/schedstat`);
    this.#stat = new KernelFile(`/proc/self/task/${thread}/stat`);
  }

  times(): Times {
    const times = parseSchedstat(this.#schedstat.read());
    return { cpu: times.cpu, threads: new Map([[this.#thread, times]]), processes: 1 };
  }

  isRunnable(): boolean {
    return parseStat(this.#stat.read()).state === 'R';
  }

  close(): void {
    this.#schedstat.close();
    this.#stat.close();
  }
}
