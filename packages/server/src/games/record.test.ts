import { readRecordedGame, recordedMoves, verifyRecord } from '@daeguk/referee';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../accounts/viewer.js';
import type { Store } from '../store/store.js';
import { contestFile } from '../testing/contest-file.js';
import { openStore } from '../testing/store.js';
import { gameLog } from './log.js';
import { recordFile } from './record.js';
import { addGame, addPlayed, type Cast, freeze, gatherCast, type Played } from './testing/cast.js';
import { playRecorded, playTalkers, WORDS } from './testing/played.js';

let store: Store;
let close: () => Promise<void>;
let cast: Cast;
let played: Played;
let game: number;
beforeAll(async () => {
  ({ store, close } = await openStore());
  cast = await gatherCast(store.db);
  played = await playTalkers();
  game = await addPlayed(store.db, cast, played);
});
afterAll(() => close());
afterEach(() => freeze(store.db, null));

const faultOf = (result: { ok: boolean; fault?: { code: string } }) =>
  result.ok ? 'ok' : result.fault?.code;

describe('a record', () => {
  const file = async (viewer: Viewer, id = game) => {
    const found = await recordFile(store.db, id, viewer);
    if (!found.ok) throw new Error(found.fault.code);
    return { ...found.value, text: found.value.content.toString('utf8') };
  };

  test('is whole for organisers, to the last byte', async () => {
    const { name, content } = await file(cast.organiser);
    expect(name).toBe(`daeguk-makyek-game-${game}.jsonl`);
    expect(content.equals(played.record)).toBe(true);
    expect(verifyRecord(content)).toMatchObject({ ok: true });
  });

  test('has for an author what their own program said', async () => {
    const anns = await file(cast.ann);
    expect(anns.text).toContain(WORDS.first);
    expect(anns.text).not.toContain(WORDS.second);
    const bobs = await file(cast.bob);
    expect(bobs.text).toContain(WORDS.second);
    expect(bobs.text).not.toContain(WORDS.first);
    expect(JSON.parse(bobs.text.split('\n')[0] ?? '')).toMatchObject({ extract: 'second' });
  });

  test('has for everybody else the moves', async () => {
    for (const viewer of [cast.cat, cast.nobody]) {
      const { text, content } = await file(viewer);
      for (const word of [...Object.values(WORDS), '"said"', '"sent"', 'stderr', 'memory":']) {
        expect(text).not.toContain(word);
      }
      const moves = recordedMoves(played.record.toString('utf8'));
      expect(recordedMoves(text)).toEqual(moves.map((move) => ({ ...move, memory: null })));
      expect(readRecordedGame(text)).toMatchObject({ value: { verdict: played.verdict } });
      expect(faultOf(verifyRecord(content))).toBe('record-extract');
    }
  });

  test('is not there before a game is over, nor for a game there is not', async () => {
    const waiting = await addGame(store.db, cast);
    expect(faultOf(await recordFile(store.db, waiting, cast.ann))).toBe('no-record');
    expect(faultOf(await recordFile(store.db, 2 ** 31 - 1, cast.ann))).toBe('no-game');
    const trial = await addPlayed(store.db, cast, played, { purpose: 'trial' });
    expect(faultOf(await recordFile(store.db, trial, cast.cat))).toBe('no-game');
  });

  test('while the board stands still, is for those who played and organisers', async () => {
    await freeze(store.db, new Date(Date.now() - 3_600_000));
    const waiting = await addGame(store.db, cast);
    for (const viewer of [cast.cat, cast.nobody]) {
      expect(faultOf(await recordFile(store.db, game, viewer))).toBe('frozen');
      // Whether there is one already is not told either.
      expect(faultOf(await recordFile(store.db, waiting, viewer))).toBe('frozen');
    }
    expect((await file(cast.ann)).text).toContain(WORDS.first);
    expect((await file(cast.organiser)).content.equals(played.record)).toBe(true);
  });
});

