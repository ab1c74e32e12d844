import { games, readOptions } from '@daeguk/games';
import { pictures } from './pictures.js';

/** A state of a game to be looked at: the one that was chosen for it, else its start; null if it is not known here. */
export function pictureOf(name: string): unknown {
  const game = games.get(name);
  const options = game && readOptions(game.options, {});
  if (!game || !options?.ok) return null;
  const position = pictures[name];
  const chosen = position === undefined ? null : game.parsePosition(position, options.value);
  return chosen?.ok ? chosen.value : game.setup(options.value, null);
}
