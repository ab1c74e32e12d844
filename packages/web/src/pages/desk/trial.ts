import type { OwnSubmission, TrialAgainst } from '@daeguk/api';
import { isBuilt } from '../../submissions/steps.js';

export const houseLevels = ['easy', 'normal', 'hard'] as const;

/** What is chosen in a list: no trial, the house at a level, or a submission by its id. */
export type Trial = 'none' | (typeof houseLevels)[number] | `${number}`;

export function trialAgainst(trial: Trial): TrialAgainst | null {
  if (trial === 'none') return null;
  const house = houseLevels.find((level) => level === trial);
  return house === undefined ? { submission: Number(trial) } : { house };
}

/** Those of mine that could be the opponent. */
export function opponentsAmong(submissions: readonly OwnSubmission[]): OwnSubmission[] {
  return submissions.filter(({ state }) => isBuilt(state));
}
