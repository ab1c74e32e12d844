import { ownSubmission, submission } from '@daeguk/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type NewGame, orderGames } from '../games/order.js';
import { games, submissionFiles, workers } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { openStore } from '../testing/store.js';
import { changeState } from './state.js';
import { addAccount, addContest, addSubmission, file } from './testing/rows.js';
import { ownView, publicView } from './view.js';

let store: Store;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ store, close } = await openStore());
});
afterAll(() => close());

// The queues are everybody's: each test begins with empty ones.
beforeEach(async () => {
  await store.db.execute(sql`truncate submissions, games, workers cascade`);
});

async function newLane() {
  const { id } = await addAccount(store);
  return { author: id, contest: await addContest(store) };
}

async function addWorker(cores: number, state: 'working' | 'gone' = 'working') {
  const id = `worker-${cores}-${state}`;
  await store.db.insert(workers).values({ id, name: id, state, cores, tier: 'A', speed: 1 });
}

function gameOf(contest: string, first: number, changes: Partial<NewGame> = {}): NewGame {
  return {
    contest,
    purpose: 'tournament',
    first: { kind: 'submission', submission: first },
    second: { kind: 'house', level: 'easy' },
    // One core a game.
    file: { ...file, opponentsTurn: 'frozen' },
    seed: 1,
    ...changes,
  };
}

function order(...wanted: NewGame[]): Promise<number[]> {
  return store.transaction((tx) => orderGames(store, tx, wanted));
}

/** A game that has taken so many seconds. */
async function addDone(contest: string, submission: number, seconds: number) {
  const seat = { kind: 'random' } as const;
  await store.db.insert(games).values({
    ...{ contest, purpose: 'tournament', first: seat, second: seat, file, seed: 1, cores: 1 },
    ...{ state: 'done', judgeMilliseconds: seconds * 1000, secondSubmission: submission },
  });
}

async function queueOf(id: number) {
  const [view] = await ownView(store.db, [id]);
  return view?.queue;
}

test('everybody sees what a submission is, nobody else what is in it', async () => {
  const lane = await newLane();
  const changes = { diagnostics: 'secret', reason: { code: 'secret', values: {} } };
  const id = await addSubmission(store, lane, 'effective', changes);
  const [view] = await publicView(store.db, [id]);
  expect(submission.strict().parse(view)).toMatchObject({
    id,
    contest: lane.contest,
    author: { id: lane.author, nickname: expect.stringMatching(/^Player/) },
    compiler: 'python3',
    language: 'python',
    bytes: 9,
    state: 'effective',
  });
  expect(JSON.stringify(view)).not.toContain('secret');
});

test('its author sees all of it', async () => {
  const lane = await newLane();
  const id = await addSubmission(store, lane, 'pending', { diagnostics: 'a warning' });
  await store.db.insert(submissionFiles).values([
    { submission: id, name: 'b.h', bytes: Buffer.alloc(3) },
    { submission: id, name: 'a.c', bytes: Buffer.alloc(20) },
  ]);
  const reason = { code: 'trial-over', values: { game: 1 } };
  await store.transaction(async (tx) => {
    await changeState(tx, id, 'trial');
    await changeState(tx, id, 'tried', reason);
  });
  const [trialGame] = await order(gameOf(lane.contest, id, { purpose: 'trial' }));
  await order(gameOf(lane.contest, id), gameOf(lane.contest, id));
  await addDone(lane.contest, id, 1);
  const [view] = await ownView(store.db, [id]);
  expect(ownSubmission.strict().parse(view)).toMatchObject({
    id,
    state: 'tried',
    reason,
    diagnostics: 'a warning',
    history: [
      { state: 'trial', reason: null },
      { state: 'tried', reason },
    ],
    queue: null,
    games: { done: 1, left: 2, playing: null },
    faults: { of: 1, games: 0, newest: null },
    files: [
      { name: 'a.c', bytes: 20 },
      { name: 'b.h', bytes: 3 },
    ],
    trialGame,
  });
});

test('many are shown in the order asked for, unknown ones left out', async () => {
  const lane = await newLane();
  const first = await addSubmission(store, lane, 'superseded');
  const second = await addSubmission(store, lane, 'playing', {
    player: { kind: 'house', level: 'easy' },
    language: 'house',
  });
  const ids = [second, 2_000_000_000, first];
  expect(await publicView(store.db, ids)).toMatchObject([
    { id: second, compiler: 'house' },
    { id: first, compiler: 'python3' },
  ]);
  expect(await ownView(store.db, ids)).toMatchObject([{ id: second }, { id: first }]);
  expect(await ownView(store.db, [])).toEqual([]);
  expect(await publicView(store.db, [])).toEqual([]);
});

