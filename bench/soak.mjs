// The fair clock under load: thousands of short games while the machine has far too much to do. No
// player that kept its time may lose by time, and every player that did not must be caught.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GameSlot } from '@daeguk/referee';
import { ownCores, probe, Staging } from '@daeguk/sandbox';
import { built, contest, entry } from './referee/table.mjs';

const GAMES = Number(process.argv[2] ?? 2000);
const LOADS = (process.argv[3] ?? '1,2,4').split(',').map(Number);
const LIMIT = 50;
const HONEST = String(LIMIT * 0.8);
const GUILTY = String(LIMIT * 1.5);

/** Who plays whom, and who is at fault. @type {[string[], string[], 'first' | 'second' | null][]} */
const pairings = [
  [['cpu', HONEST], ['sleep', HONEST], null],
  [['cpu', GUILTY], ['cpu', HONEST], 'first'],
  [['cpu', HONEST], ['cpu', '0'], null],
  [['sleep', HONEST], ['sleep', GUILTY], 'second'],
];

const { tier } = await probe();
const staging = new Staging();
const folder = mkdtempSync(join(tmpdir(), 'daeguk-soak-'));
const cores = ownCores();
let failures = 0;
try {
  const burner = await built(tier, staging, 'burner.c');
  console.log(
    `sandbox tier ${tier}, ${cores.length} cores, ${LIMIT} ms a move, ${GAMES} games each`,
  );
  console.log('busy processes   false losses   missed   void   seconds');
  for (const load of LOADS) await soak(burner, load * cores.length);
} finally {
  staging.remove();
  rmSync(folder, { recursive: true });
}
process.exitCode = failures > 0 ? 1 : 0;

/** @param {import('@daeguk/sandbox').Program} burner @param {number} busy */
async function soak(burner, busy) {
  const loops = [...Array(busy)].map(() => spawn('sh', ['-c', 'while :; do :; done']));
  const start = performance.now();
  const counts = { falseLosses: 0, missed: 0, voids: 0 };
  let next = 0;
  await Promise.all(
    cores.map(async (core) => {
      const slot = new GameSlot([core]);
      while (next < GAMES) await playOne(slot, burner, next++, counts);
      await slot.close();
    }),
  );
  for (const loop of loops) loop.kill('SIGKILL');
  failures += counts.falseLosses + counts.missed;
  const seconds = (performance.now() - start) / 1000;
  const figures = [counts.falseLosses, counts.missed, counts.voids, Math.round(seconds)];
  const widths = [12, 8, 6, 9];
  const columns = figures.map((figure, index) => String(figure).padStart(widths[index] ?? 0));
  console.log(`${String(busy).padStart(14)}   ${columns.join(' ')}`);
}

/**
 * @param {GameSlot} slot @param {import('@daeguk/sandbox').Program} burner @param {number} number
 * @param {{ falseLosses: number, missed: number, voids: number }} counts
 */
async function playOne(slot, burner, number, counts) {
  const [first, second, culprit] = pairings[number % pairings.length] ?? [[], [], null];
  // Every other round the programs are frozen on their opponent's turn.
  const opponentsTurn = number % (2 * pairings.length) < pairings.length ? 'running' : 'frozen';
  const rules = contest(opponentsTurn, 4, { moveSeconds: LIMIT / 1000 });
  const seats = { first: entry(burner, first), second: entry(burner, second) };
  const record = join(folder, `slot-${slot.pid}`);
  rmSync(record, { force: true });
  const plan = { contest: rules, seed: number, seats, tier, cores: slot.cores };
  const report = await slot.play({ ...plan, isWatched: false, record }, () => {});
  const { verdict, voids } = report;
  counts.voids += voids + (verdict.ending === 'void' ? 1 : 0);
  if (verdict.ending === 'void') return;
  if (verdict.culprit === culprit) return;
  console.error(`game ${number}: ${JSON.stringify(verdict)}\n${readFileSync(record, 'utf8')}`);
  if (culprit === null || verdict.culprit !== null) counts.falseLosses += 1;
  else counts.missed += 1;
}
