import { expect, test } from 'vitest';
import type { Evidence } from './players/player.js';
import type { RecordedGame } from './recorded-game.js';
import { usageOf } from './seat-usage.js';

const moved = (seat: 'first' | 'second', charged: number, instead: string | null = null) => ({
  seat,
  charged,
  instead,
});
const game = {
  moves: [
    moved('first', 10.4),
    moved('second', 3),
    moved('first', 20.3, 'late'),
    moved('second', 4),
  ],
  expired: { seat: 'first', charged: 100 },
} as unknown as RecordedGame;

test('a thought that took too long counts as time used', () => {
  const evidence = { first: { peak: 7 }, second: { peak: 0 } } as Record<
    'first' | 'second',
    Evidence
  >;
  expect(usageOf(game, evidence)).toEqual({
    first: { moves: 3, total: 131, longest: 100, instead: 1, memory: 7 },
    second: { moves: 2, total: 7, longest: 4, instead: 0, memory: 0 },
  });
});

test('who did nothing used nothing', () => {
  const none = { moves: 0, total: 0, longest: 0, instead: 0, memory: 0 };
  const empty = { ...game, moves: [], expired: null };
  expect(usageOf(empty, null)).toEqual({ first: none, second: none });
});