test('builds before its own', async () => {
  const lane = await newLane();
  const since = (second: number) => ({ stateSince: new Date(Date.UTC(2026, 0, 1, 0, 0, second)) });
  const building = await addSubmission(store, lane, 'building', since(30));
  const late = await addSubmission(store, lane, 'pending', since(20));
  const early = await addSubmission(store, lane, 'pending', since(10));
  expect(await queueOf(late)).toEqual({ ahead: 2, seconds: null });
  await addSubmission(store, lane, 'effective', { buildMilliseconds: 3000 });
  await addSubmission(store, lane, 'effective', { buildMilliseconds: 5000 });
  expect(await queueOf(late)).toEqual({ ahead: 2, seconds: null });
  await addWorker(8);
  await addWorker(9, 'gone');
  expect(await queueOf(building)).toEqual({ ahead: 0, seconds: 4 });
  expect(await queueOf(early)).toEqual({ ahead: 1, seconds: 8 });
  expect(await queueOf(late)).toEqual({ ahead: 2, seconds: 12 });
  await addWorker(2);
  expect(await queueOf(late)).toEqual({ ahead: 2, seconds: 6 });
});

test('games before its own', async () => {
  const lane = await newLane();
  const other = await addSubmission(store, lane, 'playing');
  const id = await addSubmission(store, lane, 'playing');
  const tried = await addSubmission(store, lane, 'trial');
  await order(
    ...[other, other, other, id, other, id, other].map((first) => gameOf(lane.contest, first)),
    gameOf(lane.contest, tried, { purpose: 'trial' }),
  );
  // A trial comes before all others; a person's game takes no core.
  const person = { kind: 'person', account: null, name: 'A friend', key: '' } as const;
  await order(gameOf(lane.contest, other, { purpose: 'practice', second: person }));
  expect(await queueOf(id)).toEqual({ ahead: 4, seconds: null });
  await addDone(lane.contest, other, 10);
  await addDone(lane.contest, other, 20);
  await addWorker(4);
  expect(await queueOf(tried)).toEqual({ ahead: 0, seconds: 4 });
  // Its last game is the seventh of all: 7 × 15 s on 4 cores.
  expect(await queueOf(id)).toEqual({ ahead: 4, seconds: 27 });
});

test('games of other contests take as long as they do', async () => {
  const [lane, slow] = [await newLane(), await newLane()];
  const id = await addSubmission(store, lane, 'playing');
  const other = await addSubmission(store, slow, 'playing');
  await addDone(lane.contest, id, 10);
  await addDone(slow.contest, other, 100);
  await addWorker(1);
  await order(gameOf(slow.contest, other), gameOf(lane.contest, id));
  expect(await queueOf(id)).toEqual({ ahead: 1, seconds: 110 });
  expect(await queueOf(other)).toEqual({ ahead: 0, seconds: 100 });
});

test('when its last game is on, nothing stands before it', async () => {
  const lane = await newLane();
  const id = await addSubmission(store, lane, 'playing');
  await addDone(lane.contest, id, 12);
  await addWorker(1);
  expect(await queueOf(id)).toEqual({ ahead: 0, seconds: 12 });
});

test('tells in which of its games it was at fault, and where the referee moved for it', async () => {
  const lane = await newLane();
  const id = await addSubmission(store, lane, 'effective');
  const other = { kind: 'random' } as const;
  const used = (instead: number) => ({ moves: 9, total: 9, longest: 9, instead, memory: 0 });
  const play = async (changes: Partial<typeof games.$inferInsert>) => {
    const values = { contest: lane.contest, first: other, second: other, file, seed: 1, cores: 1 };
    const done = { purpose: 'tournament', state: 'done', firstSubmission: id } as const;
    const rows = store.db.insert(games).values({ ...values, ...done, ...changes });
    return (await rows.returning({ id: games.id }))[0]?.id;
  };
  await play({ ending: 'crash', culprit: 'first', purpose: 'trial' });
  await play({ ending: 'time', culprit: 'first' });
  const second = { firstSubmission: null, secondSubmission: id };
  await play({ ending: 'crash', culprit: 'second', ...second });
  const newest = await play({ ending: 'discs', usage: { first: used(30), second: used(1) } });
  // None of these is its fault.
  await play({ ending: 'crash', culprit: 'first', ...second });
  await play({ ending: 'discs', usage: { first: used(8), second: used(0) }, ...second });
  await play({ ending: 'crash', culprit: 'first', purpose: 'practice' });
  await play({ ending: 'crash', culprit: 'first', state: 'overruled' });
  const playing = await play({ state: 'playing' });
  const [view] = await ownView(store.db, [id]);
  expect(view?.faults).toEqual({
    of: 6,
    games: 4,
    endings: [
      { ending: 'crash', games: 2 },
      { ending: 'time', games: 1 },
    ],
    instead: { moves: 30, games: 1 },
    newest,
  });
  expect(view?.games).toEqual({ done: 5, left: 1, playing });
});
