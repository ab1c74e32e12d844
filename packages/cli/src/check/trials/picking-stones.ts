import { changed, type Trial, type TrialSetting } from '../trial.js';

/** The fewest and the most stones that can be drawn, where they are drawn and no position tells their number. */
export function pickingStonesTrials(setting: TrialSetting): Trial[] {
  const { contest, seed, anything: opponent } = setting;
  const [, least, most] = /^(\d+)-(\d+)$/.exec(String(contest.options.n)) ?? [];
  if (least === undefined || most === undefined || contest.position !== null) return [];
  const withStones = (n: string) => changed(contest, { options: { n: Number(n) } });
  return [
    { contest: withStones(least), seed, name: 'fewest-stones', seat: 'first', opponent },
    { contest: withStones(most), seed, name: 'most-stones', seat: 'second', opponent },
  ];
}
