import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { openStore } from '../testing/store.js';
import { createAccount } from './accounts.js';
import { numberAsPassword } from './passwords.js';
import { signIn } from './sign-in.js';

let store: Store;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ store, close } = await openStore());
});
afterAll(() => close());

it('lets in again when a lock is over, and forgets what was wrong', async () => {
  const passwordHash = numberAsPassword('20261');
  await createAccount(store.db, { number: '20261', role: 'contestant', passwordHash });
  const start = Date.now();
  const trial = (password: string, seconds: number) =>
    signIn(store, '20261', password, new Date(start + seconds * 1000));
  const row = async () => {
    const [found] = await store.db.select().from(accounts).where(eq(accounts.number, '20261'));
    return { failures: found?.failures, lockedUntil: found?.lockedUntil };
  };
  for (let time = 0; time < 5; time++) {
    expect(await trial('wrong', 0)).toMatchObject({ fault: { code: 'wrong-sign-in' } });
  }
  expect(await row()).toEqual({ failures: 5, lockedUntil: new Date(start + 60_000) });
  expect(await trial('20261', 59)).toMatchObject({ fault: { code: 'locked' } });
  expect(await trial('wrong', 61)).toMatchObject({ fault: { code: 'wrong-sign-in' } });
  expect(await trial('20261', 180)).toMatchObject({ fault: { code: 'locked' } });
  expect(await trial('20261', 182)).toMatchObject({ ok: true, value: { number: '20261' } });
  expect(await row()).toEqual({ failures: 0, lockedUntil: null });
});
