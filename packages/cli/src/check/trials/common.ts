import { givingUp, patiently } from '../opponents.js';
import { changed, type Trial, type TrialSetting } from '../trial.js';

/** What every game has: two seats, games that last, and turns that may be short. */
export function commonTrials(setting: TrialSetting): readonly Trial[] {
  const { contest, game, seed, anything: opponent } = setting;
  return [
    { contest, seed, name: 'first', seat: 'first', opponent },
    { contest, seed: seed + 1, name: 'second', seat: 'second', opponent },
    ...shortestTurn(setting),
    { contest, seed: seed + 2, name: 'long', seat: 'second', opponent: patiently(game, opponent) },
  ];
}

/** A game that is over before it has begun, and one that breaks off. */
export function endingTrials({
  contest,
  seed,
  anything: opponent,
}: TrialSetting): readonly Trial[] {
  return [
    { contest, seed, name: 'ends-at-once', seat: 'second', opponent: givingUp(0, opponent) },
    { contest, seed, name: 'ends-early', seat: 'first', opponent: givingUp(2, opponent) },
  ];
}

/** Where the time for a turn is drawn, the least that can come. */
function shortestTurn({ contest, seed, anything }: TrialSetting): readonly Trial[] {
  const { moveSeconds } = contest.limits;
  if (moveSeconds === null || typeof moveSeconds === 'number') return [];
  const hasty = changed(contest, { limits: { moveSeconds: moveSeconds.from } });
  const opponent = givingUp(5, anything);
  return [{ contest: hasty, seed, name: 'shortest-turn', seat: 'first', opponent }];
}
