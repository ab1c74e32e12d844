import type { Worker, WorkerState } from '@daeguk/api';

/** Those who look after themselves or wait for an organiser first, those who left last. */
const ORDER: readonly WorkerState[] = ['withdrawn', 'too-slow', 'stopping', 'working', 'gone'];

export function inOrder(workers: readonly Worker[]): Worker[] {
  return workers.toSorted(
    (one, other) =>
      ORDER.indexOf(one.state) - ORDER.indexOf(other.state) ||
      other.seenAt.localeCompare(one.seenAt),
  );
}

/** What an organiser may do with a worker; one that stops or is gone hears nothing. */
export function mayBe({ state }: Worker): 'admit' | 'withdraw' | null {
  if (state === 'working') return 'withdraw';
  return state === 'withdrawn' || state === 'too-slow' ? 'admit' : null;
}
