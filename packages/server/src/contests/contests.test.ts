import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contests, tournaments } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { CONTESTS, contestFile } from '../testing/contest-file.js';
import { openStore } from '../testing/store.js';
import { changedCalendar } from './calendar.js';
import { changeContest, createContest } from './change.js';
import { contestOf, findContest, isFrozen, limitsOf, phaseOf } from './contests.js';
import { loadContests } from './files.js';

let store: Store;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ store, close } = await openStore());
});
afterAll(() => close());

const NEVER = { opensAt: null, closesAt: null, frozenAt: null, thawedAt: null };

async function ladderOf(contest: string) {
  const rows = await store.db.select().from(tournaments).where(eq(tournaments.contest, contest));
  expect(rows).toHaveLength(1);
  return rows[0] ?? expect.unreachable('no ladder');
}

async function rowOf(contest: string) {
  return (await findContest(store.db, contest)) ?? expect.unreachable('no contest');
}

describe('files', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'daeguk-contests-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (name: string, content: unknown) =>
    writeFileSync(join(folder, name), JSON.stringify(content));

  test('every file is a contest with a running ladder, however often they are read', async () => {
    expect(await loadContests(store, CONTESTS)).toEqual([]);
    expect(await loadContests(store, CONTESTS)).toEqual([]);
    const rows = await store.db.select().from(contests).orderBy(contests.id);
    expect(rows.map(({ id }) => id)).toEqual([
      'algocup',
      'makyek',
      'microchess',
      'picking-stones',
      'reversi',
    ]);
    for (const { id, isFromFile } of rows) {
      expect(isFromFile).toBe(true);
      expect(await ladderOf(id)).toMatchObject({ isLadder: true, state: 'running' });
    }
  });

  test('a file that changed changes its contest, and the rules of its ladder', async () => {
    const file = contestFile('makyek', { id: 'changing' });
    write('changing.json', file);
    await loadContests(store, folder);
    const before = await ladderOf('changing');
    write('changing.json', { ...file, series: { games: 4 }, ladder: { gapSeconds: 5 } });
    expect(await loadContests(store, folder)).toEqual([]);
    expect(limitsOf(await rowOf('changing'))).toMatchObject({ gapSeconds: 5 });
    const after = await ladderOf('changing');
    expect(after).toMatchObject({ id: before.id, seed: before.seed });
    expect([before.rules.series.length, after.rules.series.length]).toEqual([2, 4]);
  });

  test('what is wrong is said of its file, and the others are read', async () => {
    const file = contestFile('makyek');
    write('a.json', { ...file, id: 'sound' });
    write('b.json', { ...file, id: 'wrong-game', game: 'chess' });
    write('c.json', { ...file, id: 'wrong-ladder', ladder: { gapSeconds: -1 } });
    write('d.json', { ...file, id: 'wrong-format', format: { kind: 'x' } });
    write('e.schema.json', {});
    writeFileSync(join(folder, 'f.json'), '{');
    const faults = await loadContests(store, folder);
    expect(faults.map(({ code, values }) => [code, values.file])).toEqual([
      ['contest-file', 'b.json'],
      ['contest-file', 'c.json'],
      ['contest-file', 'd.json'],
      ['contest-file', 'f.json'],
    ]);
    expect(faults[1]?.values.problem).toMatch(/^ladder\.gapSeconds: /);
    expect(faults[2]?.values.problem).toMatch(/^The kind of a format is one of /);
    expect(await findContest(store.db, 'sound')).not.toBeNull();
    expect(await findContest(store.db, 'wrong-game')).toBeNull();
  });

  test('a contest stays one of its game', async () => {
    write('chess.json', contestFile('makyek', { id: 'fixed' }));
    await loadContests(store, folder);
    write('chess.json', contestFile('reversi', { id: 'fixed' }));
    expect(await loadContests(store, folder)).toMatchObject([
      { values: { problem: 'the contest fixed is of makyek: reversi needs another id' } },
    ]);
    expect(contestOf(await rowOf('fixed')).game).toBe('makyek');
  });

  test('a file does not take an organiser’s contest', async () => {
    const file = contestFile('makyek', { id: 'ours' });
    const made = await createContest(store, { file, calendar: {}, entry: 'open' }, 'en');
    expect(made).toEqual({ ok: true, value: 'ours' });
    write('ours.json', { ...file, opponentsTurn: 'frozen' });
    expect(await loadContests(store, folder)).toMatchObject([{ code: 'contest-file' }]);
    expect(contestOf(await rowOf('ours')).opponentsTurn).toBe('running');
  });
});

