import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { fail, ok, type Result } from '@daeguk/games';
import type { FinishedGame } from './finished-game.js';

/** The finished games, a JSON line each: a game counts when its line is on the disk, not before. */
export class Journal {
  readonly #descriptor: number;
  #size: number;

  constructor(file: string) {
    this.#descriptor = openSync(file, 'a');
    this.#size = fstatSync(this.#descriptor).size;
    syncFolder(dirname(file));
  }

  add(game: FinishedGame): void {
    const line = Buffer.from(`${JSON.stringify(game)}\n`);
    try {
      for (let written = 0; written < line.length; ) {
        written += writeSync(this.#descriptor, line, written);
      }
      fsyncSync(this.#descriptor);
    } catch (error) {
      // On a full disk half a line may be there: the next one must not follow on it.
      ftruncateSync(this.#descriptor, this.#size);
      throw error;
    }
    this.#size += line.length;
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}

/** What a journal holds. A last line that was cut off in the writing never counted and is taken away. */
export function readJournal(file: string): Result<FinishedGame[]> {
  const bytes = readFileSync(file);
  const whole = bytes.lastIndexOf('\n') + 1;
  if (whole < bytes.length) truncateSync(file, whole);
  const lines = bytes.toString('utf8', 0, whole).split('\n').slice(0, -1);
  const games: FinishedGame[] = [];
  for (const [index, line] of lines.entries()) {
    const game = readLine(line);
    if (game === null) return fail('tournament-journal', { file, line: index + 1 });
    games.push(game);
  }
  return ok(games);
}

function readLine(line: string): FinishedGame | null {
  try {
    const game = JSON.parse(line) as FinishedGame;
    return typeof game.pairing.id === 'string' && typeof game.pairing.match.id === 'string'
      ? game
      : null;
  } catch {
    return null;
  }
}

/** What a folder lists is on the disk only when the folder itself is. */
export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
