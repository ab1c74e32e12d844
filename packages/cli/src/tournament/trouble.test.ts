import { expect, test } from 'vitest';
import type { FinishedGame } from './finished-game.js';
import { TroubleWatch } from './trouble.js';

function game(culprit: 'first' | 'second' | null): FinishedGame {
  return { pairing: { first: 'a', second: 'b' }, culprit, ending: 'crash' } as FinishedGame;
}

test('three losses by own fault in a row are told, once', () => {
  const watch = new TroubleWatch();
  const told = (['first', null, 'first', 'first', 'first', 'first', 'second'] as const).map(
    (culprit) => watch.add(game(culprit)),
  );
  expect(told.flat()).toEqual([{ entrant: 'a', count: 3 }]);
  expect(told[4]).toHaveLength(1);
});
