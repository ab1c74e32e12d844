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
export function termsInWords({ ladderGames, series, format, scoring }: Terms): Term[] {
  const { extraPairs } = format.knockOut ?? format;
  const terms: Term[] = [
    { label: 'term.ladder', sentences: [['ladder', { games: ladderGames }]] },
    { label: 'term.points', sentences: [pointsInWords(scoring)] },
    { label: 'term.series', sentences: [seriesInWords(series)] },
    { label: 'term.drawn', sentences: drawnInWords(series.drawnGame) },
    { label: 'term.level', sentences: extraPairs === undefined ? [] : [levelInWords(extraPairs)] },
  ];
  return terms.filter(({ sentences }) => sentences.length > 0);
}

export function pointsInWords({ per, win, draw, loss }: Terms['scoring']): Sentence {
  return [`points.${per}`, { win: figure(win), draw: figure(draw), loss: figure(loss) }];
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

export function seriesInWords({ length, stopsWhenDecided }: Terms['series']): Sentence {
  if (length === 1) return ['series.one'];
  if (!stopsWhenDecided) return ['series.games', { length }];
  return ['series.best-of', { length, wins: Math.floor(length / 2) + 1 }];
}

export function drawnInWords(drawn: Terms['series']['drawnGame']): Sentence[] {
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

/** What becomes of a knock-out match that is level after its series. */
export function levelInWords(extraPairs: number): Sentence {
  if (extraPairs === 0) return ['level-match.none'];
  return extraPairs === 1 ? ['level-match.pair'] : ['level-match.pairs', { pairs: extraPairs }];
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
