import { Client } from '@daeguk/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContests } from '../../contests/files.js';
import { contests, games, submissions } from '../../store/schema.js';
import { CONTESTS } from '../../testing/contest-file.js';
import { startServer, type TestServer } from '../../testing/server.js';
import { enterLadder } from '../../tournaments/ladder.js';
import { eventually } from '../../tournaments/testing/desk.js';
import { tournamentHandlers } from './tournaments.js';

let server: TestServer;
let organiser: Client;
let visitor: Client;
const entered: number[] = [];
beforeAll(async () => {
  server = await startServer({ handlers: tournamentHandlers });
  await loadContests(server.arena.store, CONTESTS);
  organiser = (await server.signedIn('organiser')).client;
  visitor = new Client({ address: server.address });
  for (let one = 0; one < 3; one++) entered.push(await enter());
});
afterAll(() => server.close());

async function enter(): Promise<number> {
  const { store } = server.arena;
  const { account } = await server.signedIn('contestant');
  return store.transaction(async (tx) => {
    const player = { kind: 'random' as const };
    const rest = { number: 1, player, language: 'random', bytes: 0, state: 'building' as const };
    const [row] = await tx.db
      .insert(submissions)
      .values({ contest: 'makyek', author: account.id, ...rest })
      .returning();
    const id = row?.id ?? expect.unreachable('no submission');
    await enterLadder(tx, id);
    return id;
  });
}

const makyek = { params: { contest: 'makyek' } };

async function ladder(client = visitor) {
  const board = await client.call('GET /api/contests/:contest/ladder', makyek);
  return board.ok ? board.value : expect.unreachable(board.fault.code);
}

test('the ladder, its crosstable and its history are there for everybody', async () => {
  const { store } = server.arena;
  await eventually(async () => (await ladder()).left).toBe(6);
  const { tournament, table } = await ladder();
  expect(table.map(({ entrant }) => entrant.submission)).toEqual(entered);
  const ordered = () => store.db.select().from(games).where(eq(games.tournament, tournament));
  await eventually(ordered).not.toEqual([]);
  const [game] = await ordered();
  const { id, firstSubmission, secondSubmission } = game!;
  await store.transaction(async ({ db, notify }) => {
    const done = { state: 'done' as const, winner: 'first' as const, endedAt: new Date() };
    await db.update(games).set(done).where(eq(games.id, id));
    await notify('games', String(id));
  });
  await eventually(async () => (await ladder()).done).toBe(1);
  const params = { tournament };
  expect(await visitor.call('GET /api/tournaments/:tournament/crosstable', { params })).toEqual({
    ok: true,
    value: [{ first: firstSubmission, second: secondSubmission, won: 1, drawn: 0, lost: 0 }],
  });
  const history = await visitor.call('GET /api/tournaments/:tournament/history', { params });
  const authors = history.ok ? history.value.map(({ points }) => points[0]?.submission) : [];
  expect(authors.toSorted()).toEqual(entered);
  expect(await visitor.call('GET /api/tournaments/:tournament/board', { params })).toMatchObject({
    value: { done: 1 },
  });
});

test('a tournament is made of the ladder, started and paused by organisers', async () => {
  const name = 'Final';
  const refused = await visitor.call('POST /api/contests/:contest/tournaments', {
    ...makyek,
    body: { name },
  });
  expect(refused).toMatchObject({ fault: { code: 'not-signed-in' } });
  const made = await organiser.call('POST /api/contests/:contest/tournaments', {
    ...makyek,
    body: { name, format: { kind: 'knock-out' } },
  });
  expect(made).toMatchObject({ value: { name, format: 'knock-out', state: 'planned' } });
  const params = { tournament: made.ok ? made.value.id : 0 };
  const call = (what: 'start' | 'pause') =>
    organiser.call(`POST /api/tournaments/:tournament/${what}`, { params });
  expect(await call('pause')).toMatchObject({ value: { state: 'planned' } });
  expect(await call('start')).toMatchObject({ value: { state: 'running' } });
  expect(await call('pause')).toMatchObject({ value: { state: 'paused' } });
  expect(await visitor.call('GET /api/tournaments/:tournament', { params })).toMatchObject({
    value: { state: 'paused', isLadder: false },
  });
  const board = await visitor.call('GET /api/tournaments/:tournament/board', { params });
  const order = (await ladder()).table.map(({ entrant }) => entrant.submission);
  expect(board.ok && board.value.table.map(({ entrant }) => entrant.submission)).toEqual(order);
  expect(await visitor.call('GET /api/contests/:contest/tournaments', makyek)).toMatchObject({
    value: [{ isLadder: true }, { id: params.tournament }],
  });
});

test('only a tournament that was never started can be taken back', async () => {
  const made = await organiser.call('POST /api/contests/:contest/tournaments', {
    ...makyek,
    body: { name: 'Wrong' },
  });
  const params = { tournament: made.ok ? made.value.id : 0 };
  const board = () => visitor.call('GET /api/tournaments/:tournament/board', { params });
  expect(await board()).toMatchObject({ ok: true });
  expect(await organiser.call('DELETE /api/tournaments/:tournament', { params })).toMatchObject({
    ok: true,
  });
  expect(await visitor.call('GET /api/tournaments/:tournament', { params })).toMatchObject({
    fault: { code: 'unknown-tournament' },
  });
  await expect
    .poll(board, { timeout: 5000 })
    .toMatchObject({ fault: { code: 'unknown-tournament' } });
  const { tournament } = await ladder();
  const begun = organiser.call('DELETE /api/tournaments/:tournament', { params: { tournament } });
  expect(await begun).toMatchObject({ fault: { code: 'tournament-begun' } });
});

test('history stands still with the board', async () => {
  const { store } = server.arena;
  const { tournament } = await ladder();
  const frozenAt = new Date(Date.now() - 3_600_000);
  await store.transaction(async ({ db, notify }) => {
    await db.update(contests).set({ frozenAt }).where(eq(contests.id, 'makyek'));
    await notify('contests', 'makyek');
  });
  const params = { tournament };
  await eventually(async () => (await ladder()).table).toEqual([]);
  expect((await ladder(organiser)).table).toHaveLength(3);
  const seen = (client: Client) =>
    client.call('GET /api/tournaments/:tournament/history', { params });
  expect(await seen(visitor)).toEqual({ ok: true, value: [] });
  expect(await seen(organiser)).toMatchObject({ value: [{}, {}, {}] });
});

test('what is not there is not found', async () => {
  const nowhere = { params: { contest: 'chess' } };
  const contest = { fault: { code: 'unknown-contest' } };
  expect(await visitor.call('GET /api/contests/:contest/ladder', nowhere)).toMatchObject(contest);
  expect(await visitor.call('GET /api/contests/:contest/tournaments', nowhere)).toMatchObject(
    contest,
  );
  const params = { tournament: 999_999 };
  const tournament = { fault: { code: 'unknown-tournament' } };
  expect(await visitor.call('GET /api/tournaments/:tournament', { params })).toMatchObject(
    tournament,
  );
  expect(
    await visitor.call('GET /api/tournaments/:tournament/crosstable', { params }),
  ).toMatchObject(tournament);
});
