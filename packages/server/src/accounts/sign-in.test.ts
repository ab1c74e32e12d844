import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { openStore } from '../testing/store.js';
import { createAccount } from './accounts.js';
import { resetPassword } from './change-password.js';
import { numberAsPassword } from './passwords.js';
import { signIn } from './sign-in.js';

let store: Store;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ store, close } = await openStore());
});
afterAll(() => close());

const start = Date.now();
const trial = (number: string, password: string, seconds = 0, address = '::1') =>
  signIn(store, number, password, address, new Date(start + seconds * 1000));

const add = (number: string) =>
  createAccount(store.db, {
    number,
    role: 'contestant',
    passwordHash: numberAsPassword(number),
  });

const row = async (number: string) => {
  const [found] = await store.db.select().from(accounts).where(eq(accounts.number, number));
  return { failures: found?.failures, lockedUntil: found?.lockedUntil };
};

const WRONG = { fault: { code: 'wrong-sign-in' } };
const LOCKED = { fault: { code: 'locked' } };

it('lets in again when a lock is over, and forgets what was wrong', async () => {
  await add('20261');
  for (let time = 0; time < 5; time++) expect(await trial('20261', 'wrong')).toMatchObject(WRONG);
  expect(await trial('20261', '20261', 59)).toMatchObject(LOCKED);
  expect(await trial('20261', 'wrong', 61)).toMatchObject(WRONG);
  expect(await row('20261')).toEqual({ failures: 6, lockedUntil: null });
  expect(await trial('20261', '20261', 180)).toMatchObject(LOCKED);
  expect(await trial('20261', '20261', 182)).toMatchObject({ value: { number: '20261' } });
  expect(await row('20261')).toEqual({ failures: 0, lockedUntil: null });
  expect(await trial('20261', 'wrong', 182)).toMatchObject(WRONG);
  expect(await trial('20261', '20261', 182)).toMatchObject({ ok: true });
});

it('locks out nobody from elsewhere', async () => {
  await add('20262');
  for (let time = 0; time < 9; time++) await trial('20262', 'wrong', 0, '10.0.0.1');
  expect(await trial('20262', '20262', 0, '10.0.0.1')).toMatchObject(LOCKED);
  expect(await trial('20262', '20262', 0, '10.0.0.2')).toMatchObject({ ok: true });
});

it.each(['20263', 'nobody'])('locks %s for all after fifty from everywhere', async (number) => {
  await add('20263');
  for (let time = 0; time < 50; time++) {
    expect(await trial(number, 'wrong', 0, `10.0.1.${time}`)).toMatchObject(WRONG);
  }
  expect(await trial(number, '20263', 59, '10.0.2.1')).toMatchObject(LOCKED);
  expect(await trial(number, 'wrong', 61, '10.0.2.2')).toMatchObject(WRONG);
});

it('lets in at once whoever was given a new password', async () => {
  const made = await add('20264');
  for (let time = 0; time < 6; time++) await trial('20264', 'wrong');
  const reset = await resetPassword(store, made.ok ? made.value.id : 0);
  expect(await trial('20264', reset.ok ? reset.value : '')).toMatchObject({ ok: true });
});
