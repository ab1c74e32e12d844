import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  games,
  leases,
  notes,
  questions,
  submissions,
  tournaments,
  workers,
} from '../store/schema.js';
import type { Store } from '../store/store.js';
import { openStore } from '../testing/store.js';
import { takeBuild } from '../worker/build.js';
import { python, Rows } from '../worker/testing/rows.js';
import { beginGame } from './begin.js';
import { clearUp, Reaper, reap } from './reaper.js';
import { takeGame } from './take.js';

let store: Store;
let rows: Rows;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ store, close } = await openStore());
  rows = new Rows(store);
});
afterAll(() => close());

beforeEach(async () => {
  await store.db.execute(sql`delete from pgboss.job`);
  await store.db.delete(leases);
  await store.db.delete(games);
});

const ANY = { cores: true, persons: true };
const take = () => takeGame(store, 'one', ANY);
const ageLeases = () => store.db.execute(sql`update leases set until = now() - interval '1 ms'`);
const jobs = async () => {
  const { rows } = await store.db.execute<{ job: string }>(
    sql`select name || ' ' || (data->>'id') as job from pgboss.job where state < 'active'`,
  );
  return rows.map(({ job }) => job).sort();
};

test('a game that no worker survives is left to an organiser', async () => {
  const id = await rows.game('reversi');
  await store.db.update(games).set({ attempt: 19 }).where(eq(games.id, id));
  expect(await beginGame(store, (await take())!.lease)).toBe(20);
  await ageLeases();
  await reap(store);
  expect(await rows.readGame(id)).toMatchObject({ state: 'spoilt' });
  expect(await take()).toBeNull();
});

test('a game whose worker died goes back to the queue, once', async () => {
  const id = await rows.game('reversi');
  const taken = await take();
  expect(await beginGame(store, taken!.lease)).toBe(1);
  await reap(store);
  expect((await rows.readGame(id)).state).toBe('playing');
  await ageLeases();
  await Promise.all([reap(store), reap(store), reap(store)]);
  expect(await rows.readGame(id)).toMatchObject({ state: 'waiting', beganAt: null });
  expect(await jobs()).toEqual([`games ${id}`]);
  expect(await beginGame(store, taken!.lease)).toBeNull();
  const again = await take();
  expect(await beginGame(store, again!.lease)).toBe(2);
});

test('a game that was called off meanwhile stays off', async () => {
  const id = await rows.game('reversi');
  await take();
  await store.db.update(games).set({ state: 'cancelled' }).where(eq(games.id, id));
  await ageLeases();
  await reap(store);
  expect((await rows.readGame(id)).state).toBe('cancelled');
  expect(await jobs()).toEqual([]);
});

test('a build whose worker died is ordered again', async () => {
  const id = await rows.pending('makyek', python('makyek'), { 'bot.py': '' });
  await takeBuild(store, 'one');
  expect(await rows.stateOf(id)).toBe('building');
  await ageLeases();
  await reap(store);
  expect(await rows.stateOf(id)).toBe('pending');
  expect((await takeBuild(store, 'two'))?.row).toBe(id);
  await store.db.update(submissions).set({ state: 'withdrawn' });
});

test('work without a job gets one, but not twice, and not while its tournament is paused', async () => {
  await rows.contest('reversi');
  const rules = {} as (typeof tournaments.$inferInsert)['rules'];
  const [tournament] = await store.db
    .insert(tournaments)
    .values({ contest: 'reversi', name: '', rules, seed: 1, isLadder: false, state: 'paused' })
    .returning({ id: tournaments.id });
  const leased = await rows.game('reversi');
  await take();
  const waiting = await rows.game('reversi');
  const played = await rows.game('reversi', { purpose: 'trial' });
  const paused = await rows.game('reversi', {
    purpose: 'tournament',
    tournament: tournament!.id,
  });
  const pending = await rows.submission('makyek', python('makyek'), {}, 'pending');
  const building = await rows.submission('makyek', python('makyek'), {}, 'building');
  // As after an import: rows, and no jobs.
  await store.db.execute(sql`delete from pgboss.job`);
  await store.db.update(games).set({ state: 'playing' }).where(eq(games.id, played));
  await Promise.all([clearUp(store), clearUp(store)]);
  await clearUp(store);
  const found = [`builds ${pending}`, `builds ${building}`, `games ${waiting}`, `games ${played}`];
  expect(await jobs()).toEqual(found.sort());
  expect((await rows.readGame(played)).state).toBe('waiting');
  expect(await rows.stateOf(building)).toBe('pending');
  await store.db.update(tournaments).set({ state: 'running' });
  await clearUp(store);
  expect(await jobs()).toContain(`games ${paused}`);
  expect(await jobs()).not.toContain(`games ${leased}`);
});

test('notes and questions of games that are not on are removed', async () => {
  const [over, on] = [await rows.game('reversi'), await rows.game('reversi')];
  const note = { event: 'named', seat: 'first', name: '' } as const;
  for (const game of [over, on]) {
    await store.db.insert(notes).values({ game, attempt: 1, number: 1, note });
    await store.db.insert(notes).values({ game, attempt: 2, number: 1, note });
    await store.db.insert(questions).values({ game, seat: 'first', attempt: 2, number: 1 });
  }
  await store.db.update(games).set({ state: 'done' }).where(eq(games.id, over));
  await store.db.update(games).set({ state: 'playing', attempt: 2 }).where(eq(games.id, on));
  await store.db.insert(leases).values({
    work: `game:${on}`,
    worker: 'one',
    token: crypto.randomUUID(),
    until: sql`now() + interval '1 hour'`,
  });
  await clearUp(store);
  expect(await store.db.select().from(notes)).toMatchObject([{ game: on, attempt: 2 }]);
  expect(await store.db.select().from(questions)).toMatchObject([{ game: on }]);
});

test('a running reaper marks who is silent as gone', async () => {
  await rows.worker('silent', { seenAt: new Date(Date.now() - 60_000) });
  await rows.worker('live');
  const reaper = new Reaper(store, pino({ enabled: false }));
  reaper.start();
  const states = async () => {
    const found = await store.db.select().from(workers).orderBy(workers.id);
    return found.map(({ id, state }) => `${id} ${state}`);
  };
  await expect.poll(states).toEqual(['live working', 'silent gone']);
  await reaper.stop();
});
