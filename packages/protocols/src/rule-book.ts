import { type AnyGame, games, type Result, readOptions } from '@daeguk/games';
import type { GivenOptions } from './protocol.js';

export function ruleBook(name: string): AnyGame {
  const book = games.get(name);
  if (book === undefined) throw new Error(`there is no rule book "${name}"`);
  return book;
}

/** A start with the options given, from a position if there is one, and with nothing left to chance. */
export function begin(book: AnyGame, given: GivenOptions, position = ''): Result<unknown> {
  const options = readOptions(book.options, given);
  if (!options.ok) return options;
  if (position !== '') return book.parsePosition(position, options.value);
  return { ok: true, value: book.setup(options.value, null) };
}

/** Options that a contest was checked to have. */
export function checkedOptions(book: AnyGame, given: GivenOptions): unknown {
  const options = readOptions(book.options, given);
  if (!options.ok) throw new Error(`${book.name} does not accept these options`);
  return options.value;
}

export function checkedStart(book: AnyGame, given: GivenOptions): unknown {
  return book.setup(checkedOptions(book, given), null);
}
