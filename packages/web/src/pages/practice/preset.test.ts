import { expect, test } from 'vitest';
import { presetOf } from './preset.js';

test('a contest says which options and which clock', () => {
  const drawn = { options: { blocks: 'drawn' }, limits: { moveSeconds: { from: 2, to: 7 } } };
  expect(presetOf({ file: drawn })).toEqual({
    options: { blocks: 'drawn' },
    opening: null,
    timing: 'move',
    secondsAMove: 7,
  });
  expect(presetOf({ file: { limits: { gameSeconds: 400 } } })).toMatchObject({
    options: {},
    timing: 'game',
    minutesASide: 7,
  });
  expect(presetOf({ file: {} })).toMatchObject({ timing: 'off' });
});
