import type { AnyGame } from '@daeguk/games';
import { remember, remembered } from '../../app/memory.js';
import { readSetUp, type SetUp } from './set-up.js';

/** Under which name this browser keeps which game was played last. */
export const LAST = 'practice.last';

const nameOf = ({ name }: AnyGame) => `practice.${name}`;

export function keptSetUp(game: AnyGame): SetUp {
  return readSetUp(remembered(nameOf(game)), game);
}

export function keepSetUp(game: AnyGame, setUp: SetUp): void {
  remember(nameOf(game), setUp);
  remember(LAST, game.name);
}
