import type { Fault } from '@daeguk/games';
import { speaker } from '../app/language.svelte.js';
import { withMoments } from './moments.js';
import { dateAndTime } from './time.js';
import { words } from './words.js';

const say = speaker(words);

/** What went wrong, as a sentence: the server's own where it sent one. */
export function sentenceOf({ code, values }: Fault): string {
  if (code === 'no-server') return say('fault.no-server');
  return typeof values.detail === 'string'
    ? withMoments(values.detail, dateAndTime)
    : say('fault.unknown', { code });
}
