import type { Note } from '@daeguk/referee';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeLease } from '../leases/leases.js';
import { Listener } from '../store/listener.js';
import { games, leases, notes, questions } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { openStore } from '../testing/store.js';
import { NotesOut } from './notes.js';
import { StoredLine } from './persons.js';
import { Rows } from './testing/rows.js';

let store: Store;
let rows: Rows;
let listener: Listener;
let close: () => Promise<void>;
const heard: { notes: string[]; questions: string[] } = { notes: [], questions: [] };
beforeAll(async () => {
  ({ store, close } = await openStore());
  rows = new Rows(store);
  listener = new Listener(store.url)
    .on('notes', (payload) => heard.notes.push(payload))
    .on('questions', (payload) => heard.questions.push(payload));
  await listener.open();
});
afterAll(async () => {
  await listener.close();
  await close();
});

const moved = (ply: number, move = `${ply}`): Note => {
  const seat = ply % 2 === 1 ? 'first' : 'second';
  return { event: 'moved', seat, ply, move, charged: 1, left: null, instead: null };
};

const written = (game: number) =>
  store.db
    .select()
    .from(notes)
    .where(eq(notes.game, game))
    .orderBy(asc(notes.attempt), asc(notes.number));

/** A game of ours. */
async function leased() {
  const game = await rows.game('reversi');
  const lease = await store.transaction((tx) => takeLease(tx, { kind: 'game', id: game }, 'one'));
  return { game, lease: lease! };
}

const noAgain = async () => null;

test('moves go out in order, together where they come fast; what bots say does not', async () => {
  const { game, lease } = await leased();
  const out = new NotesOut(store, lease, 1, noAgain);
  out.add({ event: 'debug', seat: 'first', text: 'a secret' });
  for (const ply of [1, 2, 3]) out.add(moved(ply));
  await expect.poll(() => written(game)).toHaveLength(3);
  out.add(moved(4));
  await expect.poll(() => written(game)).toHaveLength(4);
  await out.close();
  expect((await written(game)).map(({ note }) => note)).toEqual(
    [1, 2, 3, 4].map((ply) => moved(ply)),
  );
  await expect.poll(() => heard.notes.length).toBe(2);
  expect(heard.notes.map((payload) => JSON.parse(payload))).toEqual([
    { game, attempt: 1, number: 1, notes: [moved(1), moved(2), moved(3)] },
    { game, attempt: 1, number: 4, notes: [moved(4)] },
  ]);
});

test('what is too long for a notice is only told of', async () => {
  heard.notes.length = 0;
  const { game, lease } = await leased();
  const out = new NotesOut(store, lease, 1, noAgain);
  out.add(moved(1, 'x'.repeat(9000)));
  await expect.poll(() => heard.notes).toHaveLength(1);
  expect(JSON.parse(heard.notes[0]!)).toEqual({ game, attempt: 1, number: 1, notes: null });
  expect(await written(game)).toHaveLength(1);
  await out.close();
});

test('a game that begins anew is another attempt', async () => {
  const { game, lease } = await leased();
  const out = new NotesOut(store, lease, 1, async () => 2);
  out.add(moved(1));
  out.add(moved(2));
  await expect.poll(() => written(game)).toHaveLength(2);
  out.add(moved(1, 'other'));
  await expect.poll(() => written(game)).toHaveLength(3);
  expect((await written(game)).at(-1)).toMatchObject({ attempt: 2, number: 1 });
  expect(out.attempt).toBe(2);
  await out.close();
});

test('moves of a game that is somebody else’s are not told', async () => {
  heard.notes.length = 0;
  const { game, lease } = await leased();
  const out = new NotesOut(store, lease, 1, noAgain);
  out.add(moved(1));
  await expect.poll(() => written(game)).toHaveLength(1);
  await store.db.delete(leases);
  out.add(moved(2));
  // Notices come in the order of what was written: after those of another game, none of this one is to come.
  const next = await leased();
  const other = new NotesOut(store, next.lease, 1, noAgain);
  other.add(moved(1));
  await expect.poll(() => heard.notes.length).toBe(2);
  await Promise.all([out.close(), other.close()]);
  expect(heard.notes.map((payload) => JSON.parse(payload).game)).toEqual([game, next.game]);
  expect(await written(game)).toHaveLength(1);
});

