// How many games a minute go through the whole arena, against those of a tournament from the command line: the same
// bots, the same contest, the same machine, one after the other.
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/setup/root.mjs';
import { benchFolder, call, inArena } from './arena.mjs';
import { kitBot } from './bots.mjs';
import { figure, heading } from './figures.mjs';

const ENTRANTS = 6;
const GAMES = ENTRANTS * (ENTRANTS - 1);
const MINUTE = 60_000;

export async function pace() {
  for (const contest of ['makyek', 'reversi']) {
    heading(`pace: ${contest}, ${ENTRANTS} bots of the kit, ${GAMES} games`);
    const alone = byCommand(contest);
    await inArena(async (arena) => {
      const rate = await byArena(arena, contest);
      figure('a tournament from the command line', alone, 'games/min');
      figure('the ladder of an arena', rate, 'games/min');
      figure('ratio', rate / alone, '×');
    });
  }
}

/** @param {string} contest */
function byCommand(contest) {
  const { folder, remove } = benchFolder();
  copyFileSync(join(root, 'kits', contest, 'python/bot.py'), join(folder, 'bot.py'));
  const file = join(folder, 'pace.json');
  const entrants = Array.from({ length: ENTRANTS }, (_, index) => ({
    name: `bot ${index + 1}`,
    source: 'bot.py',
  }));
  const rules = { format: { kind: 'ladder' }, series: { games: 2 } };
  writeFileSync(file, JSON.stringify({ name: 'pace', contest, entrants, ...rules }));
  const out = join(folder, 'results');
  execFileSync(join(root, 'daeguk'), ['tournament', file, '--json', '--out', out], {
    stdio: 'ignore',
  });
  const spans = readdirSync(join(out, 'records')).map((name) => {
    const lines = readFileSync(join(out, 'records', name), 'utf8')
      .trimEnd()
      .split('\n');
    const began = Date.parse(JSON.parse(lines[0] ?? '').began);
    return { began, ended: began + JSON.parse(lines.at(-2) ?? '').at };
  });
  remove();
  return rateOf(spans);
}

/** @param {import('./arena.mjs').Arena} arena @param {string} contest */
async function byArena(arena, contest) {
  await arena.serve({ workers: 1 });
  const { client } = await arena.person('organiser');
  const params = { contest };
  const { tournament } = await call(client, 'GET /api/contests/:contest/ladder', { params });
  await call(client, 'POST /api/tournaments/:tournament/pause', { params: { tournament } });
  for (let index = 0; index < ENTRANTS; index++) {
    const author = await arena.person('contestant');
    // Whoever is alone on a ladder has nothing left to play.
    await arena.submit(author, contest, kitBot(contest), ['playing', 'effective']);
  }
  await call(client, 'POST /api/tournaments/:tournament/start', { params: { tournament } });
  const isOver = `select 1 from games where state = 'done' having count(*) >= $1`;
  await arena.until(isOver, [GAMES]);
  const spans = `select extract(epoch from began_at)::float8 * 1000 began,
    extract(epoch from ended_at)::float8 * 1000 ended from games where state = 'done'`;
  return rateOf((await arena.store.pool.query(spans)).rows);
}

/** Games a minute. @param {{ began: number, ended: number }[]} spans */
function rateOf(spans) {
  if (spans.length !== GAMES) throw new Error(`${spans.length} games instead of ${GAMES}`);
  const first = Math.min(...spans.map(({ began }) => began));
  const last = Math.max(...spans.map(({ ended }) => ended));
  return (GAMES * MINUTE) / (last - first);
}
