import { games } from '@daeguk/games';
import { expect, test } from 'vitest';
import { pictureOf } from './picture.js';

test.each([...games.keys()])('%s has a picture of its own, of a game that is on', async (name) => {
  const { picture } = await import(`./${name}/picture.ts`);
  const game = games.get(name)!;
  const state = pictureOf(name, picture);
  expect(game.formatPosition(state)).toBe(picture);
  expect(game.outcome(state)).toBeNull();
});

test('a game without one is shown at its start, an unknown game not at all', () => {
  expect(games.get('reversi')?.ply(pictureOf('reversi', null))).toBe(0);
  expect(pictureOf('go', null)).toBeNull();
});
