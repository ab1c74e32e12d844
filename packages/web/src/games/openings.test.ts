import { games, readOptions } from '@daeguk/games';
import { expect, test } from 'vitest';
import { openings as makyek } from './makyek/openings.js';
import { openings as microchess } from './microchess/openings.js';
import { openings as reversi } from './reversi/openings.js';

const all = Object.entries({ makyek, microchess, reversi }).flatMap(([name, openings]) =>
  openings.map((opening) => ({ name, opening, called: opening.name.en })),
);

test.each(all)('$name begins from "$called"', ({ name, opening }) => {
  const game = games.get(name)!;
  const options = readOptions(game.options, {});
  if (!options.ok) throw new Error(options.fault.code);
  const position = game.parsePosition(opening.position, options.value);
  if (!position.ok) throw new Error(position.fault.code);
  expect(game.formatPosition(position.value)).toBe(opening.position);
  expect(game.outcome(position.value)).toBeNull();
});
