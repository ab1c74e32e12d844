import type { TournamentState } from '@daeguk/api';

/** What an organiser can do with a tournament. */
export type Action = 'start' | 'go-on' | 'pause' | 'delete';

const ACTIONS: Readonly<Record<TournamentState, readonly Action[]>> = {
  planned: ['delete', 'start'],
  paused: ['go-on'],
  running: ['pause'],
  over: [],
};

export function actionsOf({ state }: { readonly state: TournamentState }): readonly Action[] {
  return ACTIONS[state];
}
