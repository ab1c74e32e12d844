import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contestEntrants, submissionHistory, submissions } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { openStore } from '../testing/store.js';
import { readFiles } from './sources.js';
import { createHouseSubmission, createSampleSubmission, submit } from './submit.js';
import { addAccount, addContest, addSubmission, BOT, sent } from './testing/rows.js';

let store: Store;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ store, close } = await openStore());
});
afterAll(() => close());

async function find(id: number) {
  const [row] = await store.db.select().from(submissions).where(eq(submissions.id, id));
  return row!;
}

function statesOf(id: number) {
  return store.db
    .select({ state: submissionHistory.state })
    .from(submissionHistory)
    .where(eq(submissionHistory.submission, id));
}

/** The ids of all that wait to be built. */
async function jobs(): Promise<number[]> {
  const fetched = await store.boss.fetch<{ id: number }>('builds', { batchSize: 1000 });
  return fetched.map(({ data }) => data.id);
}

const HOUR = 3_600_000;
const past = () => new Date(Date.now() - HOUR);
const future = () => new Date(Date.now() + HOUR);

test('a program becomes a row with its files, and waits to be built', async () => {
  const account = await addAccount(store);
  const contest = await addContest(store);
  const files = [sent('b.h', 'int f(void);'), sent('a.c', 'int main(void) { return 0; }')];
  const wanted = { files, compiler: 'c11', trial: { house: 'easy' } as const };
  const result = await submit(store, account, contest, wanted);
  expect(result).toMatchObject({ ok: true });
  const id = result.ok ? result.value : 0;
  expect(await find(id)).toMatchObject({
    contest,
    author: account.id,
    number: 1,
    player: { kind: 'program', compiler: 'c11', protocol: 'makyek' },
    language: 'c',
    bytes: 40,
    state: 'pending',
    trial: { house: 'easy' },
  });
  expect(await readFiles(store.db, id)).toEqual([
    { name: 'a.c', bytes: Buffer.from('int main(void) { return 0; }') },
    { name: 'b.h', bytes: Buffer.from('int f(void);') },
  ]);
  expect(await statesOf(id)).toEqual([{ state: 'pending' }]);
  expect(await jobs()).toEqual([id]);
});

describe('who may submit, and when', () => {
  test('nothing to a contest that is not there', async () => {
    const account = await addAccount(store);
    expect(await submit(store, account, 'nowhere', BOT)).toMatchObject({
      fault: { code: 'unknown-contest' },
    });
  });

  test('not before it opens, not after it closes, but while its board is frozen', async () => {
    const account = await addAccount(store);
    const organiser = await addAccount(store, 'organiser');
    const [opensAt, closesAt] = [future(), past()];
    const coming = await addContest(store, { opensAt });
    const closed = await addContest(store, { closesAt });
    const frozen = await addContest(store, { frozenAt: past() });
    expect(await submit(store, account, coming, BOT)).toMatchObject({
      fault: { code: 'contest-coming', values: { opensAt: opensAt.toISOString() } },
    });
    expect(await submit(store, account, closed, BOT)).toMatchObject({
      fault: { code: 'contest-closed', values: { closesAt: closesAt.toISOString() } },
    });
    expect(await submit(store, account, frozen, BOT)).toMatchObject({ ok: true });
    expect(await submit(store, organiser, coming, BOT)).toMatchObject({ ok: true });
    expect(await submit(store, organiser, closed, BOT)).toMatchObject({ ok: true });
  });

  test('where there is a list, only those on it', async () => {
    const [listed, other] = [await addAccount(store), await addAccount(store)];
    const contest = await addContest(store, { entry: 'listed' });
    await store.db.insert(contestEntrants).values({ contest, account: listed.id });
    expect(await submit(store, listed, contest, BOT)).toMatchObject({ ok: true });
    expect(await submit(store, other, contest, BOT)).toMatchObject({
      fault: { code: 'not-listed' },
    });
  });

  test('no visitors', async () => {
    const visitor = await addAccount(store, 'visitor');
    expect(await submit(store, visitor, await addContest(store), BOT)).toMatchObject({
      fault: { code: 'forbidden' },
    });
  });

  test('what cannot be built leaves nothing behind', async () => {
    const account = await addAccount(store);
    const contest = await addContest(store, { ladder: { sourceBytes: 5 } });
    expect(await submit(store, account, contest, BOT)).toMatchObject({
      fault: { code: 'too-large', values: { bytes: 12, most: 5 } },
    });
    const rows = store.db.select().from(submissions).where(eq(submissions.contest, contest));
    expect(await rows).toEqual([]);
  });

  test('quotas hold', async () => {
    const account = await addAccount(store);
    const contest = await addContest(store, { ladder: { gapSeconds: 60 } });
    await addSubmission(store, { author: account.id, contest }, 'effective');
    expect(await submit(store, account, contest, BOT)).toMatchObject({
      fault: { code: 'too-soon' },
    });
  });
});

