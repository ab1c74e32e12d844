// A referee that stays: plays games as whoever it is started as, one after the other on each core. A wish in, what
// became of it out. The command does the same for one match, and takes longer to start than most games of the zoo.
import { readFileSync } from 'node:fs';
import { GameTable, readContest } from '@daeguk/referee';
import { readCommandLine, Staging } from '@daeguk/sandbox';

/** @typedef {import('@daeguk/referee').Contest} Contest */
/** @typedef {import('@daeguk/referee').Entry} Entry */
/** @typedef {import('./wish.js').Wish} Wish */

const SEED = 5;
const staging = new Staging();
/** @type {Map<number, GameTable>} */
const tables = new Map();

process.on('message', (/** @type {Wish} */ wish) => void fulfil(wish));
process.once('disconnect', async () => {
  for (const table of tables.values()) await table.close();
  process.exit();
});
process.send?.('ready');

/** @param {Wish} wish */
async function fulfil({ id, core, tier, contest: file, first, second, record }) {
  const contest = readContest(JSON.parse(readFileSync(file, 'utf8')));
  if (!contest.ok) throw new Error(contest.fault.code);
  const table = tables.get(core) ?? new GameTable([core], new AbortController().signal);
  tables.set(core, table);
  const seats = { first: entry(contest.value, first), second: entry(contest.value, second) };
  const plan = { contest: contest.value, seed: SEED, seats, tier, isWatched: false, record };
  const { verdict, voids } = await table.play(plan, { began: () => {}, noted: () => {} });
  process.send?.({ id, verdict, voids });
}

/** @param {Contest} contest @param {string} line @returns {Entry} */
function entry({ protocols: [protocol = ''], limits }, line) {
  if (line === 'random') return { kind: 'random', name: line };
  const program = readCommandLine(line, staging, process.cwd(), () => []);
  if (!program.ok) throw new Error(program.fault.code);
  const { command, visible } = program.value;
  const memory = limits.memoryMegabytes * 2 ** 20;
  return { kind: 'program', name: line, protocol, command: command(memory), visible };
}
