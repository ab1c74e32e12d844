import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** The cores this process may run on, by their numbers. */
export function ownCores(): number[] {
  try {
    const status = readFileSync('/proc/self/status', 'latin1');
    const list = /^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1];
    if (list !== undefined) return parseCpuList(list);
  } catch {
    // No such file on this system: count them instead.
  }
  return [...Array(availableParallelism()).keys()];
}

/** `0-2,5` as the kernel writes it. */
export function parseCpuList(list: string): number[] {
  return list.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return [...Array(to - from + 1).keys()].map((offset) => from + offset);
  });
}
