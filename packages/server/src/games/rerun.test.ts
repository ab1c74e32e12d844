import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Listener } from '../store/listener.js';
import { games, submissions, tournaments } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { openStore } from '../testing/store.js';
import { rerun } from './rerun.js';
import { addGame, addPlayed, type Cast, gatherCast, type Played } from './testing/cast.js';
import { playTalkers } from './testing/played.js';

let store: Store;
let close: () => Promise<void>;
let cast: Cast;
let played: Played;
beforeAll(async () => {
  ({ store, close } = await openStore());
  cast = await gatherCast(store.db);
  played = await playTalkers();
});
beforeEach(async () => {
  await store.db.delete(games);
  await store.boss.purgeQueue('games');
});
afterAll(() => close());

const find = async (id: number) => {
  const [row] = await store.db.select().from(games).where(eq(games.id, id));
  if (row === undefined) throw new Error('no such game');
  return row;
};

const faultOf = async (game: number) => {
  const again = await rerun(store, game, 'a disk had failed');
  return again.ok ? 'ok' : again.fault.code;
};

test('the same game waits again; what it was stays, and counts no more', async () => {
  const heard: string[] = [];
  const listener = new Listener(store.url);
  for (const channel of ['games', 'tournaments'] as const) {
    listener.on(channel, (payload) => heard.push(`${channel} ${payload}`));
  }
  await listener.open();
  const old = await addPlayed(store.db, cast, played, { priority: 3 });
  const again = await rerun(store, old, 'a disk had failed');
  if (!again.ok) throw new Error(again.fault.code);
  const [before, after] = [await find(old), await find(again.value)];
  expect(before).toMatchObject({ state: 'overruled', overruledFor: 'a disk had failed', plies: 6 });
  expect(after).toMatchObject({ state: 'waiting', attempt: 0, verdict: null, voids: 0 });
  const same = [
    'contest',
    'purpose',
    'tournament',
    'pairingId',
    'pairing',
    'first',
    'second',
  ] as const;
  for (const field of [...same, 'file', 'seed', 'priority', 'firstSubmission'] as const) {
    expect(after[field]).toEqual(before[field]);
  }
  const jobs = await store.boss.fetch('games', { batchSize: 9 });
  expect(jobs.map(({ data }) => data)).toEqual([{ id: again.value }]);
  await expect.poll(() => heard.toSorted()).toEqual([`games ${old}`, `tournaments ${cast.ladder}`]);
  await listener.close();
});

test('a spoilt game is played again too, and a tournament that was over goes on', async () => {
  const over = { ...(await ladderRow()), isLadder: false, state: 'over' as const, name: 'cup' };
  const [cup] = await store.db.insert(tournaments).values(over).returning();
  const tournament = cup?.id ?? 0;
  const spoilt = await addGame(store.db, cast, { state: 'spoilt', tournament });
  expect(await faultOf(spoilt)).toBe('ok');
  const [now] = await store.db.select().from(tournaments).where(eq(tournaments.id, tournament));
  expect(now?.state).toBe('running');
});

test('of two who order it at the same time, one does', async () => {
  const game = await addPlayed(store.db, cast, played);
  const codes = await Promise.all([faultOf(game), faultOf(game)]);
  expect(codes.toSorted()).toEqual(['no-rerun-state', 'ok']);
  const rows = await store.db.select().from(games);
  expect(rows.map(({ state }) => state).toSorted()).toEqual(['overruled', 'waiting']);
});

test('games that wait, are on, or belong to no tournament are not played again', async () => {
  for (const state of ['waiting', 'playing', 'cancelled', 'overruled'] as const) {
    expect(await faultOf(await addGame(store.db, cast, { state }))).toBe('no-rerun-state');
  }
  const trial = await addPlayed(store.db, cast, played, { purpose: 'trial' });
  expect(await faultOf(trial)).toBe('no-rerun-purpose');
  expect(await faultOf(2 ** 31 - 1)).toBe('no-game');
});

test('on a ladder, a game of a submission that was superseded counts no more', async () => {
  const game = await addPlayed(store.db, cast, played);
  const itself = eq(submissions.id, cast.bobs);
  await store.db.update(submissions).set({ state: 'superseded' }).where(itself);
  expect(await faultOf(game)).toBe('no-rerun-superseded');
  expect(await find(game)).toMatchObject({ state: 'done' });
  await store.db.update(submissions).set({ state: 'effective' }).where(itself);
  expect(await faultOf(game)).toBe('ok');
});

async function ladderRow() {
  const [row] = await store.db.select().from(tournaments).where(eq(tournaments.id, cast.ladder));
  if (row === undefined) throw new Error('no ladder');
  const { contest, rules, seed } = row;
  return { contest, rules, seed };
}
