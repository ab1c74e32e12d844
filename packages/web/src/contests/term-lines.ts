import { formatWords, type Terms, tieWords } from '@daeguk/api';
import { speaker, wordOf } from '../app/language.svelte.js';
import { words } from './term-words.js';
import {
  drawnInWords,
  formatInWords,
  pointsInWords,
  type Sentence,
  seriesInWords,
} from './terms.js';

const say = speaker(words);

export function told([key, values]: Sentence): string {
  return say(key, values);
}

/** A format in one line. */
export function formatLine({ format }: Terms): string {
  const name = wordOf(formatWords, `format.${format.kind}`) ?? format.kind;
  return [name, ...formatInWords(format).map(told)].join(' · ');
}

/** What counts where points are equal, one after the other. */
export function tieLine({ scoring }: Terms): string {
  return scoring.ties.map((tie) => wordOf(tieWords, `tie.${tie}`) ?? tie).join(' → ');
}

/** What a contest has for its tournaments, by the parts of its file. */
export const ownLine = {
  format: formatLine,
  series: ({ series }: Terms) =>
    [seriesInWords(series), ...drawnInWords(series.drawnGame)].map(told).join(' '),
  scoring: (terms: Terms) =>
    `${told(pointsInWords(terms.scoring))} ${say('term.ties')}: ${tieLine(terms)}`,
} as const;
