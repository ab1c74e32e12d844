import { expect, test } from 'vitest';
import { Clock } from './clock.js';

const times = { moveTime: 2000, gameTime: 5000, startTime: 1000, increment: 0 };

test('a move may take what is left of its own time or of the game, whichever is less', () => {
  const clock = new Clock(times);
  expect(clock.limit(true)).toEqual({ milliseconds: 2000, kind: 'move' });
  clock.spend(1900, true);
  clock.spend(1900, true);
  expect(clock.limit(true)).toEqual({ milliseconds: 1200, kind: 'game' });
  expect(clock.gameLeft).toBe(1200);
});

test('the greeting has its own time, which counts for the game too', () => {
  const clock = new Clock(times);
  clock.spend(400, false);
  expect(clock.limit(false)).toEqual({ milliseconds: 600, kind: 'start' });
  expect(clock.gameLeft).toBe(4600);
});

test('an increment is given back after each move, not after the greeting', () => {
  const clock = new Clock({ ...times, increment: 100 });
  clock.spend(300, false);
  clock.spend(300, true);
  expect(clock.gameLeft).toBe(4500);
});

test('without a limit for the game, only moves are timed, and without one for moves, only the game', () => {
  expect(new Clock({ ...times, gameTime: null }).gameLeft).toBeNull();
  const whole = new Clock({ ...times, moveTime: null });
  expect(whole.limit(true)).toEqual({ milliseconds: 5000, kind: 'game' });
});

test('time never runs below nothing', () => {
  const clock = new Clock(times);
  clock.spend(9999, true);
  expect(clock.limit(true)).toEqual({ milliseconds: 0, kind: 'game' });
});
