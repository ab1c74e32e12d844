import { beforeEach, expect, test, vi } from 'vitest';
import { forgetPlace, keepPlace, keptPlaces } from './places.js';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
  return () => vi.unstubAllGlobals();
});

const place = (game: number) => ({ game, name: 'reversi', path: `/seats/${game}/first#key` });

test('places are kept once, the latest first, until they are left', () => {
  for (const game of [1, 2, 1]) keepPlace(place(game));
  expect(keptPlaces()).toEqual([place(1), place(2)]);
  forgetPlace(1);
  expect(keptPlaces()).toEqual([place(2)]);
});

test('what is kept and leads to no seat is left out', () => {
  localStorage.setItem('daeguk.places', JSON.stringify([{ ...place(1), path: '//evil' }, null, 7]));
  expect(keptPlaces()).toEqual([]);
  localStorage.setItem('daeguk.places', '{');
  expect(keptPlaces()).toEqual([]);
});
