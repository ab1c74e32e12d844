import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { openStore } from '../testing/store.js';
import { allowanceOf, type Lane } from './quota.js';
import { addSubmission, file, newLane } from './testing/rows.js';

let store: Store;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ store, close } = await openStore());
});
afterAll(() => close());

const NOW = new Date('2026-03-01T12:00:00Z');
const HOUR = 3600;
const LIMITS = { sourceBytes: 1000, gapSeconds: 60, judgeSecondsADay: 100, sparring: false };

function ago(seconds: number): Date {
  return new Date(NOW.getTime() - seconds * 1000);
}

function allowance(lane: Lane) {
  return allowanceOf(store.db, lane, LIMITS, NOW);
}

type GameState = (typeof games.$inferInsert)['state'];

async function addGame(
  { author, contest }: Lane,
  seconds: number,
  endedAt: Date,
  state: GameState = 'done',
) {
  const seat = { kind: 'random' } as const;
  await store.db.insert(games).values({
    contest,
    purpose: 'tournament',
    first: seat,
    second: seat,
    file,
    seed: 1,
    cores: 1,
    state,
    chargedTo: author,
    judgeMilliseconds: seconds * 1000,
    endedAt,
  });
}

describe('the gap between two submissions', () => {
  test('nobody waits for the first', async () => {
    expect(await allowance(await newLane(store))).toEqual({
      fault: null,
      nextAt: null,
      judgeSecondsLeft: 100,
    });
  });

  test.each([
    [59.5, 1],
    [10, 50],
  ])('%d seconds after the last one, %d are left', async (passed, seconds) => {
    const lane = await newLane(store);
    await addSubmission(store, lane, 'effective', { createdAt: ago(500) });
    await addSubmission(store, lane, 'effective', { createdAt: ago(passed) });
    const nextAt = ago(passed - 60);
    expect(await allowance(lane)).toMatchObject({
      fault: { code: 'too-soon', values: { gap: 60, seconds, nextAt: nextAt.toISOString() } },
      nextAt,
    });
  });

  test('is over on the second', async () => {
    const lane = await newLane(store);
    await addSubmission(store, lane, 'effective', { createdAt: ago(60) });
    expect(await allowance(lane)).toMatchObject({ fault: null });
  });

  test.each([
    ['build-error', 'build-failed', 10, null, 100],
    ['build-error', 'build-failed', 60, null, 50],
    ['build-error', 'build-failed', 110, 'judge-time', 0],
    ['system-error', 'sandbox', 110, null, 100],
    ['system-error', 'no-compiler', 0, null, 100],
    ['build-error', 'build-time', 60, 'too-soon', 40],
    ['build-error', 'build-memory', 5, 'too-soon', 95],
  ] as const)(
    '%s by %s after %i seconds: %s, %i are left',
    async (state, why, built, code, left) => {
      const lane = await newLane(store);
      const reason = { code: why, values: {} };
      const spent = { createdAt: ago(1), buildMilliseconds: built * 1000, reason };
      await addSubmission(store, lane, state, spent);
      expect(await allowance(lane)).toMatchObject({
        fault: code && { code },
        judgeSecondsLeft: left,
      });
    },
  );

  test('others, and other contests, do not matter', async () => {
    const [lane, other] = [await newLane(store), await newLane(store)];
    const createdAt = ago(1);
    await addSubmission(store, { ...lane, author: other.author }, 'pending', { createdAt });
    await addSubmission(store, { ...lane, contest: other.contest }, 'pending', { createdAt });
    expect(await allowance(lane)).toMatchObject({ fault: null });
  });
});

test.each(['pending', 'building', 'trial'] as const)(
  'one %s is one in the queue',
  async (state) => {
    const lane = await newLane(store);
    const submission = await addSubmission(store, lane, state, { createdAt: ago(5 * HOUR) });
    expect(await allowance(lane)).toMatchObject({
      fault: { code: 'in-queue', values: { submission } },
      nextAt: null,
    });
  },
);

test.each(['tried', 'playing', 'effective', 'superseded', 'withdrawn'] as const)(
  'one %s is out of the queue',
  async (state) => {
    const lane = await newLane(store);
    await addSubmission(store, lane, state, { createdAt: ago(5 * HOUR) });
    expect(await allowance(lane)).toMatchObject({ fault: null });
  },
);

describe('judging within 24 hours', () => {
  test('builds and games count together', async () => {
    const lane = await newLane(store);
    const changes = { createdAt: ago(2 * HOUR), buildMilliseconds: 10_000 };
    await addSubmission(store, lane, 'effective', changes);
    await addGame(lane, 20.5, ago(HOUR));
    expect(await allowance(lane)).toMatchObject({ fault: null, judgeSecondsLeft: 69 });
  });

  test('what is older, spoilt or charged to others does not', async () => {
    const [lane, other] = [await newLane(store), await newLane(store)];
    await addGame(lane, 1000, ago(24 * HOUR));
    await addGame(lane, 1000, ago(HOUR), 'spoilt');
    await addGame(lane, 1000, ago(HOUR), 'overruled');
    await addGame({ ...lane, contest: other.contest }, 1000, ago(HOUR));
    await addGame({ ...lane, author: other.author }, 1000, ago(HOUR));
    const changes = { createdAt: ago(25 * HOUR), buildMilliseconds: 1_000_000 };
    await addSubmission(store, lane, 'effective', changes);
    expect(await allowance(lane)).toMatchObject({ fault: null, judgeSecondsLeft: 100 });
  });

  test('when it is used up, it comes back as the oldest of it grows old', async () => {
    const lane = await newLane(store);
    for (const hours of [20, 15, 10, 5]) await addGame(lane, 40, ago(hours * HOUR));
    // The three latest are more than is allowed: the one of 15 hours ago must be past.
    const nextAt = ago(15 * HOUR - 24 * HOUR);
    const values = { allowed: 100, seconds: 9 * HOUR, nextAt: nextAt.toISOString() };
    expect(await allowance(lane)).toEqual({
      fault: { code: 'judge-time', values },
      nextAt,
      judgeSecondsLeft: 0,
    });
    const justThen = await allowanceOf(store.db, lane, LIMITS, nextAt);
    expect(justThen).toMatchObject({ fault: null, judgeSecondsLeft: 20 });
  });
});
