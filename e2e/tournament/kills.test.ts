import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
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
  format: { kind: 'round-robin', rounds: 4 },
  series: { games: 2 },
  entrants: [
    { name: 'Python', run: `python3 ${bot('shuffle.py')}` },
    { name: 'Python too', run: `python3 ${bot('shuffle.py')}` },
    { name: 'Dice', random: true },
    { name: 'Other dice', random: true },
    { name: 'House', house: 'easy' },
  ],
});
const GAMES = 80;

const tournament = (name: string) => ['tournament', file, '--json', '--out', join(folder, name)];

const killed = join(folder, 'killed');

function gamesDone(): number {
  return existsSync(join(killed, 'games.jsonl')) ? journalOf(killed).length : 0;
}

/** Ends it without a warning, alone or with everything it started, as a power cut would. */
async function killWhen(isTime: () => boolean, isWhole: boolean): Promise<void> {
  const words = [...tournament('killed'), '--resume'];
  const child = spawn(daegukPath, words, { detached: true, stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (!isTime() && child.exitCode === null) await sleep(5);
  expect(child.exitCode).toBe(null);
  process.kill(isWhole ? -child.pid! : child.pid!, 'SIGKILL');
  await ended;
}

test('twenty kills at random: the same table and the same moves as without any', async () => {
  expect(daeguk(tournament('whole')).code).toBe(0);
  const random = new Random(20);
  for (let kills = 0; kills < KILLS; kills++) {
    const done = gamesDone();
    // Some while it begins, most in the middle of a game after a few more that count.
    const more = random.below(4);
    const later = random.below(more === 0 ? 1000 : 150);
    let since = more === 0 ? performance.now() : Number.POSITIVE_INFINITY;
    const isTime = () => {
      if (since === Number.POSITIVE_INFINITY && gamesDone() >= done + more)
        since = performance.now();
      return performance.now() > since + later;
    };
    await killWhen(isTime, kills % 2 === 0);
    // What counted once counts for good.
    expect(gamesDone()).toBeGreaterThanOrEqual(done + more);
  }
  expect(gamesDone()).toBeLessThan(GAMES);
  expect(daeguk([...tournament('killed'), '--resume']).code).toBe(0);
  const ids = journalOf(killed).map(({ pairing }) => pairing.id);
  expect(ids).toHaveLength(GAMES);
  expect(new Set(ids).size).toBe(GAMES);
  expect(movesOf(killed)).toEqual(movesOf(join(folder, 'whole')));
  expect(tableOf(killed)).toEqual(tableOf(join(folder, 'whole')));
  const left = readdirSync(join(killed, 'records')).filter((name) => name.includes('part'));
  expect(left).toEqual([]);
});
