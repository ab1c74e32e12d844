import { submissionStates } from '@daeguk/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderGames } from '../games/order.js';
import { games, submissionHistory } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { openStore } from '../testing/store.js';
import { enterLadder, findLadder } from '../tournaments/ladder.js';
import { lockSubmission } from './lock.js';
import { enter, rebuild, withdraw } from './steps.js';
import {
  addAccount,
  addContest,
  addSubmission,
  file,
  findSubmission,
  isOnLadder,
  newLane,
} from './testing/rows.js';
import { orderTrial } from './trial.js';

let store: Store;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ store, close } = await openStore());
});
afterAll(() => close());

/** The ids of all that wait to be built. */
async function jobs(): Promise<number[]> {
  const fetched = await store.boss.fetch<{ id: number }>('builds', { batchSize: 1000 });
  return fetched.map(({ data }) => data.id);
}

describe('what author and organiser may do', () => {
  const steps = { enter, withdraw, rebuild };
  const allowed = {
    enter: { tried: 'playing' },
    withdraw: {
      pending: 'withdrawn',
      trial: 'withdrawn',
      tried: 'withdrawn',
      playing: 'withdrawn',
      effective: 'withdrawn',
    },
    rebuild: { 'system-error': 'pending' },
  } as const;

  const cases = (['enter', 'withdraw', 'rebuild'] as const).flatMap((name) =>
    submissionStates.map((state) => {
      const next: Partial<Record<string, string>> = allowed[name];
      return { name, state, after: next[state] ?? null };
    }),
  );

  test.each(cases)('$name from $state: $after', async ({ name, state, after }) => {
    const lane = await newLane(store);
    const id = await addSubmission(store, lane, state);
    const result = await steps[name](store, { id: lane.author, role: 'contestant' }, id);
    if (after === null) {
      const values = { submission: id, state };
      expect(result).toEqual({ ok: false, fault: { code: 'wrong-state', values } });
    } else {
      expect(result).toEqual({ ok: true, value: id });
    }
    expect(await findSubmission(store, id)).toMatchObject({ state: after ?? state });
  });

  test.each(['enter', 'withdraw', 'rebuild'] as const)('%s by others is refused', async (name) => {
    const [{ id: other }, lane] = [await addAccount(store), await newLane(store)];
    const [state] = Object.keys(allowed[name]) as ['tried' | 'pending' | 'system-error'];
    const id = await addSubmission(store, lane, state);
    expect(await steps[name](store, { id: other, role: 'contestant' }, id)).toMatchObject({
      fault: { code: 'forbidden' },
    });
    expect(await findSubmission(store, id)).toMatchObject({ state });
    const organiser = { id: other, role: 'organiser' } as const;
    expect(await steps[name](store, organiser, id)).toMatchObject({ ok: true });
    expect(await steps[name](store, organiser, 2_000_000_000)).toMatchObject({
      fault: { code: 'unknown-submission' },
    });
  });

  test('who withdraws leaves the ladder, and games that wait are called off', async () => {
    const lane = await newLane(store);
    const id = await addSubmission(store, lane, 'building');
    await store.transaction((tx) => enterLadder(tx, id));
    const [game] = await store.transaction(async (tx) =>
      orderGames(store, tx, [
        {
          contest: lane.contest,
          purpose: 'tournament',
          tournament: await findLadder(tx.db, lane.contest),
          first: { kind: 'random' },
          second: { kind: 'submission', submission: id },
          file,
          seed: 1,
        },
      ]),
    );
    await withdraw(store, { id: lane.author, role: 'contestant' }, id);
    expect(await isOnLadder(store, id)).toBe(false);
    const [row] = await store.db.select().from(games).where(eq(games.id, game!));
    expect(row).toMatchObject({ state: 'cancelled' });
  });

  test('what is built again waits in the queue', async () => {
    const id = await addSubmission(store, await newLane(store), 'system-error');
    await rebuild(store, { id: 1, role: 'organiser' }, id);
    expect(await jobs()).toContain(id);
  });

  test('nothing is entered once the contest is closed', async () => {
    const { id: author } = await addAccount(store);
    const contest = await addContest(store, { closesAt: new Date(0) });
    const id = await addSubmission(store, { author, contest }, 'tried');
    expect(await enter(store, { id: author, role: 'contestant' }, id)).toMatchObject({
      fault: { code: 'contest-closed' },
    });
    expect(await enter(store, { id: author, role: 'organiser' }, id)).toMatchObject({ ok: true });
  });

  test('what was tried enters no sooner after the last than another could be submitted', async () => {
    const author = await addAccount(store);
    const contest = await addContest(store, { ladder: { gapSeconds: 60 } });
    const lane = { author: author.id, contest };
    const [first, second] = [
      await addSubmission(store, lane, 'tried'),
      await addSubmission(store, lane, 'tried'),
    ];
    expect(await enter(store, author, first)).toMatchObject({ ok: true });
    expect(await enter(store, author, second)).toMatchObject({
      fault: { code: 'too-soon', values: { gap: 60, seconds: 60 } },
    });
    await store.db
      .update(submissionHistory)
      .set({ at: new Date(Date.now() - 60_000) })
      .where(eq(submissionHistory.submission, first));
    expect(await enter(store, author, second)).toMatchObject({ ok: true });
    const third = await addSubmission(store, lane, 'tried');
    const organiser = await addAccount(store, 'organiser');
    expect(await enter(store, organiser, third)).toMatchObject({ ok: true });
  });

  test('nothing is entered by who has used up their time of the judges', async () => {
    const author = await addAccount(store);
    const contest = await addContest(store, { ladder: { gapSeconds: 0, judgeSecondsADay: 60 } });
    const lane = { author: author.id, contest };
    await addSubmission(store, lane, 'superseded', { buildMilliseconds: 60_000 });
    const id = await addSubmission(store, lane, 'tried');
    expect(await enter(store, author, id)).toMatchObject({ fault: { code: 'judge-time' } });
    expect(await findSubmission(store, id)).toMatchObject({ state: 'tried' });
  });

  test.each(['frozenAt', 'closesAt'] as const)(
    'after %s only organisers take a submission off the ladder',
    async (date) => {
      const [author, organiser] = [await addAccount(store), await addAccount(store, 'organiser')];
      const lane = { author: author.id, contest: await addContest(store, { [date]: new Date(0) }) };
      const [tried, id] = [
        await addSubmission(store, lane, 'tried'),
        await addSubmission(store, lane, 'effective'),
      ];
      expect(await withdraw(store, author, tried)).toMatchObject({ ok: true });
      expect(await withdraw(store, author, id)).toEqual({
        ok: false,
        fault: { code: 'withdraw-settled', values: { submission: id } },
      });
      expect(await findSubmission(store, id)).toMatchObject({ state: 'effective' });
      expect(await withdraw(store, organiser, id)).toMatchObject({ ok: true });
    },
  );

  test('who withdraws before the trial calls it off', async () => {
    const lane = await newLane(store);
    const id = await addSubmission(store, lane, 'building');
    const row = await findSubmission(store, id);
    await store.transaction((tx) => orderTrial(store, tx, row, { house: 'easy' }));
    const account = { id: lane.author, role: 'contestant' } as const;
    expect(await withdraw(store, account, id)).toMatchObject({ ok: true });
    const [game] = await store.db.select().from(games).where(eq(games.firstSubmission, id));
    expect(game).toMatchObject({ purpose: 'trial', state: 'cancelled' });
  });

  test('strangers wait for no lock', async () => {
    const lane = await newLane(store);
    const id = await addSubmission(store, lane, 'tried');
    const stranger = await addAccount(store);
    await store.transaction(async (tx) => {
      await lockSubmission(tx, id);
      expect(await withdraw(store, stranger, id)).toMatchObject({ fault: { code: 'forbidden' } });
    });
  });

  test('of many at once, one enters', async () => {
    const lane = await newLane(store);
    const id = await addSubmission(store, lane, 'tried');
    const account = { id: lane.author, role: 'contestant' } as const;
    const all = [enter, withdraw, enter, withdraw].map((step) => step(store, account, id));
    const results = await Promise.all(all);
    const rows = await store.db
      .select()
      .from(submissionHistory)
      .where(eq(submissionHistory.submission, id));
    // Entered and then withdrawn, or withdrawn straight away: each step happened as often as it said.
    expect(rows).toHaveLength(results.filter(({ ok }) => ok).length);
    expect(await findSubmission(store, id)).toMatchObject({ state: 'withdrawn' });
  });
});
