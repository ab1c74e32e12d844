import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contest } from '@daeguk/referee';
import { contestFile, contestIds } from '../contest-ids.js';
import { ROOT } from '../root.js';
import type { KitLanguage } from './languages.js';

const FOLDER = join(ROOT, 'kits');

/** A bot to begin with. */
export interface Kit {
  /** The contest it was written for. */
  readonly contest: string;
  readonly folder: string;
  readonly files: readonly string[];
  /** The file to open first, and what is to be filled in there. */
  readonly main: string;
  readonly toFillIn: string;
}

/** What is to be filled in, by the protocol that is done: each language has its own way to spell it. */
const TO_FILL_IN: Readonly<Record<string, RegExp>> = {
  algocup: /\bmy_?turn\b/i,
  makyek: /\bchoose_?move\b/i,
  play: /\bevaluate\b/,
  'reversi-tcp': /\bGetStep\b/i,
  uci: /\bact\b(?=\()/,
};

/** The kit of the contest that comes with Daeguk and talks in the same way; null if there is none. */
export function findKit(contest: Contest, { id: language }: KitLanguage): Kit | null {
  const [protocol = ''] = contest.protocols;
  const alike = contestIds().filter((id) => usualProtocol(id) === protocol);
  const written = alike.find((id) => existsSync(join(FOLDER, id, language)));
  if (written === undefined) return null;
  const folder = join(FOLDER, written, language);
  const files = readdirSync(folder).sort();
  const [main = ''] = files;
  const [toFillIn = ''] =
    TO_FILL_IN[protocol]?.exec(readFileSync(join(folder, main), 'utf8')) ?? [];
  return { contest: written, folder, files, main, toFillIn };
}

function usualProtocol(id: string): string {
  return JSON.parse(readFileSync(contestFile(id), 'utf8')).protocols[0];
}
