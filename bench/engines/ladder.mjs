// How far the levels of each house AI lie apart, and how the best stands against the plain yardstick:
// 100 games each, the seats swapped, both cores at work. Run as: ladder.mjs [GAME …] [--games N]
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { engines } from '@daeguk/engines';

/** What the best level may look at for a move here: far less than in a contest, and the same everywhere. */
const NODES = { microchess: 200_000, makyek: 60_000, reversi: 100_000, connect6: 300_000 };
const SERIES = fileURLToPath(new URL('series.mjs', import.meta.url));

const words = process.argv.slice(2);
const at = words.indexOf('--games');
const count = at < 0 ? 100 : Number(words.splice(at, 2)[1]);
const names = words.length > 0 ? words : [...engines.keys()];

console.log(
  `game            players                  won drawn lost   score   aim   (${count} games)`,
);
for (const name of names) {
  const nodes = NODES[/** @type {keyof typeof NODES} */ (name)];
  const hard = nodes === undefined ? 'hard' : `hard/${nodes}`;
  await compare(name, 'normal', 'easy', 0.75);
  await compare(name, hard, 'normal', 0.75);
  await compare(name, hard, 'plain', 0.95);
}

/** @param {string} name @param {string} one @param {string} other @param {number} aim */
async function compare(name, one, other, aim) {
  const parts = Math.min(availableParallelism(), count);
  const cuts = Array.from({ length: parts + 1 }, (_, i) => Math.round((i * count) / parts));
  const runs = await Promise.all(
    cuts.slice(1).map((end, i) => run(name, one, other, cuts[i] ?? 0, end)),
  );
  const total = { won: 0, drawn: 0, lost: 0 };
  for (const { won, drawn, lost } of runs) {
    total.won += won;
    total.drawn += drawn;
    total.lost += lost;
  }
  const score = (total.won + total.drawn / 2) / count;
  const figures = [total.won, total.drawn, total.lost].map((n) => String(n).padStart(4)).join(' ');
  const verdict = score >= aim ? '' : '   falls short';
  const pair = `${one} : ${other}`.padEnd(24);
  console.log(
    `${name.padEnd(15)} ${pair} ${figures}   ${(100 * score).toFixed(1).padStart(5)} %  ${100 * aim} %${verdict}`,
  );
}

/**
 * @param {string} name @param {string} one @param {string} other @param {number} from @param {number} to
 * @returns {Promise<{ won: number, drawn: number, lost: number }>}
 */
async function run(name, one, other, from, to) {
  const args = [SERIES, name, one, other, String(from), String(to)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}
