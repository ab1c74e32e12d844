import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { submissionHistory, submissions } from '../store/schema.js';
import type { Director } from './director.js';
import { enterLadder, leaveLadder } from './ladder.js';
import { Desk, eventually, ORGANISER } from './testing/desk.js';

let desk: Desk;
let director: Director;
let contest: string;
let ladder: number;
beforeAll(async () => {
  desk = await Desk.open();
  director = await desk.direct();
});
beforeEach(async () => {
  ({ contest, ladder } = await desk.contest('makyek'));
});
afterAll(() => desk.close());

async function board() {
  const read = await director.board(ladder, ORGANISER);
  return read.ok ? read.value : expect.unreachable('no board');
}

/** Submission, points and games to come, as they stand. */
async function table() {
  const { table } = await board();
  return table.map(({ entrant, points, left }) => [entrant.submission, points, left]);
}

type Seats = { firstSubmission: number | null; secondSubmission: number | null };

/** The lower submission wins: whoever was there first. */
const older = ({ firstSubmission, secondSubmission }: Seats) =>
  (firstSubmission ?? 0) < (secondSubmission ?? 0) ? 'first' : 'second';

const seats = ({ firstSubmission, secondSubmission }: Seats) =>
  [firstSubmission ?? 0, secondSubmission ?? 0].sort((a, b) => a - b);

test('one alone has nothing to play, and counts', async () => {
  const one = await desk.enter(contest);
  await eventually(() => desk.stateOf(one)).toBe('effective');
  expect(await board()).toMatchObject({
    contest,
    frozenAt: null,
    done: 0,
    left: 0,
    table: [{ rank: 1, entrant: { submission: one, number: 1 }, points: 0, left: 0 }],
  });
});

test('who enters meets everybody from both seats; it counts when all is played', async () => {
  const [one, two] = [await desk.enter(contest), await desk.enter(contest)];
  await eventually(() => desk.games(ladder, 'waiting')).toHaveLength(2);
  const games = await desk.games(ladder);
  expect(games).toMatchObject([
    { firstSubmission: one, secondSubmission: two, purpose: 'tournament', cores: 2 },
    { firstSubmission: two, secondSubmission: one, purpose: 'tournament', cores: 2 },
  ]);
  const [newer] = await desk.store.db.select().from(submissions).where(eq(submissions.id, two));
  expect(games.map(({ chargedTo }) => chargedTo)).toEqual([newer?.author, newer?.author]);
  expect(new Set(games.map(({ seed }) => seed)).size).toBe(2);
  const jobs = await desk.store.boss.fetch<{ id: number }>('games', { batchSize: 9 });
  expect(jobs.map(({ data }) => data.id).sort()).toEqual(games.map(({ id }) => id));
  await desk.finish(games[0]!, 'first');
  await eventually(table).toEqual([
    [one, 0, 1],
    [two, 0, 1],
  ]);
  expect(await desk.stateOf(two)).toBe('playing');
  await desk.finish(games[1]!, 'second');
  await eventually(table).toEqual([
    [one, 3, 0],
    [two, 0, 0],
  ]);
  await eventually(() => desk.stateOf(two)).toBe('effective');
  const wonBoth = { first: { won: 1, drawn: 0, lost: 0 }, second: { won: 1, drawn: 0, lost: 0 } };
  expect((await board()).table[0]).toMatchObject({
    seats: wonBoth,
    endings: { won: { won: 2 }, lost: {} },
  });
});

