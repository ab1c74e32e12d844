import { fault } from '@daeguk/games';
import { expect, test } from 'vitest';
import { waitAfter } from './patience.js';

test('who asked too much asks again when the server says', () => {
  expect(waitAfter(fault('too-many-requests', { status: 429, seconds: 12 }), 0)).toBe(12_000);
  expect(waitAfter(fault('busy', { status: 503, seconds: 5 }), 3)).toBe(5000);
  expect(waitAfter(fault('too-many-requests', { status: 429, seconds: 0 }), 0)).toBe(1000);
});

test('a server in trouble is asked again, ever more seldom', () => {
  const trouble = fault('internal', { status: 500 });
  expect([0, 1, 2, 9].map((attempts) => waitAfter(trouble, attempts))).toEqual([
    3000, 6000, 12_000, 60_000,
  ]);
});

test('a no is a no, and a silent server is waited for elsewhere', () => {
  expect(waitAfter(fault('no-game', { status: 404 }), 0)).toBeNull();
  expect(waitAfter(fault('judge-time', { status: 429 }), 0)).toBeNull();
  expect(waitAfter(fault('no-server', { status: 502 }), 0)).toBeNull();
});
