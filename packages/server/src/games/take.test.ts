import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { games, leases, tournaments, workers } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { openStore } from '../testing/store.js';
import { Rows } from '../worker/testing/rows.js';
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
  await store.db.delete(workers);
  await store.db.delete(games);
});

const ANY = { cores: true, persons: true };
const NO_CORES = { cores: false, persons: true };
const PERSON = { kind: 'person', account: null, name: 'somebody', key: '' } as const;
const take = async (worker = 'one', room = ANY) =>
  (await takeGame(store, worker, room))?.row.id ?? null;

test('many workers take each game once', async () => {
  const wanted: number[] = [];
  for (let game = 0; game < 12; game++) wanted.push(await rows.game('reversi'));
  const takers = [...Array(6).keys()].map(async (worker) => {
    const taken: number[] = [];
    for (let id = await take(`w${worker}`); id !== null; id = await take(`w${worker}`)) {
      taken.push(id);
    }
    return taken;
  });
  const taken = (await Promise.all(takers)).flat().sort((a, b) => a - b);
  expect(taken).toEqual(wanted);
  expect(await store.db.select().from(leases)).toHaveLength(12);
  // From here on the lease stands for the work: a job that was left would come up again one day.
  expect((await store.db.execute(sql`select id from pgboss.job`)).rows).toEqual([]);
});

test('what was called off is passed over', async () => {
  const off = await rows.game('reversi');
  const on = await rows.game('reversi');
  await store.db.update(games).set({ state: 'cancelled' }).where(eq(games.id, off));
  expect(await take()).toBe(on);
  expect(await take()).toBeNull();
});

test('who waits at a screen comes first', async () => {
  await rows.game('reversi', { purpose: 'tournament' });
  const unattended = await rows.game('reversi');
  const trial = await rows.game('reversi', { purpose: 'trial' });
  const practice = await rows.game('reversi', { first: PERSON });
  expect(await take()).toBe(practice);
  expect(await take()).toBe(trial);
  expect(await take()).toBe(unattended);
});

test('a game is left to others by who spoilt it, if there are any', async () => {
  const id = await rows.game('reversi');
  await store.db
    .update(games)
    .set({ spoiltBy: ['one'] })
    .where(eq(games.id, id));
  await rows.worker('one');
  await rows.worker('two');
  expect(await take('one')).toBeNull();
  await expect.poll(() => take('two'), { timeout: 5000 }).toBe(id);
});

test('with nobody else there, it plays it again', async () => {
  const id = await rows.game('reversi');
  await store.db
    .update(games)
    .set({ spoiltBy: ['one'] })
    .where(eq(games.id, id));
  await rows.worker('one');
  await rows.worker('asleep', { seenAt: new Date(Date.now() - 60_000) });
  await rows.worker('out', { state: 'withdrawn' });
  expect(await take('one')).toBe(id);
});

test('no game of a tournament begins that is paused', async () => {
  await rows.contest('reversi');
  const rules = {} as (typeof tournaments.$inferInsert)['rules'];
  const [paused] = await store.db
    .insert(tournaments)
    .values({ contest: 'reversi', name: '', rules, seed: 1, isLadder: false, state: 'paused' })
    .returning({ id: tournaments.id });
  const id = await rows.game('reversi', { purpose: 'tournament', tournament: paused!.id });
  expect(await take()).toBeNull();
  expect((await rows.readGame(id)).state).toBe('waiting');
});

test('without a free core only games of persons are taken, and nothing else is touched', async () => {
  const bots = await rows.game('reversi', { purpose: 'tournament' });
  expect(await take('one', NO_CORES)).toBeNull();
  const person = await rows.game('reversi', { first: PERSON });
  expect(await take('one', NO_CORES)).toBe(person);
  expect(await take('one', NO_CORES)).toBeNull();
  expect(await take('one')).toBe(bots);
});

test('where persons have no room, the others are not held up', async () => {
  const person = await rows.game('reversi', { first: PERSON });
  const bots = await rows.game('reversi', { purpose: 'tournament' });
  expect(await take('one', { cores: true, persons: false })).toBe(bots);
  await expect.poll(() => take('two'), { timeout: 5000 }).toBe(person);
});
