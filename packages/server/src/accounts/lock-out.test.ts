import { expect, it } from 'vitest';
import { type Attempts, attempt } from './lock-out.js';

const start = new Date('2026-03-02T09:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

it('locks for a minute after five, then for twice as long each time, up to a quarter of an hour', () => {
  let attempts: Attempts = { failures: 0, lockedUntil: null };
  let now = start;
  const locks = Array.from({ length: 11 }, () => {
    const counted = attempt(attempts, now);
    if (!counted.ok) throw new Error(counted.fault.code);
    attempts = counted.value;
    const seconds = ((attempts.lockedUntil?.getTime() ?? now.getTime()) - now.getTime()) / 1000;
    now = attempts.lockedUntil ?? now;
    return seconds;
  });
  expect(locks).toEqual([0, 0, 0, 0, 60, 120, 240, 480, 900, 900, 900]);
});

it('looks at nothing while it is locked, and says for how much longer', () => {
  const locked = { failures: 5, lockedUntil: after(60) };
  expect(attempt(locked, after(0.5))).toEqual({
    ok: false,
    fault: { code: 'locked', values: { seconds: 60 } },
  });
  expect(attempt(locked, after(59))).toMatchObject({ fault: { values: { seconds: 1 } } });
  expect(attempt(locked, after(60))).toMatchObject({ ok: true, value: { failures: 6 } });
});
