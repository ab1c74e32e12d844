import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '../store/store.js';
import { openStore } from '../testing/store.js';
import { endExpired, endLease, holdsLease, type Lease, renewLeases, takeLease } from './leases.js';

let store: Store;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ store, close } = await openStore());
});
afterAll(() => close());

const take = (id: number, worker = 'one') =>
  store.transaction((tx) => takeLease(tx, { kind: 'game', id }, worker));

const age = (id: number) =>
  store.db.execute(
    sql`update leases set until = now() - interval '1 ms' where work = ${`game:${id}`}`,
  );

test('a piece of work is with one worker at a time', async () => {
  const taken = await Promise.all([...Array(8).keys()].map((worker) => take(1, `w${worker}`)));
  expect(taken.filter((lease) => lease !== null)).toHaveLength(1);
});

test('it ends once, and with its own token only', async () => {
  const lease = (await take(2)) as Lease;
  const stranger = { ...lease, token: '00000000-0000-4000-8000-000000000000' };
  expect(await store.transaction((tx) => endLease(tx, stranger))).toBe(false);
  expect(await store.transaction((tx) => holdsLease(tx, lease))).toBe(true);
  expect(await store.transaction((tx) => endLease(tx, lease))).toBe(true);
  expect(await store.transaction((tx) => endLease(tx, lease))).toBe(false);
  expect(await store.transaction((tx) => holdsLease(tx, lease))).toBe(false);
});

test('what is not renewed ends; what is renewed stays; what is lost is told', async () => {
  const [kept, dropped] = [(await take(3)) as Lease, (await take(4)) as Lease];
  await age(3);
  await age(4);
  expect(await renewLeases(store.db, [kept])).toEqual(new Set([kept.token]));
  expect(await store.transaction(endExpired)).toEqual([{ kind: 'game', id: 4 }]);
  expect(await renewLeases(store.db, [kept, dropped])).toEqual(new Set([kept.token]));
  expect(await renewLeases(store.db, [])).toEqual(new Set());
});

test('a lease of old is not the one that came after it', async () => {
  const old = (await take(5)) as Lease;
  await age(5);
  await store.transaction(endExpired);
  const young = (await take(5)) as Lease;
  expect(await renewLeases(store.db, [old])).toEqual(new Set());
  expect(await store.transaction((tx) => endLease(tx, old))).toBe(false);
  expect(await store.transaction((tx) => endLease(tx, young))).toBe(true);
});
