import { games } from '@daeguk/games';
import { expect, test } from 'vitest';
import { protocols } from './index.js';

test('every protocol is found by its name and is for a game that exists', () => {
  const list = [...protocols.values()].map(({ name, game, transport, ...tells }) => {
    expect(games.has(game)).toBe(true);
    return [name, game, transport, tells.tellsPosition, tells.tellsStart];
  });
  expect(list.sort()).toEqual([
    ['algocup', 'connect6', 'pipes', false, false],
    ['makyek', 'makyek', 'pipes', false, true],
    ['play', 'picking-stones', 'afresh', true, true],
    ['reversi-tcp', 'reversi', 'tcp', true, true],
    ['stones', 'picking-stones', 'pipes', false, true],
    ['uci', 'microchess', 'pipes', true, true],
  ]);
});