describe('a log', () => {
  const log = async (viewer: Viewer, seat?: 'first' | 'second', id = game) => {
    const found = await gameLog(store.db, id, viewer, seat, 'en');
    if (!found.ok) throw new Error(found.fault.code);
    return found.value;
  };
  const told = (lines: Awaited<ReturnType<typeof log>>) =>
    lines.map(({ ply, from, text }) => `${ply} ${from}: ${text}`);

  test('has all that was said both ways, with goodbyes and what was left behind', async () => {
    const lines = await log(cast.ann);
    expect(told(lines).slice(0, 9)).toEqual([
      '0 referee: START 1',
      '0 player: OK',
      '0 referee: TURN',
      `0 debug: thinks of ${WORDS.first}\\u{1b}[2J`,
      '0 player: 5 3 0',
      '2 referee: PLACE 9 2 1',
      '2 referee: TURN',
      `2 debug: thinks of ${WORDS.first}\\u{1b}[2J`,
      '2 player: 4 3 1',
    ]);
    expect(told(lines).slice(-4)).toEqual([
      '6 referee: END 0',
      `6 stderr: aside ${WORDS.first}`,
      '6 other: It left with exit code 0.',
      expect.stringMatching(/^6 other: Most memory: [\d.]+ MB$/),
    ]);
    const answers = lines.filter(({ from }) => from === 'player');
    expect(answers.map(({ charged }) => typeof charged)).toEqual(Array(4).fill('number'));
    const others = lines.filter(({ from }) => from !== 'player');
    expect(others.every(({ charged }) => charged === null)).toBe(true);
  });

  test('is for the author of that seat, and organisers', async () => {
    expect(told(await log(cast.bob))).toContain(`6 stderr: aside ${WORDS.second}`);
    expect(await log(cast.organiser)).toEqual(await log(cast.ann));
    expect(await log(cast.organiser, 'second')).toEqual(await log(cast.bob, 'second'));
    const refused = async (viewer: Viewer, seat?: 'first' | 'second') =>
      faultOf(await gameLog(store.db, game, viewer, seat, 'en'));
    expect(await refused(cast.ann, 'second')).toBe('forbidden');
    expect(await refused(cast.bob, 'first')).toBe('forbidden');
    expect(await refused(cast.cat)).toBe('forbidden');
    expect(await refused(cast.cat, 'second')).toBe('forbidden');
    expect(await refused(cast.nobody, 'first')).toBe('forbidden');
  });

  test('of a game against oneself is of the first seat, or of the one asked for', async () => {
    const second = { kind: 'submission', submission: cast.anns } as const;
    const own = await addPlayed(store.db, cast, played, { second });
    expect(await log(cast.ann, undefined, own)).toEqual(await log(cast.organiser, 'first', own));
    expect(told(await log(cast.ann, 'second', own))).toContain(`6 stderr: aside ${WORDS.second}`);
  });

  test('is not there before a game is over', async () => {
    const waiting = await addGame(store.db, cast);
    const found = await gameLog(store.db, waiting, cast.ann, undefined, 'en');
    expect(faultOf(found)).toBe('no-record');
  });

  test('says where the referee moved instead, and why', async () => {
    const rule = 'first-legal';
    const file = contestFile('picking-stones', {
      options: { n: '7' },
      protocols: ['play'],
      faults: { illegal: rule, late: rule, crash: rule },
    });
    const command = ['/usr/bin/python3', '-c', 'print("Best Move : 99")'];
    const bot = { kind: 'program', name: 'bot', protocol: 'play', command, visible: [] } as const;
    const random = { kind: 'random', name: 'random' } as const;
    const result = await playRecorded(file, { first: bot, second: random });
    const id = await addPlayed(store.db, cast, result, { file });
    const lines = await log(cast.ann, 'first', id);
    expect(told(lines).slice(0, 3)).toEqual([
      '0 referee: 7 0',
      '0 player: Best Move : 99',
      '0 other: The referee moved in its place (the move was illegal): 1',
    ]);
    expect(lines[2]?.charged).toBe(chargedInstead(result.record));
  });
});

describe('a log of a game in which a program left', () => {
  const python = (protocol: string, source: string) => {
    const command = ['/usr/bin/python3', '-u', '-c', source];
    return { kind: 'program', name: 'bot', protocol, command, visible: [] } as const;
  };
  const dying = 'import sys; print("boom", file=sys.stderr); sys.exit(3)';
  const random = { kind: 'random', name: 'random' } as const;
  const told = async (id: number, seat: 'first' | 'second') => {
    const found = await gameLog(store.db, id, cast.organiser, seat, 'en');
    if (!found.ok) throw new Error(found.fault.code);
    return found.value.map(({ ply, from, text }) => `${ply} ${from}: ${text}`);
  };

  test('has its exit and its last words where it left', async () => {
    const file = contestFile('reversi');
    const seats = { first: python('reversi-tcp', dying), second: random };
    const id = await addPlayed(store.db, cast, await playRecorded(file, seats), { file });
    const lines = await told(id, 'first');
    expect(lines.filter((line) => line.startsWith('0 ') && !line.includes('referee:'))).toEqual([
      '0 other: It left with exit code 3.',
      expect.stringMatching(/^0 other: The referee moved in its place/),
      '0 stderr: boom',
    ]);
    expect(lines.filter((line) => line.includes('exit code'))).toHaveLength(1);
  });

  test('says of one whose turn never came that it was not started', async () => {
    const file = contestFile('makyek');
    const seats = { first: python('makyek', dying), second: python('makyek', 'input()') };
    const id = await addPlayed(store.db, cast, await playRecorded(file, seats), { file });
    expect(await told(id, 'first')).toContain('0 other: It left with exit code 3.');
    expect((await told(id, 'second')).at(-1)).toMatch(/^0 other: .* before it had started/);
  });
});

/** What the first move cost that the referee made: nothing at all where a crowded machine held everything up. */
function chargedInstead(record: Buffer): number {
  const lines = record.toString().trim().split('\n');
  const moves = lines.map((line) => JSON.parse(line) as { instead?: string; charged: number });
  return moves.find(({ instead }) => typeof instead === 'string')!.charged;
}
