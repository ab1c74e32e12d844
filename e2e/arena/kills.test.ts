import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@daeguk/api';
import { Random } from '@daeguk/games';
import { afterAll, expect, test } from 'vitest';
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
import { figures, recomputed } from './recompute.js';

// The server is killed again and again while people submit and games are played. What it has said yes to must be there
// afterwards, and the ladder must be the one that the records tell.

const KILLS = 20;
/** Every so often all that was submitted is played to its end first: who waits for a game may not submit again. */
const KILLS_A_LULL = 5;
const CONTEST = 'quick';
const NAMES = ['Ada', 'Bo', 'Cho'];
const BOT = readFileSync(join(root, 'kits/makyek/python/bot.py'));

const random = new Random(7);
const data = arenaFolder();
let arena: Served | null = null;
afterAll(async () => {
  arena?.process.kill('SIGTERM');
  if (arena !== null) await ended(arena.process);
  data.remove();
});

async function open(): Promise<Served> {
  arena = await serve(['--port', '0', '--data', data.folder]);
  return arena;
}

/** Short games, and no waiting between submissions. */
function quickContest(): Record<string, unknown> {
  const makyek = JSON.parse(readFileSync(join(root, 'contests/makyek.json'), 'utf8'));
  return {
    ...makyek,
    id: CONTEST,
    options: { plies: 20 },
    ladder: { gapSeconds: 0, judgeSecondsADay: 864_000 },
  };
}

/** Submits if one may now; a server that dies meanwhile has promised nothing. */
async function trySubmit(client: Client): Promise<number | null> {
  const sent = await submit(client, CONTEST, 'bot.py', BOT).catch(() => null);
  return sent?.id ?? null;
}

async function doneGames(organiser: Client) {
  const query = { contest: CONTEST, state: 'done', limit: 200 } as const;
  const games = await organiser.call('GET /api/games', { query });
  return games.ok ? games.value : [];
}

function ladder(organiser: Client) {
  return call(organiser, 'GET /api/contests/:contest/ladder', { params: { contest: CONTEST } });
}

function submissions(organiser: Client) {
  return call(organiser, 'GET /api/contests/:contest/submissions', {
    params: { contest: CONTEST },
    query: { limit: 200 },
  });
}

/** Everybody has a place, and nothing is left to be played. */
async function settled(organiser: Client): Promise<void> {
  const isSettled = async () => {
    const { left, table } = await ladder(organiser);
    const states = (await submissions(organiser)).map(({ state }) => state);
    return left === 0 && table.length === NAMES.length && !states.some(isUnderWay);
  };
  await expect.poll(isSettled, { timeout: 90_000, interval: 250 }).toBe(true);
}

test(`${KILLS} kills of the server: nothing it has said is lost`, async () => {
  const { address, password } = await open();
  const token = await firstSignIn(address, 'organiser', password ?? '', 'Organiser');
  const organiser = clientOf(address, token);
  await call(organiser, 'POST /api/contests', { body: { file: quickContest() } });
  const tokens = await enrol(address, organiser, NAMES);
  const promised = new Set<number>();
  const results = new Map<number, string>();
  for (let kill = 0; kill < KILLS; kill++) {
    const { address, process } = arena ?? (await open());
    const everybody = tokens.map((own) => clientOf(address, own));
    const submitting = everybody.map(async (client) => {
      await sleep(random.below(600));
      const id = await trySubmit(client);
      if (id !== null) promised.add(id);
    });
    await sleep(200 + random.below(1000));
    for (const { id, winner, ending, plies } of await doneGames(clientOf(address, token))) {
      results.set(id, `${winner} ${ending} ${plies}`);
    }
    process.kill('SIGKILL');
    await ended(process);
    await Promise.all(submitting);
    arena = null;
    const next = await open();
    if (kill % KILLS_A_LULL === KILLS_A_LULL - 1) await settled(clientOf(next.address, token));
  }
  const after = clientOf(arena?.address ?? '', token);
  const known = new Set((await submissions(after)).map(({ id }) => id));
  expect([...promised].filter((id) => !known.has(id))).toEqual([]);
  expect(promised.size).toBeGreaterThan(NAMES.length);
  for (const { id, winner, ending, plies } of await doneGames(after)) {
    const told = results.get(id);
    if (told !== undefined) expect(`${winner} ${ending} ${plies}`).toBe(told);
    results.delete(id);
  }
  expect([...results.keys()]).toEqual([]);
  expect(await recomputed(after, CONTEST)).toEqual({
    left: 0,
    figures: figures(await ladder(after)),
  });
}, 300_000);

function isUnderWay(state: string): boolean {
  return ['pending', 'building', 'playing'].includes(state);
}
