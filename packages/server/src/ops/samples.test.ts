import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContests } from '../contests/files.js';
import { accounts, submissions } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { openStore } from '../testing/store.js';
import { ROOT } from './place.js';
import { addSamples, markStarted, wasStarted } from './samples.js';

let store: Store;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ store, close } = await openStore());
  expect(await loadContests(store, join(ROOT, 'contests'))).toEqual([]);
});
afterAll(() => close());

test('the house plays on every ladder at once, and samples wait to be built', async () => {
  await addSamples(store);
  const rows = await store.db.select().from(submissions).orderBy(submissions.id);
  expect(rows).toHaveLength(25);
  expect(rows[0]?.contest).toBe('picking-stones');
  const house = rows.filter(({ player }) => player.kind === 'house');
  expect(house).toHaveLength(10);
  expect(new Set(house.map(({ state }) => state))).toEqual(new Set(['playing']));
  const samples = rows.filter(({ player }) => player.kind === 'program');
  expect(new Set(samples.map(({ state }) => state))).toEqual(new Set(['pending']));
  expect(new Set(samples.map(({ contest }) => contest)).size).toBe(5);
});

test('nobody can sign in as one of them', async () => {
  const rows = await store.db.select().from(accounts);
  expect(rows).toHaveLength(5);
  for (const { passwordHash, role } of rows) {
    expect(passwordHash).toBeNull();
    expect(role).toBe('contestant');
  }
});

test('a start that was cut short is made up for, and no sample comes twice', async () => {
  await addSamples(store);
  expect(await store.db.$count(submissions)).toBe(25);
  expect(await store.db.$count(submissions, eq(submissions.number, 2))).toBe(0);
});

test('the first start is known afterwards', async () => {
  expect(await wasStarted(store.db)).toBe(false);
  await markStarted(store.db);
  await markStarted(store.db);
  expect(await wasStarted(store.db)).toBe(true);
});