const NOTHING = { state: null, moves: [], remaining: null };

async function lineOf(changes: { isTimed?: boolean; silence?: number; silent?: () => void } = {}) {
  const game = await rows.game('reversi');
  await store.db.update(games).set({ attempt: 1 }).where(eq(games.id, game));
  const usual = { store, game, seat: 'first', isTimed: true, silent: () => {} } as const;
  const line = new StoredLine({ ...usual, attempt: () => 1, ...changes });
  const row = async () => {
    const [found] = await store.db.select().from(questions).where(eq(questions.game, game));
    return found ?? null;
  };
  const answer = (move: string) =>
    store.db.update(questions).set({ answer: move }).where(eq(questions.game, game));
  return { game, line, row, answer };
}

test('a question is a row, and its answer comes back', async () => {
  const { game, line, row, answer } = await lineOf();
  const asked = line.ask(NOTHING, 5000);
  await expect.poll(row).toMatchObject({ number: 1, attempt: 1, answer: null });
  const { until } = (await row())!;
  expect(Math.abs(until!.getTime() - Date.now() - 5000)).toBeLessThan(2000);
  expect(heard.questions).toContain(`${game} first`);
  await answer('3,3');
  await line.look();
  expect(await asked).toBe('3,3');
  // What was answered before is no answer to the next question, however often one looks.
  const next = line.ask(NOTHING, 5000);
  await Promise.all([line.look(), line.look()]);
  await expect.poll(row).toMatchObject({ number: 2, answer: null });
  await answer('4,4');
  await line.look();
  expect(await next).toBe('4,4');
  await line.close();
});

test('an answer is found even if nobody tells of it', async () => {
  const { line, row, answer } = await lineOf();
  const asked = line.ask(NOTHING, 5000);
  await expect.poll(row).not.toBeNull();
  await answer('');
  expect(await asked).toBe('');
  await line.close();
});

test('a question that is over is gone, with the line too, and numbers are never used twice', async () => {
  const { game, line, row } = await lineOf();
  void line.ask(NOTHING, 5000);
  await expect.poll(row).not.toBeNull();
  line.rest();
  await expect.poll(row).toBeNull();
  // As one that a worker left behind when it was killed.
  await store.db.insert(questions).values({ game, seat: 'first', attempt: 1, number: 7 });
  void line.ask(NOTHING, 5000);
  await expect.poll(row).toMatchObject({ number: 8 });
  await line.close();
  expect(await row()).toBeNull();
});

test('once another worker plays the game, its questions stand', async () => {
  const { game, line, row, answer } = await lineOf();
  void line.ask(NOTHING, 5000);
  await expect.poll(row).toMatchObject({ attempt: 1, number: 1 });
  await store.db.update(games).set({ attempt: 2 }).where(eq(games.id, game));
  const theirs = { attempt: 2, number: 1, answer: null };
  await store.db.update(questions).set(theirs).where(eq(questions.game, game));
  let isAnswered = false;
  void line.ask(NOTHING, 5000).then(() => {
    isAnswered = true;
  });
  await answer('3,3');
  await line.look();
  line.rest();
  await line.close();
  expect(await row()).toMatchObject({ ...theirs, answer: '3,3' });
  expect(isAnswered).toBe(false);
});

test('a question asked while the game begins again is put once that is known', async () => {
  const { game, line, row } = await lineOf();
  await store.db.update(games).set({ attempt: 0 }).where(eq(games.id, game));
  void line.ask(NOTHING, 5000);
  await line.look();
  expect(await row()).toBeNull();
  await store.db.update(games).set({ attempt: 1 }).where(eq(games.id, game));
  await expect.poll(row, { timeout: 5000 }).toMatchObject({ attempt: 1, number: 1 });
  await line.close();
});

test('without a clock, long silence is told', async () => {
  let isSilent = false;
  const silent = () => {
    isSilent = true;
  };
  const { line, row } = await lineOf({ isTimed: false, silence: 200, silent });
  void line.ask(NOTHING, 5000);
  await expect.poll(row).toMatchObject({ until: null });
  await expect.poll(() => isSilent).toBe(true);
  await line.close();
});
