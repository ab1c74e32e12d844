import { Client, contestPage } from '@daeguk/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContests } from '../../contests/files.js';
import { CONTESTS, contestFile } from '../../testing/contest-file.js';
import { startServer, type TestServer } from '../../testing/server.js';
import { contestHandlers } from './contests.js';

let server: TestServer;
let organiser: Client;
let visitor: Client;
beforeAll(async () => {
  server = await startServer({ handlers: contestHandlers });
  await loadContests(server.arena.store, CONTESTS);
  organiser = (await server.signedIn('organiser')).client;
  visitor = new Client({ address: server.address });
});
afterAll(() => server.close());

test('everybody sees the contests', async () => {
  const all = await visitor.call('GET /api/contests', {});
  const ids = all.ok ? all.value.map(({ id }) => id) : [];
  expect(ids.toSorted()).toEqual(['algocup', 'makyek', 'microchess', 'picking-stones', 'reversi']);
  const page = await visitor.call('GET /api/contests/:contest', { params: { contest: 'makyek' } });
  const { phase, entry, terms, compilers, submissions } = contestPage.parse(page.ok && page.value);
  expect({ phase, entry }).toEqual({ phase: 'open', entry: 'open' });
  expect(compilers).toContainEqual({ name: 'python3', language: 'python', extensions: ['.py'] });
  expect(submissions.sourceBytes).toBe(1_048_576);
  expect(terms).toMatchObject({ ladderGames: 2, scoring: { per: 'match', win: 3 } });
  expect(terms.limits).toContainEqual({ what: 'Memory', figure: '350 MB' });
  const none = await visitor.call('GET /api/contests/:contest', { params: { contest: 'chess' } });
  expect(none).toMatchObject({ fault: { code: 'unknown-contest' } });
});

test('only organisers make and change contests', async () => {
  const file = contestFile('makyek', { id: 'spring' });
  const { client: contestant } = await server.signedIn('contestant');
  const refused = await contestant.call('POST /api/contests', { body: { file } });
  expect(refused).toMatchObject({ fault: { code: 'forbidden' } });
  const made = await organiser.call('POST /api/contests', { body: { file } });
  expect(made).toMatchObject({ value: { id: 'spring', isFromFile: false } });
  const changed = await organiser.call('PATCH /api/contests/:contest', {
    params: { contest: 'spring' },
    body: { calendar: { opensAt: '2040-01-01T00:00:00+09:00' } },
  });
  expect(changed).toMatchObject({
    value: { phase: 'coming', calendar: { opensAt: '2039-12-31T15:00:00.000Z', closesAt: null } },
  });
});

test('of two organisers who change the same contest, the second is told and undoes nothing', async () => {
  const params = { contest: 'reversi' };
  const read = await organiser.call('GET /api/contests/:contest', { params });
  const revision = read.ok ? read.value.revision : '';
  const change = (body: object) =>
    organiser.call('PATCH /api/contests/:contest', { params, body: { revision, ...body } });
  const first = await change({ calendar: { closesAt: '2041-01-01T00:00:00Z' } });
  expect(first.ok && first.value.revision).not.toBe(revision);
  expect(await change({ entry: 'listed', calendar: { closesAt: null } })).toMatchObject({
    fault: { code: 'contest-changed', values: { status: 409 } },
  });
  const now = await organiser.call('GET /api/contests/:contest', { params });
  expect(now).toMatchObject({
    value: { entry: 'open', calendar: { closesAt: '2041-01-01T00:00:00.000Z' } },
  });
  const next = { revision: now.ok ? now.value.revision : '', calendar: { closesAt: null } };
  expect(await change(next)).toMatchObject({ value: { revision } });
});

