import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Viewer } from '../accounts/viewer.js';
import { games, notes, tournaments } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { contestFile } from '../testing/contest-file.js';
import { openStore } from '../testing/store.js';
import {
  addAccount,
  addGame,
  addPlayed,
  addSubmission,
  type Cast,
  freeze,
  gatherCast,
  type Played,
} from './testing/cast.js';
import { playTalkers } from './testing/played.js';
import { type GameFilter, gamePage, gameSummaries } from './view.js';

let store: Store;
let close: () => Promise<void>;
let cast: Cast;
let played: Played;
beforeAll(async () => {
  ({ store, close } = await openStore());
  cast = await gatherCast(store.db);
  played = await playTalkers();
});
afterAll(() => close());
afterEach(() => freeze(store.db, null));

const listed = async (viewer: Viewer, filter: Partial<GameFilter> = {}) => {
  const summaries = await gameSummaries(store.db, { limit: 50, ...filter }, viewer);
  return summaries.map(({ id }) => id);
};

const page = async (id: number, viewer: Viewer) => {
  const found = await gamePage(store.db, id, viewer, 'en');
  if (!found.ok) throw new Error(found.fault.code);
  return found.value;
};

const code = async (id: number, viewer: Viewer) => {
  const found = await gamePage(store.db, id, viewer, 'en');
  return found.ok ? 'ok' : found.fault.code;
};

describe('a list', () => {
  beforeEach(() => store.db.delete(games));

  test('has the newest first, with seats as everybody may see them', async () => {
    const done = await addPlayed(store.db, cast, played);
    const second = { kind: 'house', level: 'easy' } as const;
    const waiting = await addGame(store.db, cast, { second });
    const [newest, oldest, ...others] = await gameSummaries(store.db, { limit: 9 }, cast.nobody);
    expect(others).toEqual([]);
    expect(newest).toMatchObject({
      id: waiting,
      state: 'waiting',
      second: { kind: 'house', name: 'house:easy', level: 'easy' },
      ending: null,
      winner: null,
    });
    const { account: id } = cast.bob;
    expect(oldest).toMatchObject({
      id: done,
      state: 'done',
      tournament: cast.ladder,
      match: expect.stringMatching(/^m\d+$/),
      first: { kind: 'submission', name: 'Ann', submission: cast.anns },
      second: { name: 'Bob 빛', author: { id, nickname: 'Bob 빛' } },
      ending: played.verdict.ending,
      plies: 6,
    });
  });

  test('can be asked for by whatever is known of a game, page by page', async () => {
    const dora = await addAccount(store.db, `Dora ${Math.random()}`, 'contestant');
    const doras = await addSubmission(store.db, dora);
    const first = { kind: 'submission', submission: doras } as const;
    const theirs = await addPlayed(store.db, cast, played);
    const hers = await addPlayed(store.db, cast, played, { first, ending: 'time' });
    const open = await addGame(store.db, cast);
    const ask = (filter: Partial<GameFilter>) => listed(cast.nobody, filter);
    expect(await ask({})).toEqual([open, hers, theirs]);
    expect(await ask({ limit: 2 })).toEqual([open, hers]);
    expect(await ask({ before: hers })).toEqual([theirs]);
    expect(await ask({ submission: doras })).toEqual([hers]);
    expect(await ask({ submission: cast.bobs })).toEqual([open, hers, theirs]);
    expect(await ask({ submission: doras, seat: 'first' })).toEqual([hers]);
    expect(await ask({ submission: doras, seat: 'second' })).toEqual([]);
    expect(await ask({ seat: 'second' })).toEqual([open, hers, theirs]);
    expect(await ask({ purpose: 'tournament' })).toEqual([open, hers, theirs]);
    expect(await ask({ purpose: 'trial' })).toEqual([]);
    expect(await ask({ author: dora.account ?? 0 })).toEqual([hers]);
    expect(await ask({ author: cast.cat.account ?? 0 })).toEqual([]);
    expect(await ask({ state: 'waiting' })).toEqual([open]);
    expect(await ask({ state: 'done', ending: 'time' })).toEqual([hers]);
    expect(await ask({ contest: 'makyek', tournament: cast.ladder })).toHaveLength(3);
    expect(await ask({ contest: 'reversi' })).toEqual([]);
    expect(await ask({ tournament: cast.ladder + 1 })).toEqual([]);
  });

  test('holds games that count no more for organisers only; by id they show', async () => {
    const overruled = await addPlayed(store.db, cast, played, { state: 'overruled' });
    const cancelled = await addGame(store.db, cast, { state: 'cancelled' });
    expect(await listed(cast.organiser)).toEqual([overruled]);
    expect(await listed(cast.organiser, { state: 'cancelled' })).toEqual([cancelled]);
    for (const viewer of [cast.ann, cast.nobody]) {
      expect(await listed(viewer)).toEqual([]);
      expect(await listed(viewer, { state: 'overruled' })).toEqual([]);
      expect(await page(overruled, viewer)).toMatchObject({ state: 'overruled' });
      const byId = await gameSummaries(store.db, [overruled, cancelled], viewer);
      expect(byId.map(({ state }) => state)).toEqual(['cancelled', 'overruled']);
    }
  });

  test('of finished games has those first that ended last, page by page', async () => {
    const end = (second: number) => new Date(Date.UTC(2020, 0, 1, 0, 0, second));
    const add = (second: number) => addPlayed(store.db, cast, played, { endedAt: end(second) });
    const [slow, quick, twin, quickest] = [await add(9), await add(4), await add(4), await add(1)];
    const ask = (filter: Partial<GameFilter>) =>
      listed(cast.nobody, { state: 'done', limit: 2, ...filter });
    expect(await ask({})).toEqual([slow, twin]);
    expect(await ask({ before: twin })).toEqual([quick, quickest]);
    expect(await ask({ before: quickest })).toEqual([]);
    // The board stands still since before: that the last one is over is not told by what comes after it.
    await freeze(store.db, end(5));
    expect(await ask({ before: slow })).toEqual([]);
    expect(await ask({})).toEqual([twin, quick]);
  });

  test('takes a few queries, however many games there are', async () => {
    for (let game = 0; game < 30; game++) await addPlayed(store.db, cast, played);
    const queries = vi.spyOn(store.pool, 'query');
    expect(await listed(cast.ann, { limit: 200 })).toHaveLength(30);
    // Boards that stand still, Ann's own submissions, and the games.
    expect(queries).toHaveBeenCalledTimes(3);
    queries.mockRestore();
  });
});

