import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reap } from '../games/reaper.js';
import { records } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { botSource } from '../testing/bots.js';
import { openStore } from '../testing/store.js';
import { DatabaseCable } from './testing/cable.js';
import { Rows } from './testing/rows.js';
import { Worker } from './worker.js';

const SLOW = 25_000;

let store: Store;
let rows: Rows;
let cable: DatabaseCable;
let worker: Worker;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ store, close } = await openStore());
  rows = new Rows(store);
  cable = new DatabaseCable(store.url);
  const log = pino({ enabled: false });
  worker = new Worker({ url: cable.url, name: 'far', log, version: '0', speed: 1 });
  await worker.start();
});
afterAll(async () => {
  await worker.stop(0);
  cable.close();
  await close();
});

/** A game that takes so many seconds. */
async function gameOf(seconds: number): Promise<number> {
  const player = { kind: 'program', compiler: 'python3', protocol: 'stones' } as const;
  const bot = botSource('stone-lines.py').toString();
  const files = { 'bot.py': bot.replace('import sys', `import sys, time\ntime.sleep(${seconds})`) };
  const submission = await rows.submission('picking-stones', player, files);
  const first = { kind: 'submission', submission } as const;
  return rows.game('picking-stones', { purpose: 'trial', first });
}

const stateOf = async (id: number) => (await rows.readGame(id)).state;

test('a game that ends while the database is away for a moment counts all the same', async () => {
  const id = await gameOf(1);
  await expect.poll(() => stateOf(id), { timeout: SLOW }).toBe('playing');
  cable.cut();
  await sleep(2500);
  expect(await stateOf(id)).toBe('playing');
  cable.mend();
  await expect.poll(() => stateOf(id), { timeout: SLOW }).toBe('done');
  expect(await rows.readGame(id)).toMatchObject({ attempt: 1, voids: 0 });
});

test('a game whose worker is cut off goes to others; the worker goes on when it can', async () => {
  const id = await gameOf(8);
  await expect.poll(() => stateOf(id), { timeout: SLOW }).toBe('playing');
  cable.cut();
  const reaped = async () => {
    await reap(store);
    return stateOf(id);
  };
  await expect.poll(reaped, { timeout: SLOW, interval: 500 }).toBe('waiting');
  cable.mend();
  await expect.poll(async () => (await rows.readGame(id)).attempt, { timeout: SLOW }).toBe(2);
  expect(await rows.readGame(id)).toMatchObject({ state: 'playing', voids: 0, spoiltBy: [] });
  // Only that of the game before.
  expect(await store.db.select().from(records)).toHaveLength(1);
});
