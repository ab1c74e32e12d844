import { atRandom, givingUp } from '../opponents.js';
import { changed, type Trial, type TrialSetting } from '../trial.js';

/** As many as there can be, in corners, on edges, in a row and in the middle. */
const BLOCKS = '0,0;18,0;0,18;18,18;9,9;9,10;9,11;0,9;18,9;9,0';

/** Where blocks are drawn at all. */
export function connect6Trials({ contest, game, random, seed }: TrialSetting): Trial[] {
  const { blocks = '' } = contest.options;
  if (!String(blocks).startsWith('drawn')) return [];
  const blocked = changed(contest, { options: { blocks: BLOCKS } });
  const opponent = givingUp(8, atRandom(game, random));
  return (['first', 'second'] as const).map((seat) => {
    return { contest: blocked, seed, name: `blocks-${seat}`, seat, opponent };
  });
}
