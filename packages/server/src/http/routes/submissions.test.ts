import { Client, type OwnSubmission } from '@daeguk/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../store/store.js';
import { addContest, addSubmission, BOT } from '../../submissions/testing/rows.js';
import { startServer, type TestServer } from '../../testing/server.js';
import { submissionHandlers } from './submissions.js';

type Person = Awaited<ReturnType<TestServer['signedIn']>>;

let server: TestServer;
let store: Store;
let author: Person;
let other: Person;
let organiser: Person;
let nobody: Client;
beforeAll(async () => {
  server = await startServer({ handlers: submissionHandlers });
  store = server.arena.store;
  author = await server.signedIn('contestant');
  other = await server.signedIn('contestant');
  organiser = await server.signedIn('organiser');
  nobody = new Client({ address: server.address });
});
afterAll(() => server.close());

async function submitted(): Promise<OwnSubmission> {
  const params = { contest: await addContest(store) };
  const sent = { params, body: BOT };
  const answer = await author.client.call('POST /api/contests/:contest/submissions', sent);
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  return answer.value;
}

test('who submits sees where it stands in the queue', async () => {
  expect(await submitted()).toMatchObject({
    number: 1,
    author: { id: author.account.id, nickname: author.account.nickname },
    state: 'pending',
    history: [{ state: 'pending' }],
    queue: { ahead: expect.any(Number) },
    files: [{ name: 'bot.py', bytes: 12 }],
  });
});

test('everybody sees who has submitted, whatever became of it', async () => {
  const { contest } = await submitted();
  const ask = (contest: string) =>
    nobody.call('GET /api/contests/:contest/authors', { params: { contest } });
  const { id, nickname } = author.account;
  expect(await ask(contest)).toEqual({ ok: true, value: [{ id, nickname }] });
  expect(await ask('nowhere')).toMatchObject({ fault: { code: 'unknown-contest' } });
});

test('only contestants and organisers submit', async () => {
  const contest = await addContest(store);
  const visitor = await server.signedIn('visitor');
  const submitBy = (client: Client) =>
    client.call('POST /api/contests/:contest/submissions', { params: { contest }, body: BOT });
  expect(await submitBy(nobody)).toMatchObject({ fault: { values: { status: 401 } } });
  expect(await submitBy(visitor.client)).toMatchObject({ fault: { values: { status: 403 } } });
  expect(await submitBy(organiser.client)).toMatchObject({ ok: true });
});

describe('one submission', () => {
  test('is shown in full to its author and organisers, to others in short', async () => {
    const { id } = await submitted();
    const seenBy = (client: Client) =>
      client.call('GET /api/submissions/:submission', { params: { submission: id } });
    for (const { client } of [author, organiser]) {
      expect(await seenBy(client)).toMatchObject({
        value: { id, diagnostics: '', history: [{ state: 'pending' }] },
      });
    }
    for (const client of [other.client, nobody]) {
      const answer = await seenBy(client);
      expect(answer).toMatchObject({ value: { id, state: 'pending' } });
      const keys = Object.keys(answer.ok ? answer.value : {});
      for (const hidden of ['diagnostics', 'history', 'reason', 'files', 'queue']) {
        expect(keys).not.toContain(hidden);
      }
    }
  });

  test('has its source for the same people only', async () => {
    const { id } = await submitted();
    const readBy = (client: Client) =>
      client.call('GET /api/submissions/:submission/source', { params: { submission: id } });
    for (const { client } of [author, organiser]) {
      expect(await readBy(client)).toEqual({ ok: true, value: BOT.files });
    }
    expect(await readBy(other.client)).toMatchObject({ fault: { code: 'forbidden' } });
    expect(await readBy(nobody)).toMatchObject({ fault: { values: { status: 401 } } });
  });

  test.each([
    'GET /api/submissions/:submission',
    'GET /api/submissions/:submission/source',
    'POST /api/submissions/:submission/enter',
    'POST /api/submissions/:submission/withdraw',
    'POST /api/submissions/:submission/rebuild',
  ] as const)('that is not there: %s', async (name) => {
    const params = { submission: 2_000_000_000 };
    expect(await organiser.client.call(name, { params })).toMatchObject({
      fault: { code: 'unknown-submission' },
    });
  });

  test('can be withdrawn by its author, and built again by organisers', async () => {
    const { id } = await submitted();
    const params = { submission: id };
    const withdraw = 'POST /api/submissions/:submission/withdraw';
    const rebuild = 'POST /api/submissions/:submission/rebuild';
    expect(await other.client.call(withdraw, { params })).toMatchObject({
      fault: { code: 'forbidden' },
    });
    expect(await author.client.call(withdraw, { params })).toMatchObject({
      value: { id, state: 'withdrawn', queue: null },
    });
    expect(await author.client.call(rebuild, { params })).toMatchObject({
      fault: { code: 'forbidden' },
    });
    expect(await organiser.client.call(rebuild, { params })).toMatchObject({
      fault: { code: 'wrong-state' },
    });
  });
});

describe('lists', () => {
  test('all of a contest, page by page, or those of one author', async () => {
    const contest = await addContest(store);
    const ids: number[] = [];
    for (const { account } of [author, other, author, author]) {
      ids.unshift(await addSubmission(store, { author: account.id, contest }, 'superseded'));
    }
    const name = 'GET /api/contests/:contest/submissions';
    const list = async (query: { limit?: number; before?: number; author?: number } = {}) => {
      const answer = await nobody.call(name, { params: { contest }, query });
      return answer.ok ? answer.value.map(({ id }) => id) : answer.fault;
    };
    expect(await list()).toEqual(ids);
    expect(await list({ limit: 2 })).toEqual(ids.slice(0, 2));
    expect(await list({ limit: 2, before: ids[1]! })).toEqual(ids.slice(2));
    expect(await list({ author: other.account.id })).toEqual([ids[2]]);
    expect(await nobody.call(name, { params: { contest: 'nowhere' } })).toMatchObject({
      fault: { code: 'unknown-contest' },
    });
  });

  test('mine, of all contests or of one', async () => {
    const me = await server.signedIn('contestant');
    const [one, two] = [await addContest(store), await addContest(store)];
    const lane = { author: me.account.id, contest: one };
    const first = await addSubmission(store, lane, 'effective');
    const second = await addSubmission(store, { ...lane, contest: two }, 'effective');
    const mine = async (query: { contest?: string } = {}) => {
      const answer = await me.client.call('GET /api/me/submissions', { query });
      return answer.ok ? answer.value.map(({ id }) => id) : answer.fault;
    };
    expect(await mine()).toEqual([second, first]);
    expect(await mine({ contest: one })).toEqual([first]);
  });
});

test('the quota says whether I may submit, and why not', async () => {
  const { contest, id } = await submitted();
  const quota = ({ client }: Person) =>
    client.call('GET /api/contests/:contest/quota', { params: { contest } });
  expect(await quota(author)).toEqual({
    ok: true,
    value: {
      maySubmit: false,
      reason: { code: 'in-queue', values: { submission: id } },
      nextAt: null,
      closesAt: null,
      judgeSecondsLeft: 14_400,
    },
  });
  expect(await quota(other)).toMatchObject({ value: { maySubmit: true, reason: null } });
});
