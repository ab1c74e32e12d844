// What the referee costs: time a ply against a raw pipe round trip in the same run, sandboxed games a
// second, memory of a slot, and whether memory limits are caught where they are set.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GameSlot } from '@daeguk/referee';
import { ownCores, probe, Staging } from '@daeguk/sandbox';
import { built, contest, entry } from './referee/table.mjs';

const PLIES = 100;
const GAMES = 120;
/** A slot lives long: its first games, while the code is still being compiled, are not its pace. */
const WARM_UP = 20;
const here = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));

const { tier, missing } = await probe();
if (tier === 'C') throw new Error(`bots cannot be boxed here: ${missing.join('; ')}`);
const staging = new Staging();
const folder = mkdtempSync(join(tmpdir(), 'daeguk-bench-'));
const cores = ownCores();
try {
  console.log(`sandbox tier ${tier}, ${cores.length} cores`);
  const instant = await built(tier, staging, 'burner.c');
  const raw = rawRoundTrips(instant.visible[0]?.from ?? '');
  console.log('\na ply, in microseconds            p50     p99   p50 of a raw round trip   aim');
  line('raw pipe round trip', raw, raw, null);
  line('refereed, running', await plies(instant, 'running'), raw, 4);
  line('refereed, frozen', await plies(instant, 'frozen'), raw, 8);
  console.log(`\nsandboxed games/s, ${PLIES} plies each, frozen (aim ≥ 40)`);
  await gamesPerSecond(instant, 1);
  await gamesPerSecond(instant, 2);
  if (tier === 'A') await memoryLimits(entry(instant));
} finally {
  staging.remove();
  rmSync(folder, { recursive: true });
}

/** @param {string} product the folder of the built program */
function rawRoundTrips(product) {
  const words = ['--cpu-list', String(cores[0]), process.execPath, here('referee/raw-pipe.mjs')];
  const output = execFileSync('taskset', [...words, join(product, 'program')], {
    maxBuffer: 2 ** 26,
  });
  return /** @type {number[]} */ (JSON.parse(output.toString()));
}

/**
 * The times between the moves of a few games, as their records tell them.
 * @param {import('@daeguk/sandbox').Program} program @param {'running' | 'frozen'} opponentsTurn
 */
async function plies(program, opponentsTurn) {
  const slot = new GameSlot(cores.slice(0, 1));
  const times = [];
  for (let game = 0; game < 10 + WARM_UP; game++) {
    const record = join(folder, `${opponentsTurn}-${game}`);
    await play(slot, contest(opponentsTurn, PLIES), entry(program), record);
    if (game < WARM_UP) continue;
    const lines = readFileSync(record, 'utf8').trim().split('\n');
    const moves = lines.map((text) => JSON.parse(text)).filter(({ event }) => event === 'moved');
    for (const [index, { at }] of moves.entries()) {
      if (index > 0) times.push(at - moves[index - 1].at);
    }
  }
  await slot.close();
  return times;
}

/**
 * @param {GameSlot} slot @param {import('@daeguk/referee').Contest} rules
 * @param {import('@daeguk/referee').Entry} first @param {string | null} record
 * @param {import('@daeguk/referee').Entry} second
 */
async function play(slot, rules, first, record = null, second = first) {
  const seats = { first, second };
  const plan = {
    contest: rules,
    seed: 1,
    seats,
    tier,
    cores: slot.cores,
    isWatched: false,
    record,
  };
  const report = await slot.play(plan, () => {});
  return report.verdict;
}

/**
 * Opening a box is half waiting for the kernel, so a second slot on a core finds something to do.
 * @param {import('@daeguk/sandbox').Program} program @param {number} each slots on a core
 */
async function gamesPerSecond(program, each) {
  const slots = Array(each)
    .fill(cores)
    .flat()
    .map((core) => new GameSlot([core]));
  const rules = contest('frozen', PLIES);
  const bot = entry(program);
  await Promise.all(slots.map((slot) => play(slot, rules, bot)));
  let left = GAMES;
  const start = performance.now();
  await Promise.all(
    slots.map(async (slot) => {
      while (left-- > 0) {
        const { ending, plies: count } = await play(slot, rules, bot);
        if (ending !== 'pieces' || count !== PLIES) throw new Error(`ended by ${ending}`);
      }
    }),
  );
  const rate = (GAMES * 1000) / (performance.now() - start);
  const status = readFileSync(`/proc/${slots[0]?.pid}/status`, 'utf8');
  const megabytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  await Promise.all(slots.map((slot) => slot.close()));
  const what = `${slots.length} slots on ${cores.length} cores`;
  console.log(
    `${what}: ${rate.toFixed(1)}; memory of a slot ${megabytes.toFixed(1)} MB (aim ≤ 80)`,
  );
}

/** @param {import('@daeguk/referee').Entry} opponent */
async function memoryLimits(opponent) {
  const program = await built(tier, staging, 'glutton.c');
  const slot = new GameSlot(cores.slice(0, 1));
  console.log('\nmemory limit    touched   ending');
  for (const limit of [350, 6144]) {
    const times = { moveSeconds: 600, gameSeconds: 3600 };
    const rules = contest('frozen', PLIES, { memoryMegabytes: limit, ...times });
    for (const touched of [Math.floor(limit * 0.99), limit]) {
      const bot = entry(program, [String(touched)]);
      const { ending } = await play(slot, rules, bot, null, opponent);
      console.log(`${`${limit} MB`.padStart(12)} ${`${touched} MB`.padStart(10)}   ${ending}`);
    }
  }
  await slot.close();
}

/** @param {string} name @param {number[]} times @param {number[]} raw @param {number | null} aim */
function line(name, times, raw, aim) {
  const ratio = quantile(times, 0.5) / quantile(raw, 0.5);
  const figures = [0.5, 0.99].map((share) =>
    (quantile(times, share) * 1000).toFixed(0).padStart(8),
  );
  const goal = aim === null ? '' : `≤ ${aim}×`;
  console.log(
    `${name.padEnd(28)}${figures.join('')}   ${`${ratio.toFixed(1)}×`.padStart(18)}   ${goal}`,
  );
}

/** @param {number[]} times @param {number} share */
function quantile(times, share) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}
