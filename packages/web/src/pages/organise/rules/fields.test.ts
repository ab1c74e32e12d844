import { expect, test } from 'vitest';
import { numbersAmiss } from './bounds.js';
import { textsAt, valueAt, withValue } from './fields.js';

const file = { id: 'a', limits: { moveSeconds: 2, memoryMegabytes: 64 }, protocols: ['uci'] };

test('reads what stands at a path', () => {
  expect(valueAt(file, 'limits.moveSeconds')).toBe(2);
  expect(valueAt(file, 'limits.moveSeconds.from')).toBeUndefined();
  expect(valueAt(file, 'format.knockOut.thirdPlace')).toBeUndefined();
  expect(textsAt(file, 'protocols')).toEqual(['uci']);
  expect(textsAt(file, 'limits')).toEqual([]);
});

test('puts and takes out, and leaves the rest alone', () => {
  expect(withValue(file, 'limits.moveSeconds', { from: 2, to: 7 })).toEqual({
    ...file,
    limits: { moveSeconds: { from: 2, to: 7 }, memoryMegabytes: 64 },
  });
  expect(withValue(file, 'limits.moveSeconds', undefined)).toEqual({
    ...file,
    limits: { memoryMegabytes: 64 },
  });
  expect(withValue(file, 'format.knockOut.thirdPlace', true)).toEqual({
    ...file,
    format: { knockOut: { thirdPlace: true } },
  });
  expect(Object.keys(withValue(file, 'id', 'b'))).toEqual(['id', 'limits', 'protocols']);
  expect(file.limits.moveSeconds).toBe(2);
});

test('finds the numbers that are none', () => {
  const limits = { startSeconds: 5, moveSeconds: 2, memoryMegabytes: 64 };
  expect(numbersAmiss({ limits })).toEqual([]);
  expect(numbersAmiss({})).toEqual([]);
  expect(numbersAmiss({ limits: { ...limits, memoryMegabytes: undefined } })).toEqual([
    'limits.memoryMegabytes',
  ]);
  expect(numbersAmiss({ limits: { ...limits, memoryMegabytes: 1.5, startSeconds: 0 } })).toEqual([
    'limits.startSeconds',
    'limits.memoryMegabytes',
  ]);
  expect(numbersAmiss({ limits: { ...limits, moveSeconds: { from: 2 } } })).toEqual([
    'limits.moveSeconds.to',
  ]);
  expect(numbersAmiss({ scoring: { win: Number.NaN, draw: 0.5, loss: '0' } })).toEqual([
    'scoring.win',
    'scoring.loss',
  ]);
});