describe('organisers', () => {
  const file = contestFile('reversi', { id: 'autumn' });

  test('make contests, with their ladders, and change them', async () => {
    const calendar = { opensAt: '2030-01-01T00:00:00Z' };
    const made = await createContest(store, { file, calendar, entry: 'listed' }, 'en');
    expect(made).toEqual({ ok: true, value: 'autumn' });
    expect(await rowOf('autumn')).toMatchObject({ isFromFile: false, entry: 'listed', file });
    expect(await ladderOf('autumn')).toMatchObject({ isLadder: true, state: 'running' });
    const changes = {
      file: { ...file, series: { games: 4 } },
      calendar: { opensAt: null, closesAt: '2031-01-01T00:00:00Z' },
      entry: 'open' as const,
    };
    expect(await changeContest(store, 'autumn', changes, 'en')).toMatchObject({ ok: true });
    const closesAt = new Date('2031-01-01T00:00:00Z');
    expect(await rowOf('autumn')).toMatchObject({ opensAt: null, closesAt, entry: 'open' });
    expect((await ladderOf('autumn')).rules.series.length).toBe(4);
  });

  test('are told what cannot be', async () => {
    const create = (changes: object) =>
      createContest(store, { file: { ...file, ...changes }, calendar: {}, entry: 'open' }, 'en');
    expect(await create({})).toMatchObject({ fault: { code: 'contest-taken' } });
    expect(await create({ id: 'X' })).toMatchObject({ fault: { code: 'contest-field' } });
    const change = (contest: string, changes: object) =>
      changeContest(store, contest, { file: { ...file, ...changes } }, 'en');
    expect(await change('makyek', {})).toMatchObject({ fault: { code: 'contest-from-file' } });
    expect(await change('autumn', { id: 'winter' })).toMatchObject({
      fault: { code: 'contest-renamed' },
    });
    const other = contestFile('makyek', { id: 'autumn' });
    expect(await changeContest(store, 'autumn', { file: other }, 'en')).toMatchObject({
      fault: { code: 'contest-other-rules' },
    });
    expect(await change('nothing', {})).toMatchObject({ fault: { code: 'unknown-contest' } });
    const calendar = { frozenAt: '2032-01-01T00:00:00Z' };
    expect(await changeContest(store, 'autumn', { calendar }, 'en')).toMatchObject({
      fault: { code: 'calendar-order', values: { earlier: 'frozenAt', later: 'closesAt' } },
    });
  });
});

test('a calendar comes in order, or not at all', () => {
  const day = (of: number) => new Date(Date.UTC(2030, 0, of)).toISOString();
  const codeOf = (changes: Parameters<typeof changedCalendar>[0]) => {
    const changed = changedCalendar(changes);
    return changed.ok ? null : changed.fault.code;
  };
  const whole = { opensAt: day(1), frozenAt: day(2), closesAt: day(3), thawedAt: day(4) };
  expect(codeOf(whole)).toBeNull();
  expect(codeOf({ ...whole, thawedAt: day(3) })).toBeNull();
  expect(codeOf({})).toBeNull();
  expect(codeOf({ opensAt: day(3), closesAt: day(1) })).toBe('calendar-order');
  expect(codeOf({ ...whole, frozenAt: day(1) })).toBe('calendar-order');
  expect(codeOf({ ...whole, frozenAt: day(3) })).toBe('calendar-order');
  expect(codeOf({ ...whole, thawedAt: day(2) })).toBe('calendar-order');
  expect(codeOf({ thawedAt: day(2) })).toBe('calendar-thaw');
});

test('phases follow the calendar', () => {
  const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 0, minute));
  const dates = { opensAt: at(10), frozenAt: at(20), closesAt: at(30), thawedAt: at(40) };
  const phases = [9, 10, 19, 20, 29, 30, 50].map((minute) => phaseOf(dates, at(minute)));
  expect(phases).toEqual(['coming', 'open', 'open', 'frozen', 'frozen', 'closed', 'closed']);
  expect([19, 20, 39, 40].map((minute) => isFrozen(dates, at(minute)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(phaseOf(NEVER, at(0))).toBe('open');
  expect(isFrozen({ ...dates, thawedAt: null }, at(99))).toBe(true);
});
