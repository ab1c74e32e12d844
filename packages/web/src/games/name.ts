import { games } from '@daeguk/games';
import { wordOf } from '../app/language.svelte.js';

/** What a game is called; one this page does not know is called by its code. */
export function gameName(game: string): string {
  return wordOf(games.get(game)?.messages ?? NONE, 'name') ?? game;
}

/** What a side is called: the first or second of its game. */
export function sideName(game: string, seat: 'first' | 'second'): string {
  const book = games.get(game);
  const side = book?.sides[seat === 'first' ? 0 : 1] ?? seat;
  return wordOf(book?.messages ?? NONE, `side.${side}`) ?? side;
}

/** What a game counts to tell who is ahead; null where it counts nothing, or this page does not know it. */
export function countedIn(game: string): string | null {
  return wordOf(games.get(game)?.messages ?? NONE, 'margin');
}

const NONE = { en: {}, ko: {}, zh: {} };
