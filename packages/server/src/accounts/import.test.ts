import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { openStore } from '../testing/store.js';
import { createAccount } from './accounts.js';
import { importAccounts } from './import.js';

let store: Store;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ store, close } = await openStore());
});
afterAll(() => close());

it('keeps who is there, and calls them as the list says', async () => {
  await createAccount(store.db, { number: 'old', name: 'Before', group: 'A', role: 'visitor' });
  const imported = await importAccounts(store, 'number,name,group\nold,After,\nnew,New,B\n,x,y');
  expect(imported).toMatchObject({ ok: true, value: { added: 1, kept: 1 } });
  expect(await store.db.select().from(accounts).orderBy(accounts.number)).toMatchObject([
    {
      number: 'new',
      name: 'New',
      group: 'B',
      role: 'contestant',
      nickname: null,
      mustChangePassword: true,
      passwordHash: expect.stringMatching(/^number:/),
    },
    { number: 'old', name: 'After', group: 'A', role: 'visitor', passwordHash: null },
  ]);
});

it('calls nobody anything who registered by themselves, and says so', async () => {
  const own = { number: 'taken', nickname: 'Impostor', passwordHash: '$own' };
  await createAccount(store.db, { ...own, role: 'visitor' });
  const imported = await importAccounts(store, 'taken,Kim,A\nfree,Lee,A');
  expect(imported).toMatchObject({
    value: {
      added: 1,
      kept: 0,
      lines: [
        { number: 'taken', problem: { code: 'import-registered' } },
        { number: 'free', problem: null },
      ],
    },
  });
  const [row] = await store.db.select().from(accounts).where(eq(accounts.number, 'taken'));
  expect(row).toMatchObject({ name: '', group: '', passwordHash: '$own' });
  expect(await importAccounts(store, 'taken\nfree,Lee,B')).toMatchObject({
    value: { added: 0, kept: 2, lines: [{ problem: null }, { problem: null }] },
  });
});

it('takes a list of thousands in a moment', async () => {
  const csv = Array.from({ length: 5000 }, (_, at) => `n${at},Name ${at},G`).join('\n');
  const begun = performance.now();
  expect(await importAccounts(store, csv)).toMatchObject({ ok: true, value: { added: 5000 } });
  expect(performance.now() - begun).toBeLessThan(15_000);
  expect(await importAccounts(store, csv)).toMatchObject({
    ok: true,
    value: { added: 0, kept: 5000 },
  });
  expect(await store.db.$count(accounts, eq(accounts.group, 'G'))).toBe(5000);
});

it('takes no more than ten thousand', async () => {
  const csv = Array.from({ length: 10_001 }, (_, at) => `m${at}`).join('\n');
  expect(await importAccounts(store, csv)).toEqual({
    ok: false,
    fault: { code: 'import-too-many', values: { most: 10_000, found: 10_001 } },
  });
});
