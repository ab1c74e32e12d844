import type { GameState } from '@daeguk/api';
import type { GameFilters } from '../../match/game-filters.js';

/** As the API names them; those that are worth looking for first. */
export const shownStates = [
  'playing',
  'done',
  'waiting',
  'cancelled',
  'spoilt',
  'overruled',
] as const satisfies readonly GameState[];

/** What an address asks for, of games that can end so; what makes no sense is left out. */
export function gameFilters(asked: URLSearchParams, endings: readonly string[]): GameFilters {
  const state = shownStates.find((one) => one === asked.get('state'));
  const ending = endings.find((one) => one === asked.get('ending'));
  return {
    ...(state && { state }),
    ...(ending && { ending }),
    ...idOf(asked, 'author'),
    ...idOf(asked, 'submission'),
    ...idOf(asked, 'tournament'),
  };
}

/** An id of an address, under its name; nothing if it is none. */
export function idOf<Name extends string>(
  asked: URLSearchParams,
  name: Name,
): { readonly [key in Name]?: number } {
  const id = Number(asked.get(name));
  const isId = Number.isInteger(id) && id > 0 && id < 2 ** 31;
  return (isId ? { [name]: id } : {}) as { [key in Name]?: number };
}
