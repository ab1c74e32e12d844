import type { Contest } from '@daeguk/referee';
import { type Trial, type TrialSetting, trialSetting } from './trial.js';
import { commonTrials, endingTrials } from './trials/common.js';
import { connect6Trials } from './trials/connect6.js';
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

/**
 * Everything a bot is taken through. A fault ends a game here even where the contest plays on: it is the fault
 * that is looked for.
 */
export function trialsFor(contest: Contest, isAfresh: boolean, seed: number): readonly Trial[] {
  const faults = { illegal: 'loses', late: 'loses', crash: 'loses' } as const;
  const setting = trialSetting({ ...contest, faults }, seed);
  return [
    ...commonTrials(setting),
    ...(special[contest.game]?.(setting) ?? []),
    ...(isAfresh ? [] : endingTrials(setting)),
  ];
}