describe('a contest that is planned', () => {
  const check = (changes: object, more: object = {}) =>
    organiser.call('POST /api/contests/check', {
      body: { file: contestFile('makyek', { id: 'planned', ...changes }), ...more },
    });

  test('is shown as it would be, and not kept', async () => {
    const calendar = { opensAt: '2040-01-01T00:00:00Z' };
    const [first, again] = [await check({}, { calendar }), await check({}, { calendar })];
    expect(contestPage.parse(first.ok && first.value)).toMatchObject({
      id: 'planned',
      game: 'makyek',
      phase: 'coming',
      isFromFile: false,
      entrants: 0,
    });
    expect(again).toEqual(first);
    const none = visitor.call('GET /api/contests/:contest', { params: { contest: 'planned' } });
    expect(await none).toMatchObject({ fault: { code: 'unknown-contest' } });
  });

  test.each([
    ['id', 'contest-field', { id: 'Not An Id' }],
    ['id', 'contest-taken', { id: 'reversi' }],
    ['title.ko', 'contest-field', { title: { en: 'x', ko: 1, zh: 'x' } }],
    ['title.en', 'contest-title', { title: { en: 'x'.repeat(121), ko: 'x', zh: 'x' } }],
    ['title.ko', 'contest-title', { title: { en: 'x', ko: ' ', zh: 'x' } }],
    ['title.zh', 'contest-title', { title: { en: 'x', ko: 'x', zh: 'x\u200b' } }],
    ['title.zh', 'contest-title', { title: { en: 'x', ko: 'x', zh: '\u202ex' } }],
    ['limits.memoryMegabytes', 'contest-field', { limits: { memoryMegabytes: -1 } }],
    ['limits.moveSeconds', 'contest-untimed', { limits: { moveSeconds: null, gameSeconds: null } }],
    ['limits.moveSeconds', 'contest-empty-range', { limits: { moveSeconds: { from: 3, to: 2 } } }],
    ['options', 'contest-field', { options: { plies: -5 } }],
    ['game', 'contest-unknown', { game: 'chess' }],
    ['protocols', 'contest-unknown', { protocols: ['telepathy'] }],
    ['protocols', 'contest-other-game', { protocols: ['reversi-tcp'] }],
    ['ladder.gapSeconds', 'contest-field', { ladder: { gapSeconds: -1 } }],
    ['format', 'tournament-format', { format: { kind: 'lottery' } }],
    ['scoring.win', 'tournament-field', { scoring: { win: 'much' } }],
  ])('is told by its field what is wrong: %s, %s', async (field, code, changes) => {
    const wrong = { fault: { code, values: { field } } };
    expect(await check(changes)).toMatchObject(wrong);
    const body = { file: contestFile('makyek', { id: 'planned', ...changes }) };
    expect(await organiser.call('POST /api/contests', { body })).toMatchObject(wrong);
  });

  test('has its dates in order', async () => {
    const calendar = { opensAt: '2040-01-02T00:00:00Z', closesAt: '2040-01-01T00:00:00Z' };
    expect(await check({}, { calendar })).toMatchObject({
      fault: { code: 'calendar-order', values: { field: 'calendar.closesAt' } },
    });
    expect(await check({}, { calendar: { thawedAt: '2040-01-01T00:00:00Z' } })).toMatchObject({
      fault: { code: 'calendar-thaw', values: { field: 'calendar.thawedAt' } },
    });
  });
});

test('the list of a contest is kept by numbers', async () => {
  const { account } = await server.signedIn('contestant');
  const params = { contest: 'makyek' };
  const numbers = [account.number, 'nobody', ` ${account.number} `];
  const add = () =>
    organiser.call('POST /api/contests/:contest/entrants', { params, body: { numbers } });
  expect(await add()).toEqual({ ok: true, value: { added: 1, unknown: ['nobody'] } });
  expect(await add()).toEqual({ ok: true, value: { added: 0, unknown: ['nobody'] } });
  const list = () => organiser.call('GET /api/contests/:contest/entrants', { params });
  expect(await list()).toMatchObject({ value: [{ id: account.id, number: account.number }] });
  await organiser.call('DELETE /api/contests/:contest/entrants/:account', {
    params: { ...params, account: account.id },
  });
  expect(await list()).toEqual({ ok: true, value: [] });
  const elsewhere = { params: { contest: 'chess' } };
  expect(await organiser.call('GET /api/contests/:contest/entrants', elsewhere)).toMatchObject({
    fault: { code: 'unknown-contest' },
  });
});
