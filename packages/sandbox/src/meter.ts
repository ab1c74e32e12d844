import type { Cgroup } from './cgroup.js';
import { KernelFile } from './kernel-file.js';
import {
  childrenOf,
  familyOf,
  parseSchedstat,
  parseStat,
  peakOf,
  shareOfMemory,
  statOf,
  type ThreadTimes,
  threadsOf,
  threadTimes,
} from './processes.js';

const PAGE = 4096;
const MILLISECONDS_A_TICK = 10;

/** The time a box has used since it was opened, in milliseconds. */
export interface Times {
  readonly cpu: number;
  readonly threads: ReadonlyMap<number, ThreadTimes>;
  /** How many there are now. */
  readonly processes: number;
}

/** Everything a box has used. Memory is in bytes. */
export interface Reading extends Times {
  readonly memory: number;
  /** The most there ever was. */
  readonly peak: number;
}

export const NOTHING: Reading = {
  cpu: 0,
  threads: new Map(),
  memory: 0,
  peak: 0,
  processes: 0,
};

/** What was used between two readings. */
export interface Used {
  readonly cpu: number;
  /**
   * The wait for a core that counts: that of the thread that waited most. While a thread of the box
   * waits because another of its threads runs, that is its own doing: their CPU time is no credit.
   */
  readonly waited: number;
  /** CPU time of the busiest thread, and of all the others. */
  readonly busiest: number;
  readonly beside: number;
}

export function usedBetween(before: Times, after: Times): Used {
  const cpu = Math.max(0, after.cpu - before.cpu);
  let [waited, busiest] = [0, 0];
  for (const [thread, now] of after.threads) {
    const then = before.threads.get(thread) ?? { cpu: 0, waited: 0 };
    const own = now.cpu - then.cpu;
    const others = Math.max(0, cpu - own);
    waited = Math.max(waited, now.waited - then.waited - others);
    busiest = Math.max(busiest, own);
  }
  return { cpu, waited, busiest, beside: Math.max(0, cpu - busiest) };
}

/** Reads what the program in a box uses. The usual program, alone and without threads, is read fast. */
export class Meter {
  readonly #root: number;
  readonly #isInit: boolean;
  readonly #cgroup: Cgroup | null;
  #main: MainProcess | null = null;
  /** What the group had used when the program began: making the box is not the program's doing. */
  #before: number | null = null;
  #last = NOTHING;
  #lastTimes: Times = NOTHING;
  #isClosed = false;

  /** `isInit`: the first process is the box's own, and the program is its child. */
  constructor(root: number, isInit: boolean, cgroup: Cgroup | null) {
    this.#root = root;
    this.#isInit = isInit;
    this.#cgroup = cgroup;
  }

  /** From here on what is used is the program's. */
  begin(): void {
    this.#before = this.#cgroup?.cpu() ?? 0;
  }

  /** The times alone: they are asked for twice a turn. */
  times(): Times {
    if (this.#isClosed) return this.#last;
    if (this.#before === null) return NOTHING;
    const times = this.#ask((main) => this.#readTimes(main));
    // Once the program has ended only the kernel's own book still knows what it used.
    const { threads, cpu } = this.#lastTimes;
    this.#lastTimes = times ?? { threads, cpu: this.#groupCpu() ?? cpu, processes: 0 };
    return this.#lastTimes;
  }

  /** After it was closed, or the program has ended: what was read last. */
  read(): Reading {
    if (this.#isClosed) return this.#last;
    const times = this.times();
    const { memory, peak } = this.#memory();
    // A process that has just died no longer tells the most it had.
    this.#last = { ...times, memory, peak: Math.max(peak, this.#last.peak) };
    return this.#last;
  }

  /** Bytes in use now. */
  memory(): number {
    return this.#isClosed ? this.#last.memory : (this.#cgroup?.memory() ?? this.#memory().memory);
  }

  /** Whether some thread runs or would like to. */
  isRunnable(): boolean {
    return this.#ask(() => this.#family().some(isBusy)) ?? false;
  }

  close(): void {
    this.read();
    this.#isClosed = true;
    this.#main?.close();
  }

  /** Null while the program has not begun, and when it has ended. */
  #ask<T>(question: (main: MainProcess) => T): T | null {
    if (this.#isClosed) return null;
    this.#main ??= this.#findMain();
    try {
      return this.#main === null ? null : question(this.#main);
    } catch {
      return null;
    }
  }

  #readTimes(main: MainProcess): Times {
    if (!this.#isAlone(main)) return this.#familyTimes();
    const times = parseSchedstat(main.times.read());
    const cpu = this.#groupCpu() ?? times.cpu;
    return { cpu, threads: new Map([[main.pid, times]]), processes: 1 };
  }

  #groupCpu(): number | null {
    return this.#cgroup === null ? null : this.#cgroup.cpu() - (this.#before ?? 0);
  }

  #isAlone(main: MainProcess): boolean {
    // The program, and the box's own first process.
    if (this.#cgroup !== null) return this.#cgroup.tasks() === 2;
    if (parseStat(main.stat.read()).threads > 1 || main.children.read() !== '') return false;
    return main.siblings() === (this.#isInit ? 1 : 0);
  }

  #familyTimes(): Times {
    const threads = new Map<number, ThreadTimes>();
    const family = this.#family();
    let cpu = 0;
    for (const pid of family) {
      let alive = 0;
      for (const thread of threadsOf(pid)) {
        const times = threadTimes(pid, thread);
        if (times === null) continue;
        threads.set(thread, times);
        alive += times.cpu;
      }
      // The ticks know the threads that have ended, but only to ten milliseconds.
      const ticks = statOf(pid)?.ticks ?? 0;
      cpu += Math.max(alive, (ticks - 1) * MILLISECONDS_A_TICK);
    }
    return { cpu: this.#groupCpu() ?? cpu, threads, processes: family.length };
  }

  #memory(): Pick<Reading, 'memory' | 'peak'> {
    if (this.#cgroup !== null) return { memory: this.#cgroup.memory(), peak: this.#cgroup.peak() };
    const family = this.#ask(() => this.#family()) ?? [];
    const sizes = family.map((pid) =>
      family.length === 1 ? residentSize(pid) : sizeInFamily(pid),
    );
    const memory = sizes.reduce((sum, size) => sum + size, 0);
    return { memory, peak: Math.max(memory, ...family.map(peakOf)) };
  }

  /** The program and all it started, without the box's own process. */
  #family(): number[] {
    const family = familyOf(this.#root);
    return this.#isInit ? family.slice(1) : family;
  }

  #findMain(): MainProcess | null {
    const pid = this.#isInit ? childrenOf(this.#root)[0] : this.#root;
    return pid === undefined ? null : new MainProcess(pid, this.#isInit ? this.#root : null);
  }
}

function residentSize(pid: number): number {
  return (statOf(pid)?.residentPages ?? 0) * PAGE;
}

/** Processes that come from each other share pages, which must not be counted for each of them. */
function sizeInFamily(pid: number): number {
  return shareOfMemory(pid) ?? residentSize(pid);
}

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
