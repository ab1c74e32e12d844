import { games } from '@daeguk/games';
import { expect, test } from 'vitest';
import { pictureOf } from './picture.js';
import { pictures } from './pictures.js';

test.each([...games.keys()])('%s has a picture of its own, of a game that is on', (name) => {
  const game = games.get(name)!;
  const state = pictureOf(name);
  expect(game.formatPosition(state)).toBe(pictures[name]);
  expect(game.outcome(state)).toBeNull();
});

test('an unknown game has none', () => {
  expect(pictureOf('go')).toBeNull();
});
