import type { ContestSummary, Phase, Worker } from '@daeguk/api';

/** Something an organiser should look at. */
export type Concern =
  | { readonly kind: 'no-worker' }
  | { readonly kind: 'worker'; readonly worker: Worker }
  | { readonly kind: 'spoilt'; readonly count: number };

/** What is not as it should be, the worst first. Workers that left in good order are no concern. */
export function concerns(workers: readonly Worker[], spoilt: number): Concern[] {
  const isAnyAtWork = workers.some(({ state }) => state === 'working');
  const troubled = workers.filter(({ state }) => state === 'withdrawn' || state === 'too-slow');
  return [
    ...(isAnyAtWork ? [] : [{ kind: 'no-worker' } as const]),
    ...troubled.map((worker) => ({ kind: 'worker', worker }) as const),
    ...(spoilt > 0 ? [{ kind: 'spoilt', count: spoilt } as const] : []),
  ];
}

const PHASES: readonly Phase[] = ['frozen', 'open', 'coming', 'closed'];

/** Contests phase by phase, those first where something is on. */
export function byPhase(
  contests: readonly ContestSummary[],
): { phase: Phase; contests: ContestSummary[] }[] {
  return PHASES.map((phase) => ({
    phase,
    contests: contests.filter((contest) => contest.phase === phase),
  })).filter((group) => group.contests.length > 0);
}
