import type { SubmissionLimits, Terms } from '@daeguk/api';
import type { Values } from '@daeguk/games';
import { figure } from '../standings/number.js';
import type { words } from './term-words.js';

type Key = keyof typeof words.en;

/** A sentence, by its key and what it speaks of. */
export type Sentence = readonly [key: Key, values?: Values];

export interface Term {
  readonly label: Key;
  readonly sentences: readonly Sentence[];
}

/** What is said of how a contest is played; what does not apply is left out. */
export function termsInWords({ ladderGames, series, scoring }: Terms): Term[] {
  const { per, win, draw, loss } = scoring;
  const terms: Term[] = [
    { label: 'term.ladder', sentences: [['ladder', { games: ladderGames }]] },
    {
      label: 'term.points',
      sentences: [[`points.${per}`, { win: figure(win), draw: figure(draw), loss: figure(loss) }]],
    },
    { label: 'term.series', sentences: [seriesInWords(series)] },
    { label: 'term.drawn', sentences: drawnInWords(series.drawnGame) },
  ];
  return terms.filter(({ sentences }) => sentences.length > 0);
}

/** What is said of a format beyond its name. */
export function formatInWords(format: Terms['format']): Sentence[] {
  const { kind, rounds = 1, groups, advance, thirdPlace, knockOut } = format;
  const sentences: Sentence[] = [];
  if (kind === 'swiss' && format.rounds !== undefined) sentences.push(['format.swiss', { rounds }]);
  else if (kind !== 'swiss' && rounds > 1) sentences.push(['format.rounds', { rounds }]);
  if (groups !== undefined) sentences.push(['format.groups', { groups }]);
  if (advance !== undefined) sentences.push(['format.advance', { advance }]);
  if (thirdPlace || knockOut?.thirdPlace) sentences.push(['format.third-place']);
  return sentences;
}

function seriesInWords({ length, stopsWhenDecided }: Terms['series']): Sentence {
  if (length === 1) return ['series.one'];
  return [stopsWhenDecided ? 'series.best-of' : 'series.games', { length }];
}

function drawnInWords(drawn: Terms['series']['drawnGame']): Sentence[] {
  if (drawn === null) return [];
  const { replays, house: level } = drawn;
  const sentences: Sentence[] = [];
  if (replays.length === 1) sentences.push(['drawn.replay']);
  if (replays.length > 1) sentences.push(['drawn.replays', { count: replays.length }]);
  if (level !== null) {
    sentences.push([replays.length > 0 ? 'drawn.house' : 'drawn.house-only', { level }]);
  }
  return sentences;
}

/** Sizes and times come as words of their own. */
export function submissionsInWords(
  { sourceBytes, gapSeconds, judgeSecondsADay, sparring }: SubmissionLimits,
  size: (bytes: number) => string,
  time: (seconds: number) => string,
): Sentence[] {
  return [
    ['submissions.size', { size: size(sourceBytes) }],
    ...(gapSeconds === 0 ? [] : [['submissions.gap', { time: time(gapSeconds) }] as const]),
    ['submissions.judge', { time: time(judgeSecondsADay) }],
    ...(sparring ? [['submissions.sparring'] as const] : []),
  ];
}
