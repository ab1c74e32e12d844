import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { games, type StoredSeat, tournaments } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { openStore } from '../testing/store.js';
import { addAccount, addSubmission, file, newLane } from './testing/rows.js';
import { versionsOf } from './versions.js';

let store: Store;
let close: () => Promise<void>;
let lane: { author: number; contest: string };
let ladder: number;
beforeAll(async () => {
  ({ store, close } = await openStore());
});
afterAll(() => close());
beforeEach(async () => {
  lane = await newLane(store);
  const { contest, isLadder } = tournaments;
  const [row] = await store.db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(and(eq(contest, lane.contest), eq(isLadder, true)));
  ladder = row?.id ?? expect.unreachable('no ladder');
});

const NONE = { won: 0, drawn: 0, lost: 0 };
const EASY = { kind: 'house', level: 'easy' } as const;
const HARD = { kind: 'house', level: 'hard' } as const;

type Seat = number | StoredSeat;
type Game = typeof games.$inferInsert;

/** A game as it was played; for practice unless told. */
async function played(first: Seat, second: Seat, came: Partial<Game> = {}): Promise<void> {
  const seatOf = (seat: Seat) =>
    typeof seat === 'number' ? ({ kind: 'submission', submission: seat } as const) : seat;
  const idOf = (seat: Seat) => (typeof seat === 'number' ? seat : null);
  await store.db.insert(games).values({
    ...{ contest: lane.contest, purpose: 'practice', file, seed: 1, cores: 1, state: 'done' },
    ...{ first: seatOf(first), firstSubmission: idOf(first) },
    ...{ second: seatOf(second), secondSubmission: idOf(second) },
    ...{ winner: null, ending: 'pieces' },
    ...came,
  });
}

const onLadder = (came: Partial<Game> = {}): Partial<Game> => ({
  purpose: 'tournament',
  tournament: ladder,
  ...came,
});

const versions = () => versionsOf(store.db, lane.author, lane.contest);

test('who has submitted nothing has none', async () => {
  expect(await versions()).toEqual({ versions: [], pairs: [] });
});

test('submissions come with their tallies on the ladder, the oldest first, whatever became of them', async () => {
  const one = await addSubmission(store, lane, 'superseded');
  const two = await addSubmission(store, lane, 'build-error');
  const theirs = await addSubmission(
    store,
    { ...lane, author: (await addAccount(store)).id },
    'effective',
  );
  await played(one, theirs, onLadder({ winner: 'first' }));
  await played(theirs, one, onLadder({ winner: 'first' }));
  await played(theirs, one, onLadder());
  await played(one, theirs, onLadder({ bothLost: true, ending: 'build' }));
  // None of these counts.
  await played(one, theirs, onLadder({ winner: 'first', state: 'overruled' }));
  await played(one, theirs, onLadder({ ending: null, state: 'waiting' }));
  await played(one, theirs, { winner: 'first' });
  const { versions: all, pairs } = await versions();
  expect(all.map(({ id, state, ladder }) => [id, state, ladder])).toEqual([
    [one, 'superseded', { won: 1, drawn: 1, lost: 2 }],
    [two, 'build-error', NONE],
  ]);
  expect(pairs).toEqual([]);
});

test('games against the house count by its level, wherever it sits', async () => {
  const one = await addSubmission(store, lane, 'effective');
  const house = await addSubmission(
    store,
    { ...lane, author: (await addAccount(store)).id },
    'effective',
    { player: HARD },
  );
  await played(one, EASY, { purpose: 'trial', winner: 'first' });
  await played(EASY, one, { winner: 'first' });
  await played(one, EASY, { ending: 'stopped' });
  await played(one, HARD);
  await played(house, one, onLadder({ winner: 'second' }));
  const settling = { id: 'm.1h1', step: 'house' } as unknown as Game['pairing'];
  await played(one, HARD, onLadder({ winner: 'second', pairing: settling }));
  const person = { kind: 'person', account: null, name: 'Guest', key: '' } as const;
  await played(one, person, { winner: 'first' });
  await played(one, { kind: 'random' }, { winner: 'first' });
  const [own] = (await versions()).versions;
  expect(own?.house).toEqual({
    easy: { won: 1, drawn: 0, lost: 1 },
    normal: NONE,
    hard: { won: 1, drawn: 1, lost: 1 },
  });
  expect(own?.ladder).toEqual({ ...NONE, won: 1 });
});

test('two of mine are compared by all they have played, from the first seat', async () => {
  const [one, two] = [
    await addSubmission(store, lane, 'superseded'),
    await addSubmission(store, lane, 'effective'),
  ];
  await played(one, two, { winner: 'first' });
  await played(one, two, { purpose: 'trial', winner: 'second' });
  await played(one, two, onLadder({ winner: 'second' }));
  await played(two, one);
  await played(two, one, { ending: 'void', winner: null });
  await played(two, two, { winner: 'first' });
  expect((await versions()).pairs).toEqual([
    { first: one, second: two, won: 1, drawn: 0, lost: 2 },
    { first: two, second: one, won: 0, drawn: 1, lost: 0 },
    { first: two, second: two, won: 1, drawn: 0, lost: 0 },
  ]);
});
