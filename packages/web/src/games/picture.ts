import { games, readOptions } from '@daeguk/games';

/** A state of a game to be looked at: this position of it, else its start; null if the game is not known here. */
export function pictureOf(name: string, position: string | null): unknown {
  const game = games.get(name);
  const options = game && readOptions(game.options, {});
  if (!game || !options?.ok) return null;
  const chosen = position === null ? null : game.parsePosition(position, options.value);
  return chosen?.ok ? chosen.value : game.setup(options.value, null);
}
