import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonLines } from '../daeguk.js';

export interface JournalLine {
  readonly pairing: { readonly id: string; readonly step: string };
  readonly winner: string | null;
  readonly ending: string;
}

export function journalOf(folder: string): JournalLine[] {
  const text = readFileSync(join(folder, 'games.jsonl'), 'utf8');
  // What follows the last line break was cut off in the writing and counts for nothing.
  return jsonLines(text.slice(0, text.lastIndexOf('\n') + 1)) as JournalLine[];
}

/** The moves of every record, and how each game ended: all of it that does not hang on the clock. */
export function movesOf(folder: string): Record<string, string[]> {
  const records = join(folder, 'records');
  const games = readdirSync(records)
    .filter((name) => name.endsWith('.jsonl'))
    .sort();
  return Object.fromEntries(
    games.map((name) => {
      const lines = jsonLines(readFileSync(join(records, name), 'utf8')) as Line[];
      return [
        name,
        lines.flatMap(({ event, move, ending, winner }) => {
          if (event === 'moved') return [String(move)];
          return event === 'verdict' ? [`${ending} ${winner}`] : [];
        }),
      ];
    }),
  );
}

interface Line {
  readonly event: string;
  readonly move?: string;
  readonly ending?: string;
  readonly winner?: string | null;
}

/** The table without what hangs on the clock: who is where, with what. */
export function tableOf(folder: string): unknown[] {
  const { entrants } = JSON.parse(readFileSync(join(folder, 'standings.json'), 'utf8')) as {
    readonly entrants: { name: string; standing: object; rating: object; endings: object }[];
  };
  return entrants.map(({ name, standing, rating, endings }) => ({
    name,
    standing,
    rating,
    endings,
  }));
}