test('a new submission replaces its author’s earlier one, in everybody’s points', async () => {
  const author = await desk.account();
  const earlier = await desk.enter(contest, author);
  const other = await desk.enter(contest);
  await desk.playOut(ladder, older);
  await eventually(table).toEqual([
    [earlier, 3, 0],
    [other, 0, 0],
  ]);
  const third = await desk.enter(contest);
  await eventually(() => desk.games(ladder, 'waiting')).toHaveLength(4);
  const later = await desk.enter(contest, author);
  expect(await desk.stateOf(earlier)).toBe('superseded');
  const called = await desk.games(ladder, 'cancelled');
  expect(called).toHaveLength(2);
  for (const { firstSubmission, secondSubmission } of called) {
    expect([firstSubmission, secondSubmission].sort()).toEqual([earlier, third].sort());
  }
  await eventually(table).toEqual([
    [other, 0, 4],
    [third, 0, 4],
    [later, 0, 4],
  ]);
  await desk.playOut(ladder, older);
  await eventually(table).toEqual([
    [other, 6, 0],
    [third, 3, 0],
    [later, 0, 0],
  ]);
  await eventually(() => desk.stateOf(later)).toBe('effective');
  const history = await desk.store.db
    .select()
    .from(submissionHistory)
    .where(eq(submissionHistory.submission, earlier))
    .orderBy(submissionHistory.id);
  expect(history.map(({ state }) => state)).toEqual(['playing', 'effective', 'superseded']);
});

test('a game that was on when its submission was replaced counts for nothing', async () => {
  const author = await desk.account();
  await desk.enter(contest, author);
  const other = await desk.enter(contest);
  await eventually(() => desk.games(ladder, 'waiting')).toHaveLength(2);
  const [on] = await desk.games(ladder, 'waiting');
  const later = await desk.enter(contest, author);
  await desk.finish(on!, 'first');
  await desk.playOut(ladder, older);
  await eventually(table).toEqual([
    [other, 3, 0],
    [later, 0, 0],
  ]);
  expect(await board()).toMatchObject({ done: 2, left: 0 });
});

test('who is withdrawn is gone, and the earlier one does not come back', async () => {
  const author = await desk.account();
  await desk.enter(contest, author);
  const [later, other] = [await desk.enter(contest, author), await desk.enter(contest)];
  await eventually(() => desk.games(ladder, 'waiting')).toHaveLength(2);
  await desk.store.transaction((tx) => leaveLadder(tx, later));
  await eventually(table).toEqual([[other, 0, 0]]);
  expect(await desk.games(ladder, 'waiting')).toEqual([]);
  await eventually(() => desk.stateOf(other)).toBe('effective');
});

test('to enter twice is to enter once', async () => {
  const one = await desk.enter(contest);
  await desk.store.transaction((tx) => enterLadder(tx, one));
  await eventually(table).toEqual([[one, 0, 0]]);
});

test('whoever has a submission in hand is not waited for', async () => {
  const [held, other] = [await desk.enter(contest), await desk.enter(contest)];
  await desk.playOut(ladder, older);
  let third = 0;
  await desk.store.transaction(async (tx) => {
    await tx.db.select().from(submissions).where(eq(submissions.id, held)).for('update');
    third = await desk.enter(contest);
    await eventually(async () => (await desk.games(ladder, 'waiting')).map(seats)).toEqual([
      [other, third],
      [other, third],
    ]);
    await leaveLadder(tx, held);
  });
  await desk.playOut(ladder, older);
  await eventually(table).toEqual([
    [other, 3, 0],
    [third, 0, 0],
  ]);
});

test('many who enter at once come in order, and all meet', async () => {
  const authors = await Promise.all([1, 2, 3, 4, 5, 6].map(() => desk.account()));
  const entered = await Promise.all(authors.map((author) => desk.enter(contest, author)));
  await eventually(() => desk.games(ladder, 'waiting')).toHaveLength(30);
  await desk.playOut(ladder, older);
  await eventually(async () => (await board()).left).toBe(0);
  for (const one of entered) await eventually(() => desk.stateOf(one)).toBe('effective');
});

test.each(['algocup', 'microchess', 'picking-stones', 'reversi'])(
  'the ladder of %s: a game from each seat, and a drawn one is a drawn one',
  async (like) => {
    const own = await desk.contest(like);
    await desk.enter(own.contest);
    await desk.enter(own.contest);
    await eventually(() => desk.games(own.ladder, 'waiting')).toHaveLength(2);
    await desk.playOut(own.ladder, () => null);
    expect((await desk.games(own.ladder)).map(({ state }) => state)).toEqual(['done', 'done']);
  },
);