describe('what people play for themselves', () => {
  const sitting = (account: number | null) =>
    ({ kind: 'person', account, name: 'somebody', key: 'the hash' }) as const;
  const house = { kind: 'house', level: 'normal' } as const;
  beforeEach(() => store.db.delete(games));

  test('a trial is seen by its author and organisers', async () => {
    const orderedBy = cast.ann.account;
    const trial = { purpose: 'trial', orderedBy, second: house } as const;
    const game = await addPlayed(store.db, cast, played, trial);
    for (const viewer of [cast.ann, cast.organiser]) {
      expect(await listed(viewer)).toEqual([game]);
      expect(await listed(viewer, { purpose: 'trial' })).toEqual([game]);
      expect(await listed(viewer, { purpose: 'practice' })).toEqual([]);
      expect(await code(game, viewer)).toBe('ok');
    }
    for (const viewer of [cast.bob, cast.nobody]) {
      expect(await listed(viewer)).toEqual([]);
      expect(await listed(viewer, { purpose: 'trial' })).toEqual([]);
      expect(await listed(viewer, { author: cast.ann.account ?? 0 })).toEqual([]);
      expect(await gameSummaries(store.db, [game], viewer)).toEqual([]);
      expect(await code(game, viewer)).toBe('no-game');
    }
  });

  test('a game between persons is opened by whoever has the link', async () => {
    const orderedBy = cast.cat.account;
    const seats = { first: sitting(orderedBy), second: sitting(null) };
    const game = await addGame(store.db, cast, { purpose: 'practice', orderedBy, ...seats });
    expect(await listed(cast.cat)).toEqual([game]);
    expect(await listed(cast.cat, { author: orderedBy ?? 0 })).toEqual([game]);
    expect(await listed(cast.nobody)).toEqual([]);
    expect(await gameSummaries(store.db, [game], cast.nobody)).toEqual([]);
    const seen = await page(game, cast.nobody);
    expect(seen.first).toEqual({ kind: 'person', name: 'somebody', account: orderedBy });
    expect(JSON.stringify(seen)).not.toContain('the hash');
  });

  test('one against the house or a program of mine is nobody else’s', async () => {
    const orderedBy = cast.ann.account;
    const first = sitting(orderedBy);
    const mine = { kind: 'submission', submission: cast.anns } as const;
    for (const second of [house, mine]) {
      const order = { purpose: 'practice', orderedBy, first, second } as const;
      const game = await addGame(store.db, cast, order);
      expect(await code(game, cast.ann)).toBe('ok');
      expect(await code(game, cast.nobody)).toBe('no-game');
    }
  });

  test('a friend may sit down against my program', async () => {
    const orderedBy = cast.ann.account;
    const game = await addGame(store.db, cast, {
      ...{ purpose: 'practice', orderedBy, first: sitting(null) },
      second: { kind: 'submission', submission: cast.anns },
    });
    expect(await code(game, cast.nobody)).toBe('ok');
    expect(await listed(cast.nobody)).toEqual([]);
  });
});

