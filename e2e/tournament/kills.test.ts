import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '@daeguk/games';
import { afterAll, expect, test } from 'vitest';
import { daeguk, daegukPath } from '../daeguk.js';
import { bot, writeTournament } from './file.js';
import { journalOf, movesOf, tableOf } from './results.js';

const folder = mkdtempSync(join(tmpdir(), 'daeguk-kills-'));
afterAll(() => rmSync(folder, { recursive: true }));

const KILLS = 20;

/** Bots that answer the same each time, long enough a tournament to be killed twenty times. */
const file = writeTournament(folder, 'killed', {
  name: 'Killed',
  contest: 'makyek',
  seed: 11,
  with: { options: { plies: 8 }, limits: { startSeconds: 10, moveSeconds: 10 } },
  format: { kind: 'round-robin', rounds: 6 },
  series: { games: 2 },
  entrants: [
    { name: 'Python', run: `python3 ${bot('shuffle.py')}` },
    { name: 'C', source: bot('shuffle.c') },
    { name: 'Dice', random: true },
    { name: 'Other dice', random: true },
    { name: 'House', house: 'easy' },
  ],
});
const GAMES = 120;

const tournament = (name: string) => ['tournament', file, '--json', '--out', join(folder, name)];

/** Ends it without a warning, alone or with everything it started, as a power cut would. */
async function killAfter(milliseconds: number, isWhole: boolean): Promise<number | null> {
  const words = [...tournament('killed'), '--resume'];
  const child = spawn(daegukPath, words, { detached: true, stdio: 'ignore' });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const isOver = await Promise.race([ended.then(() => true), sleep(milliseconds, false)]);
  if (!isOver) process.kill(isWhole ? -child.pid! : child.pid!, 'SIGKILL');
  const [code] = await ended;
  return code;
}

test('twenty kills at random: the same table and the same moves as without any', async () => {
  expect(daeguk(tournament('whole')).code).toBe(0);
  const random = new Random(20);
  let kills = 0;
  let grew = 0;
  for (let done = 0; kills < KILLS; kills++) {
    const code = await killAfter(500 + random.below(900), kills % 2 === 0);
    expect(code).not.toBe(0);
    const now = readdirSync(join(folder, 'killed')).includes('games.jsonl')
      ? journalOf(join(folder, 'killed')).length
      : 0;
    // What counted once counts for good.
    expect(now).toBeGreaterThanOrEqual(done);
    if (now > done) grew += 1;
    done = now;
    expect(done).toBeLessThan(GAMES);
  }
  expect(grew).toBeGreaterThan(3);
  const last = daeguk([...tournament('killed'), '--resume']);
  expect(last.code).toBe(0);
  const ids = journalOf(join(folder, 'killed')).map(({ pairing }) => pairing.id);
  expect(ids).toHaveLength(GAMES);
  expect(new Set(ids).size).toBe(GAMES);
  expect(movesOf(join(folder, 'killed'))).toEqual(movesOf(join(folder, 'whole')));
  expect(tableOf(join(folder, 'killed'))).toEqual(tableOf(join(folder, 'whole')));
  const left = readdirSync(join(folder, 'killed', 'records')).filter((name) =>
    name.includes('part'),
  );
  expect(left).toEqual([]);
});
