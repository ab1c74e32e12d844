// Fast games through the real referee, the house at its best against itself at its normal level: not one
// may be lost by an illegal move, an overline or the clock. Run as: fast-games.mjs [CONTEST …] [--games N]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MOVE_SECONDS = 0.03;
/** How a game may end between players who know what they do. */
const SOUND = [
  'six',
  'full-board',
  'checkmate',
  'material',
  'last-stone',
  'discs',
  'no-move',
  'pieces',
];

const words = process.argv.slice(2);
const at = words.indexOf('--games');
const count = at < 0 ? 500 : Number(words.splice(at, 2)[1]);
const contests = readdirSync(join(ROOT, 'contests')).map((file) => file.replace('.json', ''));
const folder = mkdtempSync(join(tmpdir(), 'daeguk-fast-'));

console.log('contest          games   void   unsound endings   hard won drawn lost');
for (const id of words.length > 0 ? words : contests) play(id);
rmSync(folder, { recursive: true });

/** @param {string} id */
function play(id) {
  const contest = JSON.parse(readFileSync(join(ROOT, 'contests', `${id}.json`), 'utf8'));
  const limits = { ...contest.limits, moveSeconds: MOVE_SECONDS, gameSeconds: null };
  // A move too late is a loss here, also where a contest would make one in its place.
  const faults = { illegal: 'loses', late: 'loses', crash: 'loses' };
  const file = join(folder, `${id}.json`);
  writeFileSync(file, JSON.stringify({ ...contest, limits, faults }));
  const players = ['--first', 'house:hard', '--second', 'house:normal', '--seed', '1'];
  const args = ['match', '--contest', file, ...players, '--games', String(count), '--json'];
  const { stdout } = spawnSync(join(ROOT, 'daeguk'), args, { maxBuffer: 2 ** 28 });
  const lines = stdout.toString().trim().split('\n');
  const games = lines.map((line) => JSON.parse(line));
  const totals = games.pop();
  const unsound = games.filter(({ ending }) => !SOUND.includes(ending));
  for (const { game, detail } of unsound.slice(0, 10)) console.log(`  game ${game}: ${detail}`);
  const { wins, draws, losses } = totals.first;
  const figures = [wins, draws, losses].map((n) => String(n).padStart(5)).join('');
  console.log(
    `${id.padEnd(15)} ${String(games.length).padStart(6)} ${String(totals.void).padStart(6)}   ${String(unsound.length).padStart(15)}   ${figures}`,
  );
}