describe('a page', () => {
  test('of a finished game tells all that everybody may know', async () => {
    const game = await addPlayed(store.db, cast, played, { voids: 1 });
    const seen = await page(game, cast.nobody);
    const { ending, cause, winner, margin } = played.verdict;
    expect(seen).toMatchObject({
      id: game,
      seed: 7,
      file: { id: 'makyek', options: { plies: 6 } },
      start: expect.objectContaining({ ply: 0 }),
      moveTime: 2000,
      gameTime: 180_000,
      verdict: { code: cause === null ? ending : `${ending}.${cause}`, winner, margin },
      usage: { first: { total: 30 } },
      voids: 1,
      seal: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(seen.moves.map(({ seat, ply, move }) => `${ply} ${seat} ${move}`)).toEqual([
      '1 first 5 3 0',
      '2 second 9 2 1',
      '3 first 4 3 1',
      '4 second 10 2 0',
      '5 first 5 3 0',
      '6 second 9 2 1',
    ]);
    for (const { memory } of seen.moves) expect(memory).toBeGreaterThan(0);
    expect(await page(game, cast.ann)).toEqual(seen);
  });

  test('has its sentence in the language asked for', async () => {
    const game = await addPlayed(store.db, cast, played);
    const sentences = [];
    for (const language of ['en', 'ko', 'zh'] as const) {
      const found = await gamePage(store.db, game, cast.nobody, language);
      sentences.push(found.ok && found.value.sentence);
    }
    expect(new Set(sentences).size).toBe(3);
    expect(sentences[0]).toMatch(/draw|equal|pieces/);
  });

  test('of a game that is on has the moves so far, of this attempt', async () => {
    const game = await addGame(store.db, cast, { state: 'playing', attempt: 2 });
    const rest = { charged: 1, left: null, instead: null } as const;
    const moved = (ply: number, move: string) =>
      ({ event: 'moved', seat: ply % 2 === 1 ? 'first' : 'second', ply, move, ...rest }) as const;
    const heard = [
      { attempt: 1, number: 1, note: moved(1, '2 9 1') },
      { attempt: 2, number: 1, note: { event: 'debug', seat: 'first', text: 'secret' } as const },
      { attempt: 2, number: 2, note: moved(1, '5 5 0') },
      { attempt: 2, number: 3, note: moved(2, '9 2 1') },
      // The referee itself had to begin again.
      { attempt: 2, number: 4, note: { ...moved(1, '5 3 0'), memory: 4096 } },
      { attempt: 2, number: 5, note: moved(2, '9 2 1') },
    ];
    await store.db.insert(notes).values(heard.map((note) => ({ game, ...note })));
    const seen = await page(game, cast.nobody);
    expect(seen.moves).toEqual([
      { seat: 'first', ply: 1, move: '5 3 0', ...rest, memory: 4096 },
      { seat: 'second', ply: 2, move: '9 2 1', ...rest, memory: null },
    ]);
    expect(seen).toMatchObject({ state: 'playing', verdict: null, sentence: null, seal: null });
    expect(JSON.stringify(seen)).not.toContain('secret');
  });

  test('of a game whose clock is off tells of no limits', async () => {
    const file = contestFile('makyek', { limits: { clock: 'off' } });
    const game = await addGame(store.db, cast, { file });
    expect(await page(game, cast.nobody)).toMatchObject({ moveTime: null, gameTime: null });
  });

  test('of a game that waits shows where it will begin', async () => {
    const game = await addGame(store.db, cast);
    expect(await page(game, cast.nobody)).toMatchObject({
      state: 'waiting',
      moves: [],
      usage: null,
    });
    expect(await code(2 ** 31 - 1, cast.organiser)).toBe('no-game');
  });

  test('what a program had begun to say when its time was up is for its author', async () => {
    const values = { limit: 2, over: 1, said: 'half a sec' };
    const late = {
      ending: 'time',
      cause: 'move',
      culprit: 'first',
      winner: 'second',
      values,
    } as const;
    const verdict = { ...played.verdict, ...late };
    const game = await addPlayed(store.db, cast, { ...played, verdict });
    for (const viewer of [cast.ann, cast.organiser]) {
      expect((await page(game, viewer)).verdict).toMatchObject({ code: 'time.move', values });
    }
    for (const viewer of [cast.bob, cast.cat, cast.nobody]) {
      expect((await page(game, viewer)).verdict?.values).toEqual({ limit: 2, over: 1 });
    }
  });
});

describe('among many games', () => {
  beforeAll(async () => {
    await store.db.delete(games);
    await store.db.execute(sql`
      insert into games (contest, purpose, first, second, file, seed, cores, state, ending)
      select 'makyek', 'tournament', '{"kind":"random"}', '{"kind":"random"}', '{}', 1, 1, 'done', 'score'
      from generate_series(1, 20000)`);
    await store.db.execute(sql`analyze games`);
  });
  afterAll(() => store.db.delete(games));

  test.each([
    [{ ending: 'zzz' }, 'games_ending'],
    [{ state: 'spoilt' }, 'games_state'],
    [{ state: 'playing' }, 'games_state'],
  ] as const)('those of %j are found without looking at all', async (filter, index) => {
    const asked: { query: string; params: unknown[] }[] = [];
    const logQuery = (query: string, params: unknown[]) => void asked.push({ query, params });
    const db = drizzle(store.pool, { logger: { logQuery } });
    expect(await gameSummaries(db, { limit: 50, ...filter }, cast.nobody)).toEqual([]);
    const { query, params } = asked.at(-1)!;
    const { rows } = await store.pool.query(`explain ${query}`, params);
    expect(JSON.stringify(rows)).toContain(index);
  });
});

describe('while the board stands still', () => {
  beforeEach(() => store.db.delete(games));
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);

  test('others see of newer games only that they are played', async () => {
    await freeze(store.db, minutes(-10));
    const old = await addPlayed(store.db, cast, played, { endedAt: minutes(-20) });
    const fresh = await addPlayed(store.db, cast, played, { endedAt: minutes(-5) });
    const untold = { isHidden: true, winner: null, ending: null, plies: null, endedAt: null };
    const nothing = { verdict: null, sentence: null, moves: [], usage: null, seal: null };
    for (const viewer of [cast.nobody, cast.cat]) {
      expect(await page(old, viewer)).toMatchObject({ state: 'done', plies: 6, isLadder: true });
      expect(await page(fresh, viewer)).toMatchObject({ state: 'playing', ...untold, ...nothing });
      const [newest] = await gameSummaries(store.db, { limit: 1 }, viewer);
      expect(newest).toMatchObject({ id: fresh, state: 'playing', ...untold });
    }
    for (const viewer of [cast.ann, cast.bob, cast.organiser]) {
      expect(await page(fresh, viewer)).toMatchObject({ state: 'done', isHidden: false, plies: 6 });
      expect((await page(fresh, viewer)).moves).toHaveLength(6);
      expect(await listed(viewer, { ending: played.verdict.ending })).toEqual([fresh, old]);
    }
  });

  test('nobody finds out by asking for an ending or a state', async () => {
    await freeze(store.db, minutes(-10));
    const old = await addPlayed(store.db, cast, played, { endedAt: minutes(-20) });
    const fresh = await addPlayed(store.db, cast, played, { endedAt: minutes(-5) });
    const spoilt = await addGame(store.db, cast, { state: 'spoilt', endedAt: minutes(-5) });
    const on = await addGame(store.db, cast, { state: 'playing' });
    expect(await listed(cast.cat, { ending: played.verdict.ending })).toEqual([old]);
    expect(await listed(cast.cat, { state: 'done' })).toEqual([old]);
    expect(await listed(cast.cat, { state: 'spoilt' })).toEqual([]);
    expect(await listed(cast.cat, { state: 'playing' })).toEqual([]);
    expect(await listed(cast.cat, {})).toEqual([on, spoilt, fresh, old]);
    expect(await listed(cast.ann, { state: 'playing' })).toEqual([on]);
    expect(await listed(cast.ann, { state: 'spoilt' })).toEqual([spoilt]);
  });

  test('the moves of games that are on are for those who play them', async () => {
    await freeze(store.db, minutes(-10));
    const game = await addGame(store.db, cast, { state: 'playing', attempt: 1 });
    const move = { seat: 'first', ply: 1, move: '5 3 0' } as const;
    const note = { event: 'moved', ...move, charged: 1, left: null, instead: null } as const;
    await store.db.insert(notes).values({ game, attempt: 1, number: 1, note });
    expect((await page(game, cast.cat)).moves).toEqual([]);
    expect((await page(game, cast.bob)).moves).toHaveLength(1);
  });

  test('beside the ladder nobody finds out who plays on', async () => {
    await freeze(store.db, minutes(-10));
    const [cup] = await store.db
      .insert(tournaments)
      .values({
        contest: 'makyek',
        name: 'Cup',
        rules: {} as never,
        seed: 1,
        isLadder: false,
        state: 'running',
      })
      .returning();
    const tournament = cup!.id;
    const old = await addPlayed(store.db, cast, played, { tournament, endedAt: minutes(-20) });
    const fresh = await addPlayed(store.db, cast, played, { tournament, endedAt: minutes(-5) });
    const waiting = await addGame(store.db, cast, { tournament });
    const all = [waiting, fresh, old];
    for (const viewer of [cast.nobody, cast.cat]) {
      expect(await listed(viewer)).toEqual([old]);
      expect(await listed(viewer, { state: 'waiting' })).toEqual([]);
      expect(await listed(viewer, { state: 'playing' })).toEqual([]);
      expect((await gameSummaries(store.db, all, viewer)).map(({ id }) => id)).toEqual([old]);
      expect(await Promise.all(all.map((id) => code(id, viewer)))).toEqual([
        'frozen',
        'frozen',
        'ok',
      ]);
    }
    for (const viewer of [cast.ann, cast.organiser]) {
      expect(await listed(viewer)).toEqual(all);
      expect(await page(waiting, viewer)).toMatchObject({ tournament, isLadder: false });
    }
  });

  test('a board that is to be frozen later, or moves again, hides nothing', async () => {
    const game = await addPlayed(store.db, cast, played);
    await freeze(store.db, minutes(5));
    expect(await page(game, cast.nobody)).toMatchObject({ state: 'done' });
  });
});
