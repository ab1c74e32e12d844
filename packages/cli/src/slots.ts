import type { Contest } from '@daeguk/referee';
import { ownCores } from '@daeguk/sandbox';
import { readWholeNumber } from './choice.js';
import type { Io } from './io.js';

/**
 * Slots with cores of their own, as many as there is room for if nobody says; a game whose players
 * both run takes two. Null after a complaint if the number is none.
 */
export function readSlots(io: Io, contest: Contest, given: string | undefined): number[][] | null {
  const cores = rotated(ownCores());
  const each = contest.opponentsTurn === 'running' ? Math.min(2, cores.length) : 1;
  const most = Math.max(1, Math.floor(cores.length / each));
  const wanted = readWholeNumber(io, '--slots', given ?? String(most), 1, 1024);
  if (wanted === null) return null;
  return [...Array(wanted).keys()].map((slot) => {
    const start = (slot * each) % (most * each);
    return cores.slice(start, start + each);
  });
}

/** Begun somewhere else by each process: two commands at a time do not crowd on the first core. */
function rotated(cores: readonly number[]): number[] {
  const first = process.pid % cores.length;
  return [...cores.slice(first), ...cores.slice(0, first)];
}
