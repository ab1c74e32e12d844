import { expect, test } from 'vitest';
import { contest } from './testing/contests.js';
import { Variants } from './variants.js';

const START = '1nbk/4/4/4/KBN1 w - - 0 1';

test('a game has the options of its opening, and its own above them', () => {
  const makyek = contest('makyek');
  const variants = new Variants(makyek, [{ options: {} }, { options: { plies: 40 } }]);
  expect(variants.of({ opening: 0, options: {} })).toEqual(makyek);
  expect(variants.of({ opening: 1, options: {} })).toMatchObject({ options: { plies: 40 } });
  expect(variants.of({ opening: 1, options: { plies: 6 } }).options.plies).toBe(6);
});

test('a game begins where its opening has it, else where the contest has it', () => {
  const microchess = contest('microchess', { position: START });
  const other = START.replace('w', 'b');
  const variants = new Variants(microchess, [{ options: {} }, { position: other, options: {} }]);
  const starts = [0, 1].map((opening) => variants.of({ opening, options: {} }).position);
  expect(starts).toEqual([START, other]);
});

test('each is worked out once; what cannot be played is told', () => {
  const variants = new Variants(contest('makyek'), [{ options: {} }]);
  const replay = { opening: 0, options: { plies: 10 } };
  expect(variants.of(replay)).toBe(variants.of({ ...replay }));
  const wrong = { opening: 0, options: { plies: -1 } };
  const fault = { code: 'contest-field', values: { field: 'options' } };
  expect(variants.read(wrong)).toMatchObject({ ok: false, fault });
  expect(() => variants.of(wrong)).toThrow(TypeError);
});
