import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

// What the kernel tells about processes, by its files under /proc. A process that has ended is
// simply not there: every answer is the one of a moment.

/** A process and all that come from it. In a box nobody can leave this tree. */
export function familyOf(pid: number): number[] {
  const family = [pid];
  // Grows while it is walked: the children found are asked for theirs.
  for (const member of family) {
    for (const thread of threadsOf(member)) family.push(...childrenOf(member, thread));
  }
  return family;
}

/** Every process of the machine, as far as it is shown to us. */
export function allProcesses(): number[] {
  const names = orNothing(() => readdirSync('/proc'), []);
  return names.map(Number).filter((pid) => pid > 0);
}

/** Within which our process numbers mean something; empty where the system does not say. */
export function ownNumbering(): string {
  return orNothing(() => readlinkSync('/proc/self/ns/pid'), '');
}

export function threadsOf(pid: number): number[] {
  return orNothing(() => readdirSync(`/proc/${pid}/task`), []).map(Number);
}

export function childrenOf(pid: number, thread = pid): number[] {
  const list = orNothing(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1'), '');
  return list.split(' ').filter(Boolean).map(Number);
}

/** What `stat` holds of a process, as far as it is wanted here. */
export interface ProcessStat {
  /** R: runs or waits for a core. */
  readonly state: string;
  /** CPU time in ticks of its threads, dead ones too, and of the children it has seen end. */
  readonly ticks: number;
  readonly threads: number;
  readonly startTime: number;
  readonly residentPages: number;
}

export function parseStat(text: string): ProcessStat {
  // The name in front may hold anything, brackets and spaces too.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const number = (index: number) => Number(fields[index] ?? 0);
  return {
    state: fields[0] ?? '',
    ticks: number(11) + number(12) + number(13) + number(14),
    threads: number(17),
    startTime: number(19),
    residentPages: number(21),
  };
}

export function statOf(pid: number): ProcessStat | null {
  const text = orNothing(() => readFileSync(`/proc/${pid}/stat`, 'latin1'), null);
  return text === null ? null : parseStat(text);
}

/** Milliseconds a thread has run, and those it could have run but no core was free. */
export interface ThreadTimes {
  readonly cpu: number;
  readonly waited: number;
}

export function parseSchedstat(text: string): ThreadTimes {
  const gap = text.indexOf(' ');
  const cpu = Number(text.slice(0, gap));
  const waited = Number(text.slice(gap + 1, text.indexOf(' ', gap + 1)));
  return { cpu: cpu / 1e6, waited: waited / 1e6 };
}

export function threadTimes(pid: number, thread: number): ThreadTimes | null {
  const text = orNothing(
    () => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'latin1'),
    null,
  );
  return text === null ? null : parseSchedstat(text);
}

/** The most memory a process ever had, in bytes. */
export function peakOf(pid: number): number {
  const status = orNothing(() => readFileSync(`/proc/${pid}/status`, 'latin1'), '');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

/** What a process takes of the memory there is, pages it shares counted in part; null if untold. */
export function shareOfMemory(pid: number): number | null {
  const rollup = orNothing(() => readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1'), '');
  const kilobytes = /^Pss:\s+(\d+) kB/m.exec(rollup)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) * 1024;
}

/** Sends a signal to a whole family, to those born meanwhile too; the dead need none. */
export function signalFamily(pid: number, signal: NodeJS.Signals, spared: number | null): void {
  const told = new Set<number>(spared === null ? [] : [spared]);
  for (;;) {
    const rest = familyOf(pid).filter((member) => !told.has(member));
    if (rest.length === 0) return;
    for (const member of rest) {
      told.add(member);
      orNothing(() => process.kill(member, signal), false);
    }
  }
}

function orNothing<T>(ask: () => T, nothing: T): T {
  try {
    return ask();
  } catch {
    return nothing;
  }
}
