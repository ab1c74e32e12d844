import { type Kind, preferring } from '../opponents.js';
import { changed, type Trial, type TrialSetting } from '../trial.js';

/** Black to move: whatever Black plays, White is skipped and Black is asked again. */
const TWICE = '#wwbbwb#/wwwbwbwb/wwwbwwww/bbbbbwbw/bwwwbbbb/wwwbbwww/.wbwwwww/#bww.bb# b 58';

/** Black to move: one of the moves leaves White without any, for a while. */
const SKIPPED = '#bbbb.w#/wbbbwwww/wwbbbww./wwwwbbw./bbbwbbww/bbbwwbwb/.wbbbwwb/#wwwwww# b 56';

/** Skipped turns, on both sides. Without them only the end of a long game would show whether a bot knows them. */
export function reversiTrials({ contest, game, random, seed }: TrialSetting): Trial[] {
  const again: Kind = (_move, next, state) => game.toMove(next) === game.toMove(state);
  const opponent = preferring(game, random, [again]);
  const from = (position: string) => ({ contest: changed(contest, { position }), seed, opponent });
  return [
    { ...from(TWICE), name: 'twice', seat: 'first' },
    { ...from(SKIPPED), name: 'skipped', seat: 'second' },
  ];
}
