import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../testing/store.js';
import { Listener } from './listener.js';
import { accounts } from './schema.js';
import type { Store } from './store.js';

let store: Store;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ store, close } = await openStore());
});
afterAll(() => close());

test('a row, its job and the word of it come together or not at all', async () => {
  const heard: string[] = [];
  const listener = new Listener(store.url).on('work', (payload) => heard.push(payload));
  await listener.open();
  const add = (number: string, fails: boolean) =>
    store.transaction(async ({ db, jobs, notify }) => {
      await db.insert(accounts).values({ number, role: 'visitor' });
      await store.boss.send('games', { number }, jobs);
      await notify('work', number);
      if (fails) throw new Error('a power cut');
    });
  await expect(add('one', true)).rejects.toThrow('a power cut');
  await add('two', false);
  expect(await store.db.select().from(accounts).where(eq(accounts.number, 'one'))).toEqual([]);
  expect(await store.db.select().from(accounts)).toMatchObject([{ number: 'two' }]);
  expect(await store.boss.fetch('games', { batchSize: 9 })).toMatchObject([
    { data: { number: 'two' } },
  ]);
  await expect.poll(() => heard).toEqual(['two']);
  await listener.close();
});
