import type { GameSummary, OwnSubmission } from '@daeguk/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '../store/store.js';
import { changeState } from '../submissions/state.js';
import type { TestServer } from '../testing/server.js';
import { startLiveServer } from './testing/servers.js';
import { addReversi, addSubmission, StagedGame } from './testing/staged-game.js';
import { Watching } from './testing/watching.js';

let server: TestServer;
let store: Store;
beforeAll(async () => {
  server = await startLiveServer();
  store = server.arena.store;
  await addReversi(store);
});
afterAll(() => server.close());

const eventsOf = (contest: string) => `${server.address}/api/contests/${contest}/events`;
const dataOf = <T>({ events }: Watching) => events.map(({ data }) => JSON.parse(data) as T);

test('a contest tells of games that begin and end, but not of those that are private', async () => {
  const watching = new Watching(eventsOf('reversi'));
  expect(await watching.status()).toBe(200);
  const game = await StagedGame.order(store);
  const trial = await StagedGame.order(store, { purpose: 'trial' });
  await trial.begin();
  await game.begin();
  await expect.poll(() => dataOf<GameSummary>(watching)).toMatchObject([{ state: 'playing' }]);
  await game.finish(3);
  await expect
    .poll(() => dataOf<GameSummary>(watching))
    .toMatchObject([
      { id: game.id, state: 'playing', winner: null },
      { id: game.id, state: 'done', winner: 'first', plies: 3 },
    ]);
  watching.cut();
});

test('while boards stand still, a contest does not tell how games end', async () => {
  await addReversi(store, { id: 'still', frozenAt: new Date(Date.now() - 1000) });
  const watching = new Watching(eventsOf('still'));
  await watching.status();
  const game = await StagedGame.order(store, { contest: 'still' });
  await game.begin();
  await game.finish(3);
  await expect.poll(() => watching.events.length).toBeGreaterThan(0);
  expect(dataOf<GameSummary>(watching).at(-1)).toMatchObject({ winner: null, plies: null });
  watching.cut();
});

test('of a board that changes all the time, the first word and the last are told', async () => {
  const watching = new Watching(eventsOf('reversi'));
  await watching.status();
  for (let version = 1; version <= 500; version++) {
    server.arena.hub.tellBoard(7, 'reversi', version);
  }
  await expect
    .poll(() => dataOf(watching))
    .toEqual([
      { tournament: 7, version: 1 },
      { tournament: 7, version: 500 },
    ]);
  watching.cut();
});

test('who comes again hears what was missed, or that too much was', async () => {
  const { hub } = server.arena;
  const others = new Watching(eventsOf('reversi'));
  const watching = new Watching(eventsOf('reversi'));
  await Promise.all([others.status(), watching.status()]);
  for (const tournament of [11, 12, 13]) hub.tellBoard(tournament, 'reversi', 1);
  await expect.poll(() => watching.events.length).toBe(3);
  watching.cut();
  const [since = ''] = watching.ids;
  const again = new Watching(eventsOf('reversi'), { since });
  await expect.poll(() => again.ids).toEqual(watching.ids.slice(1));
  const lost = new Watching(eventsOf('reversi'), { since: 'before.7' });
  await expect.poll(() => lost.events).toMatchObject([{ event: 'reset', id: watching.ids[2] }]);
  for (let tournament = 100; tournament < 400; tournament++) {
    hub.tellBoard(tournament, 'reversi', 1);
  }
  const late = new Watching(eventsOf('reversi'), { since });
  await expect.poll(() => late.events).toMatchObject([{ event: 'reset' }]);
  for (const each of [others, again, lost, late]) each.cut();
});

test('there is no stream of a contest that is not there', async () => {
  expect(await new Watching(eventsOf('nim')).code()).toBe('unknown-contest');
});

test('I hear of my own submissions, and of nobody else’s', async () => {
  const [me, other] = [await server.signedIn('contestant'), await server.signedIn('contestant')];
  const mine = await addSubmission(store, me.account.id, { state: 'pending' });
  const theirs = await addSubmission(store, other.account.id, { state: 'pending' });
  const url = `${server.address}/api/me/events`;
  expect(await new Watching(url).code()).toBe('not-signed-in');
  const watching = new Watching(url, { token: me.token });
  await watching.status();
  await store.transaction(async (tx) => {
    await changeState(tx, theirs, 'building');
    await changeState(tx, mine, 'building');
  });
  await expect
    .poll(() => dataOf<OwnSubmission>(watching))
    .toMatchObject([{ id: mine, state: 'building', history: [{ state: 'building' }] }]);
  watching.cut();
});
