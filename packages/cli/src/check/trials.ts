import { games, Random } from '@daeguk/games';
import type { Contest } from '@daeguk/referee';
import { atRandom } from './opponents.js';
import type { Trial, TrialSetting } from './trial.js';
import { commonTrials, endingTrials } from './trials/common.js';
import { connect6Trials, randomPoints } from './trials/connect6.js';
import { microchessTrials } from './trials/microchess.js';
import { pickingStonesTrials } from './trials/picking-stones.js';
import { reversiTrials } from './trials/reversi.js';

/** What is awkward in one game only. A game that is not here has nothing of the kind. */
const special: Readonly<Record<string, (setting: TrialSetting) => readonly Trial[]>> = {
  connect6: connect6Trials,
  microchess: microchessTrials,
  'picking-stones': pickingStonesTrials,
  reversi: reversiTrials,
};

/** Where to list all moves and choose from them would take a while. */
const randomly: Readonly<Record<string, typeof atRandom>> = { connect6: randomPoints };

/**
 * Everything a bot is taken through. A fault ends a game here even where the contest plays on: it is the fault
 * that is looked for.
 */
export function trialsFor(contest: Contest, isAfresh: boolean, seed: number): readonly Trial[] {
  const faults = { illegal: 'loses', late: 'loses', crash: 'loses' } as const;
  const game = games.get(contest.game);
  if (game === undefined) throw new TypeError('a contest that was never checked');
  const random = new Random(seed);
  const anything = (randomly[game.name] ?? atRandom)(game, random);
  const setting = { contest: { ...contest, faults }, game, random, seed, anything };
  return [
    ...commonTrials(setting),
    ...(special[contest.game]?.(setting) ?? []),
    ...(isAfresh ? [] : endingTrials(setting)),
  ];
}
