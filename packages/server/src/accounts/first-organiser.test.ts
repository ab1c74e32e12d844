import { afterEach, beforeEach, expect, it } from 'vitest';
import { accounts, sessions } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { openStore } from '../testing/store.js';
import { createAccount } from './accounts.js';
import { ensureOrganiser, isFirstStart } from './first-organiser.js';
import { numberAsPassword } from './passwords.js';
import { openSession } from './sessions.js';
import { signIn } from './sign-in.js';

let store: Store;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ store, close } = await openStore());
});
afterEach(() => close());

it('is made once, with a password for one use', async () => {
  const { number, password } = (await ensureOrganiser(store))!;
  expect(password).toMatch(/^[a-z2-9-]{19}$/);
  expect(await signIn(store, number, password, '::1')).toMatchObject({
    ok: true,
    value: { role: 'organiser', nickname: 'Organiser', mustChangePassword: true },
  });
  expect(await isFirstStart(store.db)).toBe(true);
  // Nobody has used the first one: it may have been lost.
  const second = await ensureOrganiser(store);
  expect(second?.password).not.toBe(password);
  await store.db.update(accounts).set({ mustChangePassword: false });
  expect(await isFirstStart(store.db)).toBe(false);
  expect(await ensureOrganiser(store)).toBeNull();
});

it('is nobody who took the number or the nickname before', async () => {
  const taken = await createAccount(store.db, {
    number: 'organiser',
    role: 'visitor',
    passwordHash: numberAsPassword('organiser'),
  });
  await createAccount(store.db, { number: 'x', nickname: 'ORGANISER', role: 'visitor' });
  if (!taken.ok) throw new Error(taken.fault.code);
  await openSession(store.db, taken.value.id, '');
  const { number, password } = (await ensureOrganiser(store))!;
  expect(await signIn(store, 'organiser', 'organiser', '::1')).toMatchObject({ ok: false });
  expect(await store.db.$count(sessions)).toBe(0);
  expect(await signIn(store, number, password, '::1')).toMatchObject({
    ok: true,
    value: { role: 'organiser', nickname: null },
  });
  expect(await store.db.$count(accounts)).toBe(2);
});
