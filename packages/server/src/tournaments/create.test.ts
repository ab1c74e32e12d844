import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeNickname } from '../accounts/accounts.js';
import { findContest } from '../contests/contests.js';
import { submissions } from '../store/schema.js';
import { createTournament } from './create.js';
import type { Director } from './director.js';
import { pauseTournament, startTournament } from './start-pause.js';
import { Desk, eventually, firstWins, ORGANISER } from './testing/desk.js';

let desk: Desk;
let director: Director;
beforeAll(async () => {
  desk = await Desk.open();
  director = await desk.direct();
});
afterAll(() => desk.close());

let contest: string;
beforeEach(async () => {
  ({ contest } = await desk.contest('makyek'));
});

type Wanted = Partial<Parameters<typeof createTournament>[2]>;

/** A tournament of so many who have been built. */
async function create(count: number, wanted: Wanted, of = contest) {
  const row = (await findContest(desk.store.db, of)) ?? expect.unreachable('no contest');
  const entrants: number[] = [];
  for (let one = 0; one < count; one++) {
    const submission = await desk.built(await desk.account(), of);
    const effective = { state: 'effective' as const };
    await desk.store.db.update(submissions).set(effective).where(eq(submissions.id, submission));
    entrants.push(submission);
  }
  const whole = { name: 'Cup', submissions: entrants, seed: 7, ...wanted };
  return { entrants, made: await createTournament(desk.store, row, whole, 'en') };
}

async function start(count: number, wanted: Wanted, of = contest) {
  const { entrants, made } = await create(count, wanted, of);
  if (!made.ok) return expect.unreachable(made.fault.code);
  expect(made.value.state).toBe('planned');
  const { id } = made.value;
  expect(await desk.games(id)).toEqual([]);
  expect(await startTournament(desk.store, id)).toMatchObject({ value: { state: 'running' } });
  await eventually(() => desk.games(id, 'waiting')).not.toEqual([]);
  return { id, entrants };
}

async function boardOf(id: number) {
  const board = await director.board(id, ORGANISER);
  return board.ok ? board.value : expect.unreachable('no board');
}

const KNOCK_OUT = { format: { kind: 'knock-out', thirdPlace: true }, series: { games: 2 } };

/** Whoever came first in the list of entrants wins. */
const better = (game: { firstSubmission: number | null; secondSubmission: number | null }) =>
  (game.firstSubmission ?? 0) < (game.secondSubmission ?? 0)
    ? ('first' as const)
    : ('second' as const);

test('a knock-out of four: the final comes after the semi-finals, then it is over', async () => {
  const { id, entrants } = await start(4, KNOCK_OUT);
  const [one, two, three, four] = entrants;
  expect(await desk.games(id, 'waiting')).toHaveLength(4);
  await desk.playOut(id, better);
  await eventually(() => desk.tournamentState(id)).toBe('over');
  const board = await boardOf(id);
  expect(board.table.map(({ rank, entrant }) => [rank, entrant.submission])).toEqual([
    [1, one],
    [2, two],
    [3, three],
    [4, four],
  ]);
  expect(board).toMatchObject({ done: 8, left: 0, ties: [] });
  expect(board.stages).toMatchObject([
    {
      kind: 'bracket',
      rounds: [
        [{ winner: { submission: one } }, { winner: { submission: two } }],
        [
          {
            first: { submission: one },
            winner: { submission: one },
            decidedBy: 'series',
            score: { won: 2 },
          },
        ],
      ],
      thirdPlace: { winner: { submission: three } },
    },
  ]);
  expect((await desk.games(id)).map(({ chargedTo }) => chargedTo)).toEqual(Array(8).fill(null));
  expect(await startTournament(desk.store, id)).toMatchObject({
    fault: { code: 'tournament-over' },
  });
  expect(await pauseTournament(desk.store, id)).toMatchObject({
    fault: { code: 'tournament-over' },
  });
});

test('a semi-final that is played again may bring somebody else to the final', async () => {
  const { id, entrants } = await start(4, KNOCK_OUT);
  const [one, two, , four] = entrants;
  await desk.playOut(id, better);
  await eventually(() => desk.tournamentState(id)).toBe('over');
  const between = (await desk.games(id)).filter(({ firstSubmission, secondSubmission }) =>
    [firstSubmission, secondSubmission].every((seat) => seat === one || seat === four),
  );
  expect(between).toHaveLength(2);
  for (const game of between) await desk.overrule(game.id);
  await eventually(() => desk.tournamentState(id)).toBe('running');
  const upset = (game: Parameters<typeof better>[0]) =>
    game.firstSubmission === four
      ? 'first'
      : game.secondSubmission === four
        ? 'second'
        : better(game);
  await desk.playOut(id, upset);
  await eventually(() => desk.tournamentState(id)).toBe('over');
  const { table } = await boardOf(id);
  expect(table.map(({ entrant }) => entrant.submission).slice(0, 2)).toEqual([four, two]);
  const overruled = await desk.games(id, 'overruled');
  expect(overruled.map(({ pairing }) => pairing?.match.id)).toContain('2/1');
});

test('pausing lets nothing begin; nothing is lost by it', async () => {
  const { id } = await start(3, {});
  expect(await desk.games(id, 'waiting')).toHaveLength(6);
  await pauseTournament(desk.store, id);
  expect(await desk.games(id, 'waiting')).toEqual([]);
  expect(await pauseTournament(desk.store, id)).toMatchObject({ value: { state: 'paused' } });
  await startTournament(desk.store, id);
  await desk.playOut(id, firstWins);
  await eventually(() => desk.tournamentState(id)).toBe('over');
  expect(await desk.games(id, 'done')).toHaveLength(6);
});