describe('a trial', () => {
  test('is played against an own submission that was built', async () => {
    const [account, other] = [await addAccount(store), await addAccount(store)];
    const [contest, elsewhere] = [await addContest(store), await addContest(store)];
    const mine = { author: account.id, contest };
    const trialWith = (submission: number) =>
      submit(store, account, contest, { ...BOT, trial: { submission } });
    const unfit = [
      await addSubmission(store, { ...mine, author: other.id }, 'effective'),
      await addSubmission(store, { ...mine, contest: elsewhere }, 'effective'),
      await addSubmission(store, mine, 'build-error'),
      2_000_000_000,
    ];
    for (const submission of unfit) {
      expect(await trialWith(submission)).toMatchObject({
        fault: { code: 'trial-opponent', values: { submission } },
      });
    }
    const fit = await addSubmission(store, mine, 'superseded');
    expect(await trialWith(fit)).toMatchObject({ ok: true });
  });
});

describe('many at once', () => {
  test('of 20 at once by one author, one gets through', async () => {
    const account = await addAccount(store);
    const contest = await addContest(store);
    const all = Array.from({ length: 20 }, () => submit(store, account, contest, BOT));
    const results = await Promise.all(all);
    const codes = results.map((result) => (result.ok ? 'ok' : result.fault.code)).sort();
    expect(codes).toEqual([...Array(19).fill('in-queue'), 'ok']);
  });

  test('each author counts for themselves, without a gap', async () => {
    const contest = await addContest(store);
    const authors = await Promise.all([1, 2, 3].map(() => addAccount(store)));
    const files = [{ name: 'bot.py', bytes: Buffer.from('x = 1\n') }];
    const add = (author: number) =>
      store.transaction((tx) => createSampleSubmission(store, tx, author, contest, files));
    await Promise.all([1, 2, 3, 4, 5, 6].flatMap(() => authors.map(({ id }) => add(id))));
    for (const { id } of authors) {
      const rows = await store.db
        .select({ number: submissions.number })
        .from(submissions)
        .where(eq(submissions.author, id));
      expect(rows.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });
});

describe('the arena’s own', () => {
  test('the house is on the ladder at once', async () => {
    const { id: author } = await addAccount(store);
    const contest = await addContest(store);
    const player = { kind: 'house', level: 'easy' } as const;
    const id = await store.transaction((tx) => createHouseSubmission(tx, author, contest, player));
    expect(await find(id)).toMatchObject({ player, language: 'house', bytes: 0, state: 'playing' });
    expect(await statesOf(id)).toEqual([{ state: 'pending' }, { state: 'playing' }]);
  });

  test('a sample is checked like any other, but waits for nobody', async () => {
    const { id: author } = await addAccount(store);
    const contest = await addContest(store, { ladder: { gapSeconds: 60 } });
    const add = (name: string) =>
      store.transaction((tx) =>
        createSampleSubmission(store, tx, author, contest, [{ name, bytes: Buffer.from('x') }]),
      );
    expect(await add('bot.txt')).toMatchObject({ fault: { code: 'file-extension' } });
    expect(await add('bot.py')).toMatchObject({ ok: true });
    expect(await add('bot.py')).toMatchObject({ ok: true });
  });
});
