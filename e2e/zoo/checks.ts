import { expect } from 'vitest';
import type { Played } from './played.js';

const REFUSED = expect.stringMatching(/^E[A-Z0-9]+$/);

/** What a bot tried came to nothing, but for what is named. */
export function everyAttemptIsRefused(
  { report }: Played,
  allowed: Readonly<Record<string, unknown>> = {},
): void {
  const refused = Object.keys(report).map((attempt) => [attempt, REFUSED]);
  expect(report).toEqual({ ...Object.fromEntries(refused), ...allowed });
}

/** Judged within 100 ms of its limit, not counting what the machine was too busy to give it. */
export function isCaughtInTime(game: Played): void {
  // The clock ran out, or something was said after it had.
  const { at, usage } = game.all('expired')[0] ?? game.all('said').at(-1) ?? game.line('expired');
  const asked = game.all('sent').findLast((line) => line.at < at);
  const { wall = 0, charged = 0 } = usage ?? {};
  const taken = at - (asked?.at ?? 0) - (wall - charged);
  const limit = game.line('game').conditions?.moveTime ?? 0;
  expect(charged).toBeGreaterThan(limit);
  expect(taken).toBeLessThanOrEqual(limit + 100);
}

/** Its threads had next to no CPU time while the opponent thought. */
export function isFrozenMeanwhile({ reports }: Played): void {
  for (const { wall, cpu } of reports as { wall: number; cpu: number }[]) {
    expect(wall).toBeGreaterThan(0.4);
    expect(cpu).toBeLessThan(wall / 4);
  }
  expect(reports.length).toBeGreaterThan(1);
}

const MOST_DEBUG_LINES = 1_000;

/** The record holds so much of each message and so much in all, however small the messages are. */
export function debugIsKeptShort(game: Played): void {
  const sizes = game.all('debug').map(({ text = '' }) => Buffer.byteLength(text));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(16 * 1024);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(32 * 1024);
  expect(sizes.length).toBeLessThanOrEqual(MOST_DEBUG_LINES);
}

/** Something that must be so of a game. */
export function saw(isSo: (game: Played) => boolean): (game: Played) => void {
  return (game) => expect(game).toSatisfy(isSo);
}
