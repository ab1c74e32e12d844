import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@daeguk/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/setup/root.mjs';
import {
  arenaFolder,
  call,
  clientOf,
  ended,
  enrol,
  firstSignIn,
  type Served,
  serve,
  submit,
} from './arena.js';
import { Cluster, debianPostgres } from './cluster.js';
import { mayMakeHosts, Network } from './network.js';
import { figures, recomputed } from './recompute.js';

// Two workers on hosts of their own against one PostgreSQL. One is killed in the middle of a game, the network of the
// other is cut: whatever they were at is played again, and nothing counts twice.

const programs = debianPostgres();
const can = programs !== null && mayMakeHosts();
if (!can) console.warn('skipped: this needs root, network namespaces and Debian’s PostgreSQL');

const NAMES = ['Ada', 'Bo', 'Cho'];

/** Takes its time, so that there is a middle of a game. */
const BOT = readFileSync(join(root, 'kits/reversi/python/bot.py'), 'utf8').replace(
  'def GetStep(board, is_black):',
  'def GetStep(board, is_black):\n    import time\n\n    time.sleep(0.03)',
);

let network: Network;
let cluster: Cluster;
let arena: Served;
const workers = new Map<string, ChildProcess>();
const data = arenaFolder();

beforeAll(async () => {
  if (!can) return;
  network = new Network();
  cluster = new Cluster(network, programs);
  await cluster.isUp();
  const words = ['--port', '0', '--workers', '0', '--data', data.folder];
  arena = await serve(words, { DATABASE_URL: cluster.url });
});
afterAll(async () => {
  if (!can) return;
  for (const worker of workers.values()) worker.kill('SIGKILL');
  arena?.process.kill('SIGTERM');
  if (arena) await ended(arena.process);
  await cluster?.close();
  network?.close();
  data.remove();
});

function joinHost(host: string): void {
  const address = network.join(host);
  const words = [process.execPath, join(root, 'scripts/daeguk.mjs'), 'worker', '--name', host];
  const env = { ...process.env, DATABASE_URL: cluster.urlAt(address) };
  workers.set(host, network.run(host, words, { env, stdio: 'ignore' }));
}

/** The game each worker is at, by its name. */
async function busy(organiser: Client): Promise<string[]> {
  const { workers } = await call(organiser, 'GET /api/workers', {});
  return workers.filter(({ playing }) => playing > 0).map(({ name }) => name);
}

test.runIf(can)('a kill and a cut cable: every game ends once', async () => {
  const { address, password } = arena;
  const secret = await firstSignIn(address, 'organiser', password ?? '', 'Organiser');
  const organiser = clientOf(address, secret);
  const tokens = await enrol(address, organiser, NAMES);
  joinHost('east');
  joinHost('west');
  for (const token of tokens) await submit(clientOf(address, token), 'reversi', 'bot.py', BOT);
  const busyHosts = () => expect.poll(() => busy(organiser), { timeout: 60_000, interval: 50 });
  await busyHosts().toContain('east');
  workers.get('east')?.kill('SIGKILL');
  await busyHosts().toContain('west');
  network.cut('west');
  const playing = async () =>
    (await call(organiser, 'GET /api/games', { query: { state: 'playing' } })).length;
  // Given back within ten seconds, though nobody is there to take it.
  const cutAt = performance.now();
  await expect.poll(playing, { timeout: 20_000, interval: 100 }).toBe(0);
  expect(performance.now() - cutAt).toBeLessThan(10_000);
  network.mend('west');
  const ladder = () =>
    call(organiser, 'GET /api/contests/:contest/ladder', { params: { contest: 'reversi' } });
  await expect.poll(async () => (await ladder()).left, { timeout: 100_000, interval: 200 }).toBe(0);
  const board = await ladder();
  expect(board.table.length).toBe(NAMES.length);
  expect(board.done).toBe(6);
  expect(await recomputed(organiser, 'reversi')).toEqual({ left: 0, figures: figures(board) });
});
