import { games } from '@daeguk/games';
import { expect, test } from 'vitest';
import { protocols } from './index.js';

test('every protocol is found by its name and is for a game that exists', () => {
  const list = [...protocols.values()].map(({ name, game, transport, tellsPosition }) => {
    expect(games.has(game)).toBe(true);
    return [name, game, transport, tellsPosition];
  });
  expect(list.sort()).toEqual([
    ['algocup', 'connect6', 'pipes', false],
    ['makyek', 'makyek', 'pipes', false],
    ['play', 'picking-stones', 'afresh', true],
    ['reversi-tcp', 'reversi', 'tcp', true],
    ['stones', 'picking-stones', 'pipes', false],
    ['uci', 'microchess', 'pipes', true],
  ]);
});
