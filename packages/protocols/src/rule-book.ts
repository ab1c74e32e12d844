import { type AnyGame, games, type Result, readOptions } from '@daeguk/games';

export function ruleBook(name: string): AnyGame {
  const book = games.get(name);
  if (book === undefined) throw new Error(`there is no rule book "${name}"`);
  return book;
}

/** A start with the options given, and with nothing left to chance. */
export function begin(book: AnyGame, given: Readonly<Record<string, unknown>>): Result<unknown> {
  const options = readOptions(book.options, given);
  return options.ok ? { ok: true, value: book.setup(options.value, null) } : options;
}

/** What a player goes by, as no protocol tells the options of the contest. */
export function standardOptions(book: AnyGame): unknown {
  const options = readOptions(book.options, {});
  if (!options.ok) throw new Error(`${book.name} does not accept its own options`);
  return options.value;
}

export function standardStart(book: AnyGame): unknown {
  return book.setup(standardOptions(book), null);
}
