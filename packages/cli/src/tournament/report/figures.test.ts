import { expect, it } from 'vitest';
import {
  duration,
  likelihood,
  megabytes,
  moment,
  percent,
  plain,
  points,
  record,
  seconds,
  signed,
} from './figures.js';

it('writes points as chess players do', () => {
  expect([0, 0.5, 2, 2.5, -0.5, -1.5, -3, 1.25].map(points)).toEqual(
    ['0', '½', '2', '2½', '−½', '−1½', '−3', '1.25'], // biome-ignore format: a list
  );
});

it('writes Elo with its sign', () => {
  expect([12.4, -7.6, 0.2, -0.2].map(signed)).toEqual(['+12', '−8', '0', '0']);
  expect(plain(1 / 3)).toBe('0.33');
});

it('never calls anything quite sure', () => {
  expect([0.9999, 0.5, 0.0001].map(likelihood)).toEqual(['> 99%', '50%', '< 1%']);
  expect(percent(0.126)).toBe('13%');
});

it('writes times with about three digits', () => {
  expect([0, 0.4, 7.2, 153, 1250, 12_345].map(duration)).toEqual(
    ['0 ms', '< 1 ms', '7 ms', '153 ms', '1.25 s', '12.3 s'], // biome-ignore format: a list
  );
  expect(seconds(2500)).toBe('2.5 s');
});

it('writes memory, tallies and moments', () => {
  expect([9.56 * 2 ** 20, 350 * 2 ** 20].map(megabytes)).toEqual(['9.6 MB', '350 MB']);
  expect(record({ won: 3, drawn: 1, lost: 2 })).toBe('3–1–2');
  expect(moment('2026-05-02T09:00:31.000Z')).toBe('2026-05-02 09:00 UTC');
  expect(moment('yesterday')).toBe('yesterday');
});
