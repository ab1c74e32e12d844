import type { BoardStanding } from '@daeguk/api';
import { expect, test } from 'vitest';
import { endingTallies, medalOf, ratingScale } from './tallies.js';

const standing = (rating: BoardStanding['rating'] = null) => ({ rating }) as BoardStanding;

test('endings are put together, the most frequent first', () => {
  expect(endingTallies({ won: { six: 2 }, lost: { time: 1, six: 2 } })).toEqual([
    { ending: 'six', won: 2, lost: 2 },
    { ending: 'time', won: 0, lost: 1 },
  ]);
});

test('ratings have one scale', () => {
  const rating = (low: number, high: number) => ({ elo: 0, low, high });
  expect(ratingScale([standing(rating(-40, 20)), standing(), standing(rating(0, 90))])).toEqual([
    -40, 90,
  ]);
  expect(ratingScale([standing(rating(5, 5))])).toEqual([4, 6]);
  expect(ratingScale([standing()])).toBeNull();
});

test('medals are for the first three, unless too many share a rank', () => {
  const ranked = [1, 2, 2, 4].map((rank) => ({ rank }) as BoardStanding);
  expect(ranked.map((one) => medalOf(one, ranked))).toEqual([1, 2, 2, null]);
  const equal = [1, 1, 1, 1].map((rank) => ({ rank }) as BoardStanding);
  expect(equal.map((one) => medalOf(one, equal))).toEqual([null, null, null, null]);
});
