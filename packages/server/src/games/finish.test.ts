import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { NOTHING_USED, unbuiltVerdict } from '@daeguk/referee';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endLease, type Lease } from '../leases/leases.js';
import { Listener } from '../store/listener.js';
import { games, leases, notes, records } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { openStore } from '../testing/store.js';
import { python, RANDOM, Rows } from '../worker/testing/rows.js';
import { beginGame } from './begin.js';
import { finishGame, type PlayedGame } from './finish.js';
import type { NewGame } from './order.js';
import { spoilGame } from './spoil.js';
import { takeGame } from './take.js';
import { gamePage } from './view.js';

let store: Store;
let rows: Rows;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ store, close } = await openStore());
  rows = new Rows(store);
});
afterAll(() => close());

const ANY = { cores: true, persons: true };
const seat = { moves: 2, total: 10, longest: 7, instead: 0, memory: 4096 };
const record = Buffer.from('{"event":"game"}\n');
const played: PlayedGame = {
  verdict: {
    winner: 'second',
    ending: 'illegal-move',
    cause: 'taken',
    culprit: 'first',
    values: {},
    plies: 4,
    margin: -3,
  },
  usage: { first: seat, second: seat },
  voids: 1,
  judgeMilliseconds: 1234.5,
  record,
};

async function begun(changes: Partial<NewGame> = {}, worker = 'one'): Promise<Lease> {
  const id = await rows.game('reversi', changes);
  return again(id, worker);
}

async function again(id: number, worker: string): Promise<Lease> {
  const taken = await takeGame(store, worker, ANY);
  expect(taken?.row.id).toBe(id);
  await beginGame(store, taken!.lease);
  return taken!.lease;
}

test('the result, its record and its seal are written together, and told', async () => {
  const heard: string[] = [];
  const listener = new Listener(store.url).on('games', (id) => heard.push(id));
  await listener.open();
  const lease = await begun();
  const { id } = lease.work;
  const note = { event: 'named', seat: 'first', name: '' } as const;
  await store.db.insert(notes).values({ game: id, attempt: 1, number: 1, note });
  expect(await finishGame(store, lease, played)).toBe('finished');
  expect(await rows.readGame(id)).toMatchObject({
    state: 'done',
    winner: 'second',
    ending: 'illegal-move',
    culprit: 'first',
    plies: 4,
    verdict: played.verdict,
    usage: played.usage,
    voids: 1,
    attempt: 1,
    worker: 'one',
    judgeMilliseconds: 1235,
    seal: createHash('sha256').update(record).digest('hex'),
    endedAt: expect.any(Date),
  });
  const [kept] = await store.db.select().from(records).where(eq(records.game, id));
  expect(gunzipSync(kept!.gzip)).toEqual(record);
  expect(await store.db.select().from(notes)).toEqual([]);
  expect(await store.db.select().from(leases)).toEqual([]);
  await expect.poll(() => heard.filter((game) => game === String(id))).toHaveLength(2);
  await listener.close();
});

test('a game decided without being played is over all the same, and can be looked at', async () => {
  const lease = await begun();
  const { id } = lease.work;
  const verdict = unbuiltVerdict({ first: true, second: true });
  const unplayed = { ...played, verdict, bothLost: true, usage: NOTHING_USED, record: null };
  expect(await finishGame(store, lease, unplayed)).toBe('finished');
  const known = { state: 'done', winner: null, culprit: 'first', ending: 'build', seal: null };
  expect(await rows.readGame(id)).toMatchObject({ ...known, bothLost: true });
  expect(await store.db.select().from(records).where(eq(records.game, id))).toEqual([]);
  const organiser = { account: null, isOrganiser: true };
  expect(await gamePage(store.db, id, organiser, 'en')).toMatchObject({
    ok: true,
    value: {
      ...known,
      moves: [],
      verdict: { code: 'build' },
      sentence: expect.stringContaining('could not be built'),
    },
  });
});

test('nothing is written for a game whose lease is lost', async () => {
  const lease = await begun();
  await store.transaction((tx) => endLease(tx, lease));
  expect(await finishGame(store, lease, played)).toBe('lost');
  expect(await spoilGame(store, lease, 1)).toBe('lost');
  expect(await rows.readGame(lease.work.id)).toMatchObject({ state: 'playing', seal: null });
  expect(await store.db.select().from(records).where(eq(records.game, lease.work.id))).toEqual([]);
});

test('nor for one that was called off', async () => {
  const lease = await begun();
  await store.db.update(games).set({ state: 'cancelled' }).where(eq(games.id, lease.work.id));
  expect(await finishGame(store, lease, played)).toBe('lost');
  expect((await rows.readGame(lease.work.id)).state).toBe('cancelled');
});

test('a trial that is over lets its submission go on', async () => {
  const submission = await rows.submission('reversi', python('reversi-tcp'), {}, 'trial');
  const first = { kind: 'submission', submission } as const;
  const lease = await begun({ purpose: 'trial', first, second: RANDOM });
  await finishGame(store, lease, played);
  expect(await rows.stateOf(submission)).toBe('tried');
});

test('a game that is spoilt again and again is given up', async () => {
  const lease = await begun({ purpose: 'trial' });
  const { id } = lease.work;
  expect(await spoilGame(store, lease, 1)).toBe('again');
  expect(await rows.readGame(id)).toMatchObject({ state: 'waiting', spoiltBy: ['one'], voids: 1 });
  expect(await spoilGame(store, await again(id, 'two'), 4)).toBe('again');
  expect(await spoilGame(store, await again(id, 'two'), 1)).toBe('spoilt');
  expect(await rows.readGame(id)).toMatchObject({
    state: 'spoilt',
    spoiltBy: ['one', 'two', 'two'],
    voids: 6,
    attempt: 3,
  });
  expect(await takeGame(store, 'one', ANY)).toBeNull();
});

test('a practice game is not worth an organiser’s time', async () => {
  let lease = await begun();
  const { id } = lease.work;
  await spoilGame(store, lease, 1);
  lease = await again(id, 'two');
  await spoilGame(store, lease, 1);
  expect(await spoilGame(store, await again(id, 'three'), 1)).toBe('cancelled');
});
