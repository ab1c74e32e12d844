import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyRecord } from '@daeguk/referee';
import { afterAll, describe, expect, test } from 'vitest';
import { daeguk, daegukPath, jsonLines } from '../daeguk.js';
import { bot, readyFile, writeTournament } from './file.js';

// The tournaments that lie ready under contests/, each with real programs in boxes and little time.

const folder = mkdtempSync(join(tmpdir(), 'daeguk-five-'));
afterAll(() => rmSync(folder, { recursive: true }));

const guest = (contest: string, level: string) =>
  `${daegukPath} bot ${contest} --level ${level} --seed 5`;

const tournaments = {
  algocup: {
    with: { limits: { startSeconds: 5, moveSeconds: 2 } },
    series: { bestOf: 3, drawnGame: { replays: [{ blocks: 'drawn+2' }], house: 'easy' } },
    entrants: [
      { name: 'Guest', run: guest('algocup', 'easy') },
      { name: 'Early', run: `python3 ${bot('fill.py')}` },
      { name: 'Late', run: `python3 ${bot('fill.py')} late` },
      { name: 'Dice', random: true },
    ],
  },
  microchess: {
    with: { limits: { gameSeconds: 20 }, options: { plies: 24 } },
    entrants: [
      { name: 'Easy guest', run: guest('microchess', 'easy') },
      { name: 'Normal guest', run: `${daegukPath} bot microchess --level normal --seed 1` },
      { name: 'Dice', random: true },
    ],
  },
  'picking-stones': {
    with: { limits: { moveSeconds: 2 }, options: { n: '20-30' } },
    entrants: [
      { name: 'Afresh', run: `python3 ${bot('stones.py')}` },
      { name: 'Source', source: bot('stones.py') },
      { name: 'All along', run: guest('picking-stones', 'easy'), protocol: 'stones' },
      { name: 'House', house: 'normal' },
    ],
  },
  reversi: {
    with: { limits: { moveSeconds: 1 } },
    entrants: [
      { name: 'First', run: `python3 ${bot('centre.py')}` },
      { name: 'Last', run: `python3 ${bot('centre.py')} last` },
      { name: 'Guest', run: guest('reversi', 'easy') },
    ],
  },
  makyek: {
    with: { limits: { moveSeconds: 1 }, options: { plies: 20 } },
    entrants: [
      { name: 'Ada 1', author: 'Ada', run: `python3 ${bot('shuffle.py')}` },
      { name: 'Bob', source: bot('shuffle.c') },
      { name: 'Ada 2', author: 'Ada', run: guest('makyek', 'easy') },
      { name: 'Cho', source: bot('shuffle.js') },
    ],
  },
};

interface Summary {
  readonly isOver: boolean;
  readonly games: number;
  readonly left: number;
  readonly standings: {
    readonly rank: number;
    readonly name: string;
    readonly points: number;
    readonly games: { readonly won: number; readonly drawn: number; readonly lost: number };
    readonly ties: Readonly<Record<string, number>>;
  }[];
}

function play(contest: keyof typeof tournaments): Summary & { readonly folder: string } {
  const file = writeTournament(folder, contest, {
    ...readyFile(contest),
    ...tournaments[contest],
    format:
      contest === 'algocup'
        ? { ...(readyFile(contest).format as object), groups: 2, advance: 1 }
        : readyFile(contest).format,
    seed: 3,
  });
  const out = join(folder, `${contest}-results`);
  const { code, out: lines, err } = daeguk(['tournament', file, '--out', out, '--json']);
  expect(err).not.toContain('by its own fault');
  expect(code).toBe(0);
  const summary = jsonLines(lines).at(-1) as Summary;
  expect(summary).toMatchObject({ isOver: true, left: 0 });
  expect(summary.games).toBe(jsonLines(lines).length - 1);
  return { ...summary, folder: out };
}

/** Every game has a sealed record that holds when it is played through the rules again, and a page. */
function checkFiles(path: string, games: number): void {
  const records = readdirSync(join(path, 'records'));
  expect(records).toHaveLength(games);
  for (const name of records) {
    expect(verifyRecord(readFileSync(join(path, 'records', name)))).toMatchObject({ ok: true });
  }
  expect(readdirSync(join(path, 'games'))).toHaveLength(games);
  for (const name of ['report.html', 'standings.txt', 'standings.csv', 'games.csv']) {
    expect(existsSync(join(path, name))).toBe(true);
  }
}

describe('the ready tournaments, with real programs, to the final table', () => {
  test('algocup: groups, then a knock-out; drawn games are settled', () => {
    const { standings, folder: path, games } = play('algocup');
    expect(standings.map(({ rank }) => rank)).toEqual([1, 2, 3, 3]);
    const steps = readFileSync(join(path, 'games.csv'), 'utf8');
    // Two bots that only fill the board draw: the replay and the house decide.
    expect(steps).toContain(',replay,');
    expect(steps).toContain(',house,');
    checkFiles(path, games);
  });

  test('microchess: a double round robin, 1, ½ and 0 points', () => {
    const { standings, folder: path, games } = play('microchess');
    expect(games).toBe(6);
    for (const { points, games: tally } of standings) {
      expect(tally.won + tally.drawn + tally.lost).toBe(4);
      expect(points).toBe(tally.won + tally.drawn / 2);
    }
    checkFiles(path, games);
  });

  test('picking-stones: pairs of games with the same stones, over both protocols', () => {
    const { standings, folder: path, games } = play('picking-stones');
    expect(games).toBe(12);
    expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(12);
    checkFiles(path, games);
  });

  test('reversi: 2, 1 and 0 points, ties by games won and by the discs', () => {
    const { standings, folder: path, games } = play('reversi');
    expect(games).toBe(6);
    for (const { points, games: tally, ties } of standings) {
      expect(points).toBe(2 * tally.won + tally.drawn);
      expect(ties['games-won']).toBe(tally.won);
    }
    const differences = standings.map(({ ties }) => ties['score-difference'] ?? Number.NaN);
    expect(differences.reduce((sum, difference) => sum + difference, 0)).toBe(0);
    expect(Math.max(...differences)).toBeGreaterThan(0);
    checkFiles(path, games);
  });

  test('makyek: a ladder of the latest submissions, 3, 1 and 0 points a match', () => {
    const { standings, folder: path, games } = play('makyek');
    expect(games).toBe(6);
    expect(standings.map(({ name }) => name).sort()).toEqual(['Ada 2', 'Bob', 'Cho']);
    const points = standings.reduce((sum, standing) => sum + standing.points, 0);
    expect([6, 7, 8, 9]).toContain(points);
    checkFiles(path, games);
  });
});
