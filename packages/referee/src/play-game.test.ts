import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Level } from '@daeguk/engines';
import { describe, expect, test } from 'vitest';
import type { Contest } from './contest.js';
import type { GamePlan } from './plan.js';
import { playGame } from './play-game.js';
import type { RecordSink } from './record.js';
import { contest } from './testing/contests.js';
import { MemorySink } from './testing/memory-sink.js';
import { playOnce } from './testing/play.js';
import { RANDOM } from './testing/table.js';
import type { TurnUsage } from './usage.js';
import { verifyRecord } from './verify.js';

function plan(rules: Contest, changes: Partial<GamePlan> = {}): GamePlan {
  const seats = { first: RANDOM, second: RANDOM };
  const where = { tier: 'C', cores: [], isWatched: false, record: null } as const;
  return { contest: rules, seed: 1, seats, ...where, ...changes };
}

const watcher = () => ({ watch: () => {}, persons: {}, signal: new AbortController().signal });

describe('a disk that is full', () => {
  class FullDisk implements RecordSink {
    #left: number;
    constructor(bytes: number) {
      this.#left = bytes;
    }
    write(text: string): void {
      this.#left -= text.length;
      if (this.#left < 0) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    }
    close(): void {}
  }

  test.each([0, 1500, 3000])('after %i bytes, the game is void and nobody lost', async (bytes) => {
    const { verdict } = await playOnce({ contest: contest('makyek'), sink: new FullDisk(bytes) });
    expect(verdict).toMatchObject({ winner: null, ending: 'void', cause: 'disk' });
  });

  test('and is played again so often and no more', async () => {
    const rules = contest('picking-stones', { replays: 2 });
    const report = await playGame(plan(rules, { record: '/dev/full' }), watcher());
    expect(report).toMatchObject({ voids: 2, verdict: { ending: 'void', cause: 'disk' } });
  });
});

test('the same seed makes the same record, byte for byte except times', async () => {
  const records = [];
  for (let time = 0; time < 2; time++) {
    const sink = new MemorySink();
    await playOnce({ contest: contest('reversi'), seed: 5, sink });
    records.push(
      sink.text
        .replace(/"at":[\d.]+/g, '')
        .replace(/"began":"[^"]+"/, '')
        .replace(/"sha256":"\w+"/, ''),
    );
  }
  expect(records[0]).toBe(records[1]);
});

test('a game that is stopped ends without a winner, and its record is whole', async () => {
  const controller = new AbortController();
  const watch = () => controller.abort();
  const sink = new MemorySink();
  const rules = contest('makyek');
  const report = await playGame(plan(rules), { watch, persons: {}, signal: controller.signal });
  expect(report.verdict).toMatchObject({ winner: null, ending: 'stopped', plies: 1 });
  await playOnce({ contest: rules, sink });
  expect(verifyRecord(Buffer.from(sink.text)).ok).toBe(true);
});

test('a game that is stopped before it began is a whole record too', async () => {
  const controller = new AbortController();
  controller.abort();
  const file = join(mkdtempSync(join(tmpdir(), 'daeguk-test-')), 'record');
  const { signal } = controller;
  const report = await playGame(plan(contest('makyek'), { record: file }), {
    ...watcher(),
    signal,
  });
  expect(report.verdict).toMatchObject({ ending: 'stopped', plies: 0 });
  expect(verifyRecord(readFileSync(file)).ok).toBe(true);
  rmSync(dirname(file), { recursive: true });
});

test('a fault of ours in the middle of a game is told in its record', async () => {
  const sink = new MemorySink();
  const line = {
    ask: async () => '7',
    rest: () => {
      throw new Error('a broken line');
    },
  };
  const seats = { first: { kind: 'person', name: 'Kim' } as const, second: RANDOM };
  const rules = contest('picking-stones', { options: { n: 20 } });
  const { verdict } = await playOnce({ contest: rules, seats, sink, persons: { first: line } });
  expect(verdict).toMatchObject({ ending: 'void', cause: 'referee' });
  expect(verifyRecord(Buffer.from(sink.text)).ok).toBe(true);
});

describe('a person at a seat', () => {
  const seats = { first: { kind: 'person', name: 'Kim' } as const, second: RANDOM };

  test('is asked for moves, and plays by the same rules', async () => {
    const asked: number[] = [];
    const line = {
      ask: async (_: unknown, milliseconds: number) => {
        asked.push(milliseconds);
        return asked.length === 1 ? '7' : 'no move';
      },
      rest: () => {},
    };
    const rules = contest('picking-stones', { options: { n: 20 } });
    const { verdict, record } = await playOnce({ contest: rules, seats, persons: { first: line } });
    expect(verdict).toMatchObject({ ending: 'invalid-reply', culprit: 'first' });
    expect(asked).toEqual([10_000, 10_000]);
    expect(verifyRecord(record).ok).toBe(true);
  });

  test('loses on time like anybody', async () => {
    const line = { ask: () => new Promise<string>(() => {}), rest: () => {} };
    const rules = contest('makyek', { limits: { moveSeconds: 0.05 } });
    const { verdict } = await playOnce({ contest: rules, seats, persons: { first: line } });
    expect(verdict).toMatchObject({ winner: 'second', ending: 'time', cause: 'move' });
  });
});

describe('the house at a seat', () => {
  const house = (level: Level) => ({ kind: 'house', name: 'house', level }) as const;
  const rules = contest('reversi', { limits: { moveSeconds: 0.2 } });

  test('plays its game and is timed by what it uses', async () => {
    const seats = { first: house('hard'), second: RANDOM };
    const { verdict, record } = await playOnce({ contest: rules, seats });
    expect(verdict).toMatchObject({ ending: 'discs', winner: 'first' });
    const lines = record.toString().trim().split('\n');
    const events = lines.map((line) => JSON.parse(line) as { event: string; seat: string });
    const chosen = events.filter(({ event, seat }) => event === 'chose' && seat === 'first');
    const cpu = chosen.map((event) => (event as unknown as { usage: TurnUsage }).usage.cpu);
    expect(cpu.length).toBeGreaterThan(20);
    expect(Math.max(...cpu)).toBeGreaterThan(50);
    expect(Math.max(...cpu)).toBeLessThan(200);
  });

  test('meets itself', async () => {
    const seats = { first: house('normal'), second: house('easy') };
    const { verdict } = await playOnce({ contest: rules, seats });
    expect(verdict.ending).toBe('discs');
  });
});
