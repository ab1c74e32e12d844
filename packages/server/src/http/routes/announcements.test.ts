import { Client } from '@daeguk/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContests } from '../../contests/files.js';
import { announcements } from '../../store/schema.js';
import { CONTESTS } from '../../testing/contest-file.js';
import { startServer, type TestServer } from '../../testing/server.js';
import { announcementHandlers } from './announcements.js';

let server: TestServer;
let organiser: Awaited<ReturnType<TestServer['signedIn']>>;
let anybody: Client;
beforeAll(async () => {
  server = await startServer({ handlers: announcementHandlers });
  await loadContests(server.arena.store, CONTESTS);
  organiser = await server.signedIn('organiser');
  anybody = new Client({ address: server.address });
});
afterAll(() => server.close());

const post = (body: { contest: string | null; title: string; text: string }) =>
  organiser.client.call('POST /api/announcements', { body });

const titles = async (contest?: string) => {
  const query = contest === undefined ? {} : { contest };
  const all = await anybody.call('GET /api/announcements', { query });
  return all.ok ? all.value.map(({ title }) => title) : all.fault;
};

test('organisers tell everybody something, of a contest or of all', async () => {
  const text = '<b>Bring</b> your bots\nby Friday.';
  expect(await post({ contest: null, title: ' Welcome ', text })).toEqual({
    ok: true,
    value: {
      id: 1,
      contest: null,
      title: 'Welcome',
      text,
      author: { id: organiser.account.id, nickname: organiser.account.nickname },
      postedAt: expect.any(String),
      changedAt: null,
    },
  });
  await post({ contest: 'reversi', title: 'Reversi', text: 'x' });
  await post({ contest: 'makyek', title: '막엑', text: 'x' });
  expect(await titles()).toEqual(['막엑', 'Reversi', 'Welcome']);
  expect(await titles('reversi')).toEqual(['Reversi', 'Welcome']);
  expect(await titles('nowhere')).toEqual(['Welcome']);
});

test('they change it, which is seen, and take it back', async () => {
  const params = { announcement: 2 };
  const change = (body: { title?: string; contest?: string | null }) =>
    organiser.client.call('PATCH /api/announcements/:announcement', { params, body });
  expect(await change({ title: 'Othello' })).toMatchObject({
    value: { title: 'Othello', contest: 'reversi', text: 'x', changedAt: expect.any(String) },
  });
  expect(await change({ contest: null })).toMatchObject({ value: { contest: null } });
  expect(await titles('makyek')).toEqual(['막엑', 'Othello', 'Welcome']);
  const gone = () => organiser.client.call('DELETE /api/announcements/:announcement', { params });
  expect(await gone()).toEqual({ ok: true, value: undefined });
  expect(await gone()).toMatchObject({
    fault: { code: 'no-announcement', values: { announcement: 2, status: 404 } },
  });
  expect(await change({ title: 'Late' })).toMatchObject({ fault: { code: 'no-announcement' } });
});

describe('what cannot be announced', () => {
  test.each([
    [{ contest: null, title: ' ', text: 'x' }, 'title'],
    [{ contest: null, title: 'x'.repeat(121), text: 'x' }, 'title'],
    [{ contest: null, title: 'x\u202ey', text: 'x' }, 'title'],
    [{ contest: null, title: 'x', text: '' }, 'text'],
    [{ contest: null, title: 'x', text: 'x'.repeat(4001) }, 'text'],
  ])('is told by its field', async (body, field) => {
    expect(await post(body)).toMatchObject({ fault: { values: { field, status: 400 } } });
  });

  test('is of a contest that is not there', async () => {
    expect(await post({ contest: 'chess', title: 'x', text: 'x' })).toMatchObject({
      fault: { code: 'unknown-contest' },
    });
    expect(
      await organiser.client.call('PATCH /api/announcements/:announcement', {
        params: { announcement: 1 },
        body: { contest: 'chess' },
      }),
    ).toMatchObject({ fault: { code: 'unknown-contest' } });
  });
});

test('only the latest are told', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({
    contest: null,
    title: `no. ${index}`,
    text: 'x',
    author: organiser.account.id,
  }));
  await server.arena.store.db.insert(announcements).values(rows);
  const all = await titles();
  expect(all).toHaveLength(50);
  expect(all).toMatchObject({ 0: 'no. 59', 49: 'no. 10' });
});
