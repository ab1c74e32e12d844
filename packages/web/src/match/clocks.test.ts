import { expect, test } from 'vitest';
import { expiry, nextTurn, paused, resumed, setClocks, timeLeft } from './clocks.js';

test('time for the whole game runs down turn by turn', () => {
  const set = setClocks({ per: 'game', seconds: 60 });
  expect(expiry(set)).toBeNull();
  const one = nextTurn(set, 'first', 1000);
  expect(timeLeft(one, 'first', 11_000)).toBe(50_000);
  expect(timeLeft(one, 'second', 11_000)).toBe(60_000);
  expect(expiry(one)).toBe(61_000);
  const two = nextTurn(one, 'second', 11_000);
  const three = nextTurn(two, 'first', 12_000);
  expect(three.left).toEqual({ first: 50_000, second: 59_000 });
  expect(timeLeft(three, 'first', 999_999)).toBe(0);
});

test('time for a move is whole again at each turn, also where the same side goes on', () => {
  const one = nextTurn(setClocks({ per: 'move', seconds: 5 }), 'first', 0);
  const again = nextTurn(one, 'first', 4000);
  expect(timeLeft(again, 'first', 5000)).toBe(4000);
  expect(expiry(again)).toBe(9000);
});

test('a clock that is paused goes on where it stood', () => {
  const running = nextTurn(setClocks({ per: 'move', seconds: 5 }), 'second', 0);
  const stopped = paused(running, 2000);
  expect(timeLeft(stopped, 'second', 99_000)).toBe(3000);
  const on = resumed(stopped, 'second', 10_000);
  expect(timeLeft(on, 'second', 11_000)).toBe(2000);
  expect(resumed(on, 'second', 12_000)).toBe(on);
  expect(paused(stopped, 3000)).toBe(stopped);
});

test('when the game is over no clock runs', () => {
  const running = nextTurn(setClocks({ per: 'game', seconds: 5 }), 'first', 0);
  expect(nextTurn(running, null, 1500)).toMatchObject({ left: { first: 3500 }, running: null });
});
