import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { submissions } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { orderBuild } from '../submissions/order-build.js';
import { changeState } from '../submissions/state.js';
import { openStore } from '../testing/store.js';
import { takeBuild } from '../worker/build.js';
import { python, Rows } from '../worker/testing/rows.js';
import { giveBack } from './give-back.js';

let store: Store;
let rows: Rows;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ store, close } = await openStore());
  rows = new Rows(store);
});
afterAll(() => close());

test('a build that is begun again and again and never ends is given up, until it is ordered again', async () => {
  const id = await rows.pending('makyek', python('makyek'), { 'bot.py': '' });
  for (let round = 0; round < 2; round++) {
    for (const state of ['pending', 'pending', 'system-error']) {
      const taken = await takeBuild(store, 'one');
      expect(taken?.row).toBe(id);
      await giveBack(store, taken!.lease);
      expect(await rows.stateOf(id)).toBe(state);
    }
    const [row] = await store.db.select().from(submissions).where(eq(submissions.id, id));
    expect(row!.reason).toEqual({ code: 'build-given-up', values: { times: 3 } });
    expect(await takeBuild(store, 'one')).toBeNull();
    await store.transaction(async (tx) => {
      await changeState(tx, id, 'pending');
      await orderBuild(store, tx, id);
    });
  }
});