test('a drawn game of Connect6 is played again with more blocks, then against the house', async () => {
  const cup = await desk.contest('algocup');
  const wanted = { format: { kind: 'round-robin' }, series: { bestOf: 1 } };
  const { id } = await start(2, wanted, cup.contest);
  await desk.playOut(id, () => null);
  const played = await desk.games(id);
  expect(played.map(({ pairing }) => pairing?.step)).toEqual(['game', 'replay', 'house', 'house']);
  expect(played.map(({ file }) => (file.options as { blocks: string }).blocks)).toEqual([
    'drawn',
    ...Array(3).fill('drawn+2'),
  ]);
  expect(played.at(-1)?.second).toEqual({ kind: 'house', level: 'hard' });
  expect(new Set(played.map(({ seed }) => seed)).size).toBe(1);
});

test('every match is played from all openings', async () => {
  const chess = await desk.contest('microchess');
  const position = '1nbk/4/4/4/KBN1 w - - 0 1';
  const openings = [{ options: {} }, { position, options: { plies: 40 } }];
  const wanted = { format: { kind: 'round-robin' }, series: { games: 2 }, openings };
  const { id } = await start(2, wanted, chess.contest);
  const files = (await desk.games(id)).map(({ file }) => file);
  expect(files.map((file) => file.position)).toEqual([null, null, position, position]);
  expect(files.map((file) => file.options)).toMatchObject([
    { plies: 80 },
    { plies: 80 },
    { plies: 40, repetitions: 5 },
    { plies: 40, repetitions: 5 },
  ]);
});

test('groups, Swiss rounds and gauntlets are played to their ends', async () => {
  const formats = [
    { kind: 'groups', groups: 2, advance: 1 },
    { kind: 'swiss', rounds: 2 },
    { kind: 'gauntlet', champions: ['the champion'] },
  ];
  const champion = await desk.enter(contest, await desk.account('the champion'));
  const { entrants } = await create(3, {});
  for (const format of formats) {
    const { id } = await start(0, { format, submissions: [champion, ...entrants] });
    await desk.playOut(id, better);
    await eventually(() => desk.tournamentState(id)).toBe('over');
    const { table, stages } = await boardOf(id);
    expect(table[0]?.entrant.submission).toBe(champion);
    // Nothing was drawn, so that nothing was played again: the games of both seats are all there are.
    const inStages = stages.flatMap((stage) => (stage.kind === 'table' ? stage.table : []));
    for (const { seats, games } of [...table, ...inStages]) {
      expect(seats.first.won + seats.second.won).toBe(games.won);
      expect(seats.first.lost + seats.second.lost).toBe(games.lost);
    }
  }
});

test('a gauntlet goes on when its champion takes another nickname', async () => {
  const nickname = 'a champion by name';
  const author = await desk.account(nickname);
  const champion = await desk.enter(contest, author);
  const { entrants } = await create(2, {});
  const format = { kind: 'gauntlet', champions: [nickname] };
  const { id } = await start(0, { format, submissions: [champion, ...entrants] });
  const before = await boardOf(id);
  expect(await changeNickname(desk.store.db, author, 'another name')).toMatchObject({ ok: true });
  await pauseTournament(desk.store, id);
  await startTournament(desk.store, id);
  const table = async () => (await boardOf(id)).table.map(({ entrant }) => entrant);
  await eventually(table).toContainEqual(
    expect.objectContaining({ author: { id: author, nickname: 'another name' } }),
  );
  expect((await boardOf(id)).left).toBe(before.left);
  await desk.playOut(id, better);
  await eventually(() => desk.tournamentState(id)).toBe('over');
  expect((await boardOf(id)).table[0]?.entrant.submission).toBe(champion);
});

test.each([
  ['no format', { format: { kind: 'ladders' } }, 'tournament-format'],
  ['a second ladder', { format: { kind: 'ladder' } }, 'tournament-ladder'],
  ['an unknown field', { format: { kind: 'swiss', turns: 3 } }, 'tournament-field'],
  ['two series in one', { series: { games: 2, bestOf: 3 } }, 'tournament-series'],
  ['points that are none', { scoring: { win: 'much' } }, 'tournament-field'],
  ['too many groups', { format: { kind: 'groups', groups: 5 } }, 'too-many-groups'],
  ['an unknown champion', { format: { kind: 'gauntlet', champions: ['x'] } }, 'unknown-champion'],
  ['a position of no game', { openings: [{ position: 'x', options: {} }] }, 'contest-field'],
  ['an unknown option', { openings: [{ options: { size: 3 } }] }, 'contest-field'],
  ['a submission that is none', { submissions: [999_999, 999_998] }, 'tournament-entrant'],
])('%s is refused', async (_, wanted, code) => {
  expect((await create(2, wanted)).made).toMatchObject({ fault: { code } });
});

test('who is not built, or listed twice, or alone, makes no tournament', async () => {
  const row = (await findContest(desk.store.db, contest)) ?? expect.unreachable('no contest');
  const refusal = async (...entrants: number[]) => {
    const made = await createTournament(
      desk.store,
      row,
      { name: 'x', submissions: entrants },
      'en',
    );
    return made.ok ? null : made.fault.code;
  };
  const [one] = (await create(1, {})).entrants;
  expect(await refusal(one!)).toBe('too-few-entrants');
  expect(await refusal(one!, one!)).toBe('tournament-entrant-twice');
  expect(await refusal(one!, await desk.built(await desk.account(), contest))).toBe(
    'tournament-entrant',
  );
  const elsewhere = await desk.contest('reversi');
  expect(await refusal(one!, await desk.enter(elsewhere.contest))).toBe('tournament-entrant');
});
