import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeContest } from '../contests/change.js';
import { rankHistory } from '../store/schema.js';
import { LiveBoard } from './board.js';
import type { Director } from './director.js';
import { readRankHistory } from './rank-history.js';
import { pauseTournament, startTournament } from './start-pause.js';
import { Desk, eventually, firstWins, ORGANISER, VISITOR } from './testing/desk.js';

let desk: Desk;
let contest: string;
let ladder: number;
beforeAll(async () => {
  desk = await Desk.open();
});
beforeEach(async () => {
  ({ contest, ladder } = await desk.contest('makyek'));
});
afterEach(() => desk.dismiss());
afterAll(() => desk.close());

async function boardOf(director: Director, viewer = ORGANISER) {
  const read = await director.board(ladder, viewer);
  return read.ok ? read.value : expect.unreachable('no board');
}

/** What a board says but for when, and for ratings, which come later. */
function bare<T extends { table: readonly { rating: unknown }[] }>({ table, ...board }: T) {
  const unrated = table.map((standing) => ({ ...standing, rating: null }));
  return { ...board, version: 0, table: unrated };
}

/** The board that follows from the database alone. */
async function recomputed() {
  return bare(new LiveBoard(await desk.course(ladder), () => {}).view);
}

async function enterMany(count: number): Promise<number[]> {
  const entered: number[] = [];
  for (let one = 0; one < count; one++) entered.push(await desk.enter(contest));
  return entered;
}

