import { submissionStates } from '@daeguk/api';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games, submissionHistory } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { openStore } from '../testing/store.js';
import { type Built, finishBuild } from './built.js';
import { enter } from './steps.js';
import { addSubmission, findSubmission, isOnLadder, newLane } from './testing/rows.js';
import { finishTrial } from './tried.js';

let store: Store;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ store, close } = await openStore());
});
afterAll(() => close());

const BUILT: Built = { fault: null, diagnostics: '', command: 'gcc a.c', milliseconds: 12.3 };

function build(id: number, built: Partial<Built> = {}): Promise<void> {
  return store.transaction((tx) => finishBuild(store, tx, id, { ...BUILT, ...built }));
}

/** The ids of all games that wait to be played. */
async function jobs(): Promise<number[]> {
  const fetched = await store.boss.fetch<{ id: number }>('games', { batchSize: 1000 });
  return fetched.map(({ data }) => data.id);
}

describe('a build', () => {
  test('that succeeds leads to the ladder, and the one before makes room', async () => {
    const lane = await newLane(store);
    const before = await addSubmission(store, lane, 'building');
    await build(before);
    const id = await addSubmission(store, lane, 'building');
    await build(id, { diagnostics: 'a warning' });
    expect(await findSubmission(store, id)).toMatchObject({
      state: 'playing',
      diagnostics: 'a warning',
      buildMilliseconds: 13,
    });
    expect(await isOnLadder(store, id)).toBe(true);
    expect(await findSubmission(store, before)).toMatchObject({ state: 'superseded' });
    expect(await isOnLadder(store, before)).toBe(false);
  });

  test.each([
    ['build-failed', 'build-error', { command: 'gcc a.c' }],
    ['build-time', 'build-error', { command: 'gcc a.c', seconds: 60 }],
    ['build-memory', 'build-error', { command: 'gcc a.c', bytes: 2_147_483_648 }],
    ['build-size', 'build-error', { command: 'gcc a.c', bytes: 67_108_864 }],
    ['sandbox', 'system-error', { command: 'gcc a.c' }],
    ['no-compiler', 'system-error', { command: 'gcc a.c' }],
    ['sources', 'system-error', { command: 'gcc a.c' }],
  ] as const)('%s is a %s', async (fault, state, values) => {
    const id = await addSubmission(store, await newLane(store), 'building');
    await build(id, { fault });
    expect(await findSubmission(store, id)).toMatchObject({
      state,
      reason: { code: fault, values },
    });
    expect(await isOnLadder(store, id)).toBe(false);
    const [last] = await store.db
      .select()
      .from(submissionHistory)
      .where(eq(submissionHistory.submission, id))
      .orderBy(desc(submissionHistory.id));
    expect(last).toMatchObject({ state, reason: { code: fault, values } });
  });

  test('is noted whatever the compiler said', async () => {
    const lane = await newLane(store);
    const id = await addSubmission(store, lane, 'building');
    const diagnostics = `\0 ${'\u{d800}'} 오류 ${'봇'.repeat(100_000)}`;
    await build(id, { fault: 'build-failed', diagnostics });
    const { diagnostics: kept } = await findSubmission(store, id);
    expect(kept.startsWith('\u{fffd} \u{fffd} 오류 봇봇')).toBe(true);
    expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(65_538);
  });

  test.each(submissionStates.filter((state) => state !== 'building'))(
    'of one that is %s changes nothing',
    async (state) => {
      const id = await addSubmission(store, await newLane(store), state);
      await build(id, { diagnostics: 'late' });
      expect(await findSubmission(store, id)).toMatchObject({ state, diagnostics: '' });
    },
  );
});

describe('a trial', () => {
  async function beginTrial() {
    const lane = await newLane(store);
    const id = await addSubmission(store, lane, 'building', { trial: { house: 'normal' } });
    await build(id);
    const [game] = await store.db.select().from(games).where(eq(games.firstSubmission, id));
    return { id, game: game!, lane };
  }

  function end(game: number, changes: Partial<typeof games.$inferInsert>) {
    return store.transaction(async (tx) => {
      await tx.db.update(games).set(changes).where(eq(games.id, game));
      await finishTrial(tx, game);
    });
  }

  test('is a game against whom the author chose', async () => {
    const { id, game, lane } = await beginTrial();
    expect(await findSubmission(store, id)).toMatchObject({ state: 'trial' });
    expect(game).toMatchObject({
      contest: lane.contest,
      purpose: 'trial',
      first: { kind: 'submission', submission: id },
      second: { kind: 'house', level: 'normal' },
      file: { id: lane.contest, game: 'makyek' },
      chargedTo: lane.author,
      state: 'waiting',
      priority: 50,
    });
    expect(await jobs()).toContain(game.id);
    expect(await isOnLadder(store, id)).toBe(false);
  });

  test('may be against an older one of the same author', async () => {
    const lane = await newLane(store);
    const submission = await addSubmission(store, lane, 'superseded');
    const id = await addSubmission(store, lane, 'building', { trial: { submission } });
    await build(id);
    const [game] = await store.db.select().from(games).where(eq(games.firstSubmission, id));
    expect(game).toMatchObject({ second: { kind: 'submission', submission } });
  });

  test.each([
    [{ winner: 'first', ending: 'pieces' }, 'won'],
    [{ winner: 'second', ending: 'time' }, 'lost'],
    [{ winner: null, ending: 'plies' }, 'drawn'],
    [{ winner: null, ending: 'crash', bothLost: true }, 'lost'],
  ] as const)('with %j was %s', async (changes, result) => {
    const { id, game } = await beginTrial();
    await end(game.id, { state: 'done', ...changes });
    const values = { game: game.id, result, ending: changes.ending };
    expect(await findSubmission(store, id)).toMatchObject({
      state: 'tried',
      reason: { code: 'trial-over', values },
    });
    expect(await isOnLadder(store, id)).toBe(false);
  });

  test.each(['spoilt', 'cancelled'] as const)(
    'that is %s leaves it to the author',
    async (state) => {
      const { id, game } = await beginTrial();
      await end(game.id, { state });
      expect(await findSubmission(store, id)).toMatchObject({
        state: 'tried',
        reason: { code: 'trial-spoilt', values: { game: game.id } },
      });
    },
  );

  test('played again by order changes nothing once it is entered', async () => {
    const { id, game, lane } = await beginTrial();
    await end(game.id, { state: 'done', winner: 'first', ending: 'pieces' });
    const author = { id: lane.author, role: 'contestant' } as const;
    expect(await enter(store, author, id)).toEqual({ ok: true, value: id });
    await end(game.id, { winner: 'second' });
    expect(await findSubmission(store, id)).toMatchObject({ state: 'playing' });
  });
});
