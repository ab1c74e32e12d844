import type { Thought } from '@daeguk/engines';

export type Assessment =
  | 'wins'
  | 'draws'
  | 'loses'
  | 'much-better'
  | 'better'
  | 'even'
  | 'worse'
  | 'much-worse';

/** In hundredths of what a game counts: pawns, discs, pieces. */
const SOME = 75;
const MUCH = 400;

/** How whoever is to move stands, in a word. */
export function assessmentOf({ proven, score }: Pick<Thought, 'proven' | 'score'>): Assessment {
  if (proven !== null) return ({ win: 'wins', draw: 'draws', loss: 'loses' } as const)[proven];
  if (Math.abs(score) < SOME) return 'even';
  if (Math.abs(score) < MUCH) return score > 0 ? 'better' : 'worse';
  return score > 0 ? 'much-better' : 'much-worse';
}