test('whatever happens in whatever order, the board is that of the rows', async () => {
  const director = await desk.direct();
  await enterMany(4);
  const authors = await Promise.all([1, 2].map(() => desk.account()));
  const step = fc.record({
    author: fc.option(fc.integer({ min: 0, max: 1 }), { freq: 4 }),
    lot: fc.nat(),
    winner: fc.constantFrom('first' as const, 'second' as const, null),
    echoes: fc.integer({ min: 0, max: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      for (const { author, lot, winner, echoes } of steps) {
        const open = await desk.games(ladder, 'waiting');
        const game = open[lot % Math.max(1, open.length)];
        if (author !== null) await desk.enter(contest, authors[author]);
        // It may have been called off by the last step.
        const [still] = game === undefined ? [] : await desk.gamesById(game.id);
        if (still?.state === 'waiting') await desk.finish(still, winner);
        for (let echo = 0; echo < echoes && game !== undefined; echo++) await desk.tell(game.id);
      }
      await eventually(async () => bare(await boardOf(director))).toEqual(await recomputed());
    }),
    { numRuns: 8, seed: 5 },
  );
});

test('two directors order nothing twice, and both show the same', async () => {
  const directors = [await desk.direct(), await desk.direct()];
  await Promise.all([1, 2, 3, 4, 5].map(() => desk.enter(contest)));
  await desk.playOut(ladder, firstWins);
  const all = await desk.games(ladder);
  expect(all).toHaveLength(20);
  expect(new Set(all.map(({ pairingId }) => pairingId)).size).toBe(20);
  const expected = await recomputed();
  for (const director of directors) {
    await eventually(async () => bare(await boardOf(director))).toEqual(expected);
  }
});

test('what happened while nobody directed is found at the start', async () => {
  await desk.direct();
  await enterMany(3);
  await eventually(() => desk.games(ladder, 'waiting')).toHaveLength(6);
  await desk.dismiss();
  const [game] = await desk.games(ladder, 'waiting');
  await desk.finish(game!, 'first');
  const fourth = await desk.enter(contest);
  const director = await desk.direct();
  expect(bare(await boardOf(director))).toEqual(await recomputed());
  expect(await desk.games(ladder, 'waiting')).toHaveLength(11);
  await desk.playOut(ladder, firstWins);
  await eventually(() => desk.stateOf(fourth)).toBe('effective');
});

test('not all games of many wait at once', async () => {
  await desk.direct();
  const authors = await Promise.all(Array.from({ length: 17 }, () => desk.account()));
  await Promise.all(authors.map((author) => desk.enter(contest, author)));
  await eventually(() => desk.games(ladder, 'waiting')).toHaveLength(200);
  await desk.playOut(ladder, firstWins);
  expect(await desk.games(ladder)).toHaveLength(17 * 16);
});

test('games behind however many that were spoilt are ordered', async () => {
  await desk.direct();
  const authors = await Promise.all(Array.from({ length: 26 }, () => desk.account()));
  await Promise.all(authors.map((author) => desk.enter(contest, author)));
  for (const count of [200, 200, 200, 50]) {
    await eventually(() => desk.games(ladder, 'waiting')).toHaveLength(count);
    await desk.spoilWaiting(ladder);
  }
  expect(await desk.games(ladder, 'spoilt')).toHaveLength(26 * 25);
});

test('a game that is overruled counts no more, until it has been played again', async () => {
  const director = await desk.direct();
  const [one, two] = await enterMany(2);
  await desk.playOut(ladder, firstWins);
  const points = async () =>
    (await boardOf(director)).table.map(({ entrant, points }) => [entrant.submission, points]);
  await eventually(points).toEqual([
    [one, 1],
    [two, 1],
  ]);
  const [game] = await desk.games(ladder);
  await desk.overrule(game!.id);
  await eventually(async () => (await boardOf(director)).done).toBe(1);
  await eventually(() => desk.games(ladder, 'waiting')).toMatchObject([
    { pairingId: game!.pairingId, seed: game!.seed },
  ]);
  await desk.playOut(ladder, () => 'second');
  await eventually(points).toEqual([
    [two, 3],
    [one, 0],
  ]);
});

test('a ladder that is paused orders nothing, and goes on where it was', async () => {
  const director = await desk.direct();
  await enterMany(3);
  await eventually(() => desk.games(ladder, 'waiting')).toHaveLength(6);
  const [on] = await desk.games(ladder, 'waiting');
  await desk.begin(on!.id);
  expect(await pauseTournament(desk.store, ladder)).toMatchObject({ value: { state: 'paused' } });
  expect(await desk.games(ladder, 'waiting')).toEqual([]);
  const fourth = await desk.enter(contest);
  await desk.finish(on!, 'first');
  await eventually(async () => {
    const { done, table } = await boardOf(director);
    return [done, table.length];
  }).toEqual([1, 4]);
  expect(await desk.games(ladder, 'waiting')).toEqual([]);
  expect(await startTournament(desk.store, ladder)).toMatchObject({ value: { state: 'running' } });
  await eventually(() => desk.games(ladder, 'waiting')).toHaveLength(11);
  await desk.playOut(ladder, firstWins);
  await eventually(() => desk.stateOf(fourth)).toBe('effective');
});

test('a board that is frozen stands still for all but organisers, until it is thawed', async () => {
  const director = await desk.direct();
  const author = await desk.account();
  const first = await desk.enter(contest, author);
  const second = await desk.enter(contest);
  await desk.playOut(ladder, ({ firstSubmission }) =>
    firstSubmission === first ? 'first' : 'second',
  );
  await eventually(async () => (await boardOf(director, VISITOR)).done).toBe(2);
  const before = bare(await boardOf(director, VISITOR));
  const frozenAt = new Date();
  const freeze = { calendar: { frozenAt: frozenAt.toISOString() } };
  expect(await changeContest(desk.store, contest, freeze, 'en')).toMatchObject({ ok: true });
  const still = { ...before, frozenAt: frozenAt.toISOString() };
  await eventually(async () => bare(await boardOf(director, VISITOR))).toEqual(still);
  const later = await desk.enter(contest, author);
  await desk.playOut(ladder, ({ firstSubmission }) =>
    firstSubmission === later ? 'second' : 'first',
  );
  await eventually(async () => (await boardOf(director)).table[0]).toMatchObject({
    entrant: { submission: second },
    points: 3,
    left: 0,
  });
  expect(bare(await boardOf(director, VISITOR))).toEqual(still);
  const frozen = await director.pairCounts(ladder, VISITOR);
  expect(frozen).toMatchObject({ value: [{ first: `${first}` }, { second: `${first}` }] });
  const history = await readRankHistory(desk.store.db, ladder, frozenAt);
  const shown = history.flatMap(({ points }) => points.map(({ submission }) => submission));
  expect(new Set(shown)).toEqual(new Set([first, second]));
  // After a restart it is the same board.
  await desk.dismiss();
  const next = await desk.direct();
  expect(bare(await boardOf(next, VISITOR))).toEqual(still);
  const thaw = { calendar: { thawedAt: new Date().toISOString() } };
  await changeContest(desk.store, contest, thaw, 'en');
  await eventually(async () => bare(await boardOf(next, VISITOR))).toEqual(
    bare(await boardOf(next)),
  );
});

test('places are written down where they change, and only there', async () => {
  await Promise.all([desk.direct(), desk.direct()]);
  const [one, two] = await enterMany(2);
  const places = async () => {
    const rows = await desk.store.db
      .select()
      .from(rankHistory)
      .where(eq(rankHistory.tournament, ladder))
      .orderBy(rankHistory.id);
    return rows.map(({ submission, rank, points }) => [submission, rank, points]);
  };
  await eventually(() => desk.games(ladder, 'waiting')).toHaveLength(2);
  await eventually(places).toEqual([
    [one, 1, 0],
    [two, 1, 0],
  ]);
  await desk.playOut(ladder, ({ firstSubmission }) =>
    firstSubmission === two ? 'first' : 'second',
  );
  // Between the two games they may be settled as well, or not: where they end up is the same.
  const latest = async (submission: number | undefined) =>
    (await places()).findLast(([of]) => of === submission);
  await eventually(() => latest(two)).toEqual([two, 1, 3]);
  await eventually(() => latest(one)).toEqual([one, 2, 0]);
  const written = await places();
  for (const submission of [one, two]) {
    const own = written.filter(([of]) => of === submission).map(String);
    expect(own.filter((place, index) => place === own[index - 1])).toEqual([]);
  }
  await desk.dismiss();
  await desk.direct();
  expect(await places()).toEqual(written);
});

test('whoever listens is told of every change, by versions that grow', async () => {
  const director = await desk.direct();
  const told: number[] = [];
  director.onBoard((tournament, of, version) => {
    if (tournament === ladder && of === contest) told.push(version);
  });
  await enterMany(2);
  await eventually(() => told.length).toBeGreaterThan(0);
  await desk.playOut(ladder, firstWins);
  await eventually(async () => (await boardOf(director)).done).toBe(2);
  expect(told).toEqual([...new Set(told)].sort((a, b) => a - b));
  // Ratings come after a while, and are told of as well.
  await eventually(async () => (await boardOf(director)).table[0]?.rating).toMatchObject({
    elo: 0,
  });
  expect((await boardOf(director)).version).toBe(told.at(-1));
});

test('there is no board of what is no tournament', async () => {
  const director = await desk.direct();
  expect(await director.board(999_999, VISITOR)).toMatchObject({
    fault: { code: 'unknown-tournament' },
  });
  expect(await director.ladderOf(contest)).toBe(ladder);
  expect(await director.ladderOf('nothing')).toBeNull();
});
