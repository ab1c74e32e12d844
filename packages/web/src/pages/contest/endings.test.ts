import { expect, test } from 'vitest';
import { endingsOf } from './endings.js';

test('a contest is looked through for the endings of its own game, and those of every game', () => {
  const endings = endingsOf('microchess');
  expect(endings.slice(0, 2)).toEqual(['checkmate', 'material']);
  expect(endings).toEqual(expect.arrayContaining(['illegal-move', 'time', 'crash', 'void']));
  for (const other of ['six', 'overline', 'last-stone', 'discs']) {
    expect(endings).not.toContain(other);
  }
  expect(endingsOf('connect6')).toContain('overline');
  expect(endingsOf('none of ours')).not.toContain('six');
});
