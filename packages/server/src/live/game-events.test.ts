import { setTimeout as sleep } from 'node:timers/promises';
import type { GamePage } from '@daeguk/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts, contests } from '../store/schema.js';
import type { Store } from '../store/store.js';
import type { TestServer } from '../testing/server.js';
import { startAnother, startLiveServer } from './testing/servers.js';
import { addReversi, addSubmission, line, StagedGame } from './testing/staged-game.js';
import { Watching } from './testing/watching.js';

let server: TestServer;
let store: Store;
beforeAll(async () => {
  server = await startLiveServer();
  store = server.arena.store;
  await addReversi(store);
});
afterAll(() => server.close());

const eventsOf = (game: StagedGame, address = server.address) =>
  `${address}/api/games/${game.id}/events`;

/** The ids of an attempt's beginning and its moves up to one. */
const upTo = (attempt: number, last: number) =>
  Array.from({ length: last + 1 }, (_, number) => `${attempt}.${number}`);

test('a game is told from its beginning to its end, whenever one comes', async () => {
  const game = await StagedGame.order(store);
  const early = new Watching(eventsOf(game));
  expect(await early.status()).toBe(200);
  await game.begin();
  await game.play(2);
  await expect.poll(() => early.ids).toEqual(upTo(1, 2));
  const late = new Watching(eventsOf(game));
  await game.play(3, 'number');
  await expect.poll(() => late.ids).toEqual(upTo(1, 5));
  await game.finish(2);
  await Promise.all([early.over, late.over]);
  for (const { ids, events } of [early, late]) {
    expect(ids).toEqual([...upTo(1, 7), '1.over']);
    expect(events.slice(1, -1).map(({ data }) => JSON.parse(data))).toEqual(line.slice(0, 7));
    const page = JSON.parse(events.at(-1)!.data) as GamePage;
    expect(page).toMatchObject({ id: game.id, state: 'done', winner: 'first' });
    expect(page.moves).toEqual(line.slice(0, 7));
  }
});

test('who comes again is told exactly the rest: while it is on, after a restart, and when it is over', async () => {
  const game = await StagedGame.order(store);
  await game.begin();
  await game.play(6);
  const all = upTo(1, 6);
  const another = await startAnother(store);
  const cuts = ['', ...all];
  const onBoth = cuts.flatMap((since) =>
    [server.address, another.address].map(
      (address) => new Watching(eventsOf(game, address), { since }),
    ),
  );
  await Promise.all(onBoth.map((watching) => watching.status()));
  await game.play(1);
  const rest = (since: string, ids: readonly string[]) => ids.slice(ids.indexOf(since) + 1);
  await expect
    .poll(() => onBoth.map(({ ids }) => ids))
    .toEqual(cuts.flatMap((since) => [rest(since, upTo(1, 7)), rest(since, upTo(1, 7))]));
  await game.finish();
  await Promise.all(onBoth.map(({ over }) => over));
  const whole = [...upTo(1, 7), '1.over'];
  for (const since of ['', ...upTo(1, 7)]) {
    const watching = new Watching(eventsOf(game, another.address), { since });
    await watching.over;
    expect(watching.ids).toEqual(rest(since, whole));
  }
  await another.close();
});

test('a place can be named in the query as well', async () => {
  const game = await StagedGame.order(store);
  await game.begin();
  await game.play(3);
  await game.finish();
  const watching = new Watching(`${eventsOf(game)}?since=1.2`);
  await watching.over;
  expect(watching.ids).toEqual(['1.3', '1.over']);
});

test('who has seen the end is told not to come again; one who names nonsense sees all of it', async () => {
  const game = await StagedGame.order(store);
  await game.begin();
  await game.play(1);
  await game.finish();
  expect(await new Watching(eventsOf(game), { since: '1.over' }).status()).toBe(204);
  const lost = new Watching(eventsOf(game), { since: 'abc' });
  await lost.over;
  expect(lost.ids).toEqual([...upTo(1, 1), '1.over']);
});

test('a game that begins again is told again, from its beginning', async () => {
  const game = await StagedGame.order(store);
  await game.begin();
  await game.play(3);
  const watching = new Watching(eventsOf(game));
  await expect.poll(() => watching.ids).toEqual(upTo(1, 3));
  await game.begin();
  await game.play(2);
  await expect.poll(() => watching.ids).toEqual([...upTo(1, 3), ...upTo(2, 2)]);
  const again = new Watching(eventsOf(game), { since: '1.3' });
  await expect.poll(() => again.ids).toEqual(upTo(2, 2));
  await game.finish();
  await Promise.all([watching.over, again.over]);
  expect(again.ids).toEqual([...upTo(2, 2), '2.over']);
});

