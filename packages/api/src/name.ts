import { z } from 'zod';
import { LONGEST_TITLE } from './longest.js';

const SEEN = String.raw`\p{L}\p{N}\p{M}\p{P}\p{S}`;
const UNSEEN = String.raw`[\p{Default_Ignorable_Code_Point}\u2800]`;

const CLEAR = new RegExp(`^(?!.*(?:${UNSEEN}|\\p{M}{4}))[${SEEN}](?:[${SEEN} ]*[${SEEN}])?$`, 'u');

/**
 * What people, contests, tournaments and announcements are called: one line, no control characters, no blanks at the
 * ends, nothing that cannot be seen, no towers of marks on one letter.
 */
export const name = (most: number) =>
  z.string().trim().normalize('NFC').min(1).max(most).regex(CLEAR);

/** Of contests, tournaments and announcements. */
export const title = name(LONGEST_TITLE);
