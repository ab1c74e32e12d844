import type { Cgroup } from './cgroup.js';
import { KernelFile } from './kernel-file.js';
import {
  childrenOf,
  familyOf,
  parseSchedstat,
  parseStat,
  peakOf,
  statOf,
  type ThreadTimes,
  threadsOf,
  threadTimes,
} from './processes.js';

const PAGE = 4096;
const MILLISECONDS_A_TICK = 10;

/** What a box has used since it was opened. Times in milliseconds, memory in bytes. */
export interface Reading {
  readonly cpu: number;
  readonly threads: ReadonlyMap<number, ThreadTimes>;
  readonly memory: number;
  readonly peak: number;
  readonly processes: number;
  /** Whether some thread runs or would like to. */
  readonly isRunnable: boolean;
}

/** What a box has used between two readings. */
export interface Usage {
  readonly cpu: number;
  /** How long it waited for a core through no doing of its own. */
  readonly waited: number;
  readonly memory: number;
  readonly peak: number;
  readonly processes: number;
}

export const NOTHING: Reading = {
  cpu: 0,
  threads: new Map(),
  memory: 0,
  peak: 0,
  processes: 0,
  isRunnable: false,
};

/**
 * The wait that counts is that of the thread that waited most. While a thread of the box waits
 * because another of its threads runs, that is its own doing: the others' CPU time is no credit.
 */
export function usedBetween(before: Reading, after: Reading): Usage {
  const cpu = Math.max(0, after.cpu - before.cpu);
  let waited = 0;
  for (const [thread, now] of after.threads) {
    const then = before.threads.get(thread) ?? { cpu: 0, waited: 0 };
    const others = Math.max(0, cpu - (now.cpu - then.cpu));
    waited = Math.max(waited, now.waited - then.waited - others);
  }
  const { memory, peak, processes } = after;
  return { cpu, waited, memory, peak, processes };
}

/** Reads what the program in a box uses. The usual program, alone and without threads, is read fast. */
export class Meter {
  readonly #root: number;
  readonly #isInit: boolean;
  readonly #cgroup: Cgroup | null;
  #main: MainProcess | null = null;
  #last = NOTHING;
  #isClosed = false;

  /** `isInit`: the first process is the box's own, and the program is its child. */
  constructor(root: number, isInit: boolean, cgroup: Cgroup | null) {
    this.#root = root;
    this.#isInit = isInit;
    this.#cgroup = cgroup;
  }

  /** After it was closed: what was read last. */
  read(): Reading {
    if (this.#isClosed) return this.#last;
    this.#main ??= this.#findMain();
    const now = this.#readNow() ?? { ...this.#last, ...this.#remembered(), isRunnable: false };
    // A process that has just died no longer tells the most it had.
    this.#last = { ...now, peak: Math.max(now.peak, this.#last.peak) };
    return this.#last;
  }

  close(): void {
    this.#isClosed = true;
    this.#main?.close();
  }

  /** Null while the program has not begun, and when it has ended. */
  #readNow(): Reading | null {
    try {
      return this.#main === null ? null : this.#readMain(this.#main);
    } catch {
      return null;
    }
  }

  #readMain(main: MainProcess): Reading {
    const stat = parseStat(main.stat.read());
    const isAlone =
      stat.threads === 1 &&
      main.children.read() === '' &&
      main.siblings() === (this.#isInit ? 1 : 0);
    if (!isAlone) return this.#readFamily();
    const times = parseSchedstat(main.times.read());
    return {
      cpu: times.cpu,
      threads: new Map([[main.pid, times]]),
      memory: stat.residentPages * PAGE,
      peak: this.#cgroup === null ? peakOf(main.pid) : 0,
      processes: 1,
      isRunnable: stat.state === 'R',
      ...this.#remembered(),
    };
  }

  #readFamily(): Reading {
    const threads = new Map<number, ThreadTimes>();
    let [cpu, memory, peak, isRunnable] = [0, 0, 0, false];
    const family = familyOf(this.#root).filter((pid) => !this.#isInit || pid !== this.#root);
    for (const pid of family) {
      const stat = statOf(pid);
      if (stat === null) continue;
      let alive = 0;
      for (const thread of threadsOf(pid)) {
        const times = threadTimes(pid, thread);
        if (times === null) continue;
        threads.set(thread, times);
        alive += times.cpu;
      }
      // The ticks know the threads that have ended, but only to ten milliseconds.
      cpu += Math.max(alive, (stat.ticks - 1) * MILLISECONDS_A_TICK);
      memory += stat.residentPages * PAGE;
      if (this.#cgroup === null) peak = Math.max(peak, peakOf(pid));
      isRunnable ||= isBusy(pid);
    }
    peak = Math.max(peak, memory);
    return {
      cpu,
      threads,
      memory,
      peak,
      processes: family.length,
      isRunnable,
      ...this.#remembered(),
    };
  }

  /** The cgroup's figures, which are the better ones where there is a cgroup. */
  #remembered(): Partial<Reading> {
    if (this.#cgroup === null) return {};
    return {
      cpu: this.#cgroup.cpu(),
      memory: this.#cgroup.memory(),
      peak: this.#cgroup.peak(),
    };
  }

  #findMain(): MainProcess | null {
    const pid = this.#isInit ? childrenOf(this.#root)[0] : this.#root;
    return pid === undefined ? null : new MainProcess(pid, this.#isInit ? this.#root : null);
  }
}

/** Whether one of its threads runs or would like to. */
function isBusy(pid: number): boolean {
  return threadsOf(pid).some((thread) => statOf(thread)?.state === 'R');
}

/** The files of the program's own process, kept open: they are read twice a turn. */
class MainProcess {
  readonly pid: number;
  readonly stat: KernelFile;
  readonly times: KernelFile;
  readonly children: KernelFile;
  readonly #siblings: KernelFile | null;

  constructor(pid: number, init: number | null) {
    this.pid = pid;
    this.stat = new KernelFile(`/proc/${pid}/stat`);
    this.times = new KernelFile(`/proc/${pid}/schedstat`);
    this.children = new KernelFile(`/proc/${pid}/task/${pid}/children`);
    this.#siblings = init === null ? null : new KernelFile(`/proc/${init}/task/${init}/children`);
  }

  /** How many children the box's first process has: the program, and orphans of the program. */
  siblings(): number {
    return this.#siblings === null ? 0 : this.#siblings.read().split(' ').length - 1;
  }

  close(): void {
    for (const file of [this.stat, this.times, this.children, this.#siblings]) file?.close();
  }
}
