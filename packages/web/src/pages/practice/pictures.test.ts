import { games } from '@daeguk/games';
import { expect, test } from 'vitest';
import { pictureOf } from './pictures.js';

test.each([...games.values()])('there is a picture of $name, of a game that is on', (game) => {
  const state = pictureOf(game);
  expect(game.outcome(state)).toBeNull();
  const hasMoves = ['connect6', 'reversi'].includes(game.name);
  expect(game.ply(state) > 0).toBe(hasMoves);
});