test('a game that was called off before it began only ends', async () => {
  const game = await StagedGame.order(store, { state: 'cancelled' });
  const watching = new Watching(eventsOf(game));
  await watching.over;
  expect(watching.ids).toEqual(['0.over']);
});

test('there is no stream of a game that is not there, or that is somebody else’s', async () => {
  const { account, token } = await server.signedIn('contestant');
  const own = { purpose: 'practice', orderedBy: account.id } as const;
  const game = await StagedGame.order(store, own);
  expect(await new Watching(eventsOf(game)).code()).toBe('no-game');
  expect(await new Watching(`${server.address}/api/games/999999/events`).code()).toBe('no-game');
  await game.begin();
  await game.play(2);
  const mine = new Watching(eventsOf(game), { token });
  await expect.poll(() => mine.ids).toEqual(upTo(1, 2));
  await game.finish();
  await mine.over;
  expect(JSON.parse(mine.events.at(-1)!.data)).toMatchObject({ state: 'done', winner: 'first' });
});

test('what is not for all is asked for again after a while, and refused to who was shut out', async () => {
  const { account, token } = await server.signedIn('contestant');
  const another = await startAnother(store, 300);
  const own = { purpose: 'practice', orderedBy: account.id } as const;
  const game = await StagedGame.order(store, own);
  await game.begin();
  await game.play(2);
  const seen = new Watching(eventsOf(game, another.address), { token });
  await expect.poll(() => seen.ids).toEqual(upTo(1, 2));
  await seen.over;
  const again = new Watching(eventsOf(game, another.address), { token, since: '1.2' });
  await game.play(1);
  await again.over;
  expect(again.ids).toEqual(['1.3']);
  await store.db.update(accounts).set({ isDisabled: true }).where(eq(accounts.id, account.id));
  const shutOut = new Watching(eventsOf(game, another.address), { token, since: '1.3' });
  expect(await shutOut.code()).toBe('bad-token');
  const forAll = await StagedGame.order(store);
  await forAll.begin();
  const watching = new Watching(eventsOf(forAll, another.address));
  await expect.poll(() => watching.ids).toEqual(upTo(1, 0));
  await sleep(600);
  await forAll.finish(1);
  await watching.over;
  expect(watching.ids).toEqual([...upTo(1, 1), '1.over']);
  await another.close();
});

test('while a board stands still, a game that is on is for its players and organisers', async () => {
  const contest = await addReversi(store, { id: 'frozen' });
  const author = await server.signedIn('contestant');
  const organiser = await server.signedIn('organiser');
  const stranger = await server.signedIn('contestant');
  const submission = await addSubmission(store, author.account.id, { contest });
  const first = { kind: 'submission', submission } as const;
  const game = await StagedGame.order(store, { contest, first, firstSubmission: submission });
  await game.begin();
  await game.play(2);
  const [before, ...allowed] = [stranger, author, organiser].map(
    ({ token }) => new Watching(eventsOf(game), { token }),
  );
  for (const watching of [before!, ...allowed]) {
    await expect.poll(() => watching.ids).toEqual(upTo(1, 2));
  }
  await store.transaction(async ({ db, notify }) => {
    const frozenAt = new Date(Date.now() - 1000);
    await db.update(contests).set({ frozenAt }).where(eq(contests.id, contest));
    await notify('contests', contest);
  });
  const { token } = stranger;
  await expect.poll(() => new Watching(eventsOf(game), { token }).code()).toBe('frozen');
  await game.play(2);
  await before!.over;
  expect(before!.ids).toEqual(upTo(1, 2));
  for (const watching of allowed) await expect.poll(() => watching.ids).toEqual(upTo(1, 4));
  await game.finish();
  await Promise.all(allowed.map(({ over }) => over));
  const late = new Watching(eventsOf(game), { token });
  await late.over;
  expect(late.ids).toEqual(['1.0', '1.over']);
  expect(JSON.parse(late.events[1]!.data)).toMatchObject({ winner: null, moves: [] });
});
