import {
  type Catalogue,
  describe,
  type Fault,
  type Language,
  phrase,
  type Values,
} from '@daeguk/games';
import { messages as referee } from '@daeguk/referee';
import { messages as formats } from '@daeguk/tournaments';
import { messages as accounts } from '../accounts/messages.js';
import { messages as announcements } from '../announcements/messages.js';
import { messages as contests } from '../contests/messages.js';
import { messages as games } from '../games/messages.js';
import { messages as practice } from '../games/practice-messages.js';
import { messages as live } from '../live/messages.js';
import { messages as seats } from '../seats/messages.js';
import { messages as submissions } from '../submissions/messages.js';
import { messages as tournaments } from '../tournaments/messages.js';
import { messages as http } from './messages.js';

/** Where the sentences of faults are, from wherever they may come. */
export const CATALOGUES: readonly Catalogue[] = [
  http,
  accounts,
  contests,
  announcements,
  submissions,
  tournaments,
  games,
  practice,
  seats,
  live,
  formats,
  referee,
];

/** What a fault says to a person; its code where nobody wrote a sentence. */
export function sentenceOf(fault: Fault, language: Language): string {
  const values = withMoments(fault.values);
  for (const words of CATALOGUES) {
    const sentence = phrase(words, language, `fault.${fault.code}`, values);
    if (sentence !== null) return sentence;
  }
  return describe(http, fault, language);
}

const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d\.\d{3}Z$/;

/** Moments as people read them. Where the reader is, nobody knows here. */
function withMoments(values: Values): Values {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replace(MOMENT, '$1 $2 UTC') : value,
  ]);
  return Object.fromEntries(shown);
}
