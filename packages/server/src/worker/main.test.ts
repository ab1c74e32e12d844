import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { records, workers } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { botSource } from '../testing/bots.js';
import { openStore } from '../testing/store.js';
import { Rows } from './testing/rows.js';

// Workers as processes of their own, compiled: `npm test` builds first.

const MAIN = fileURLToPath(new URL('../../dist/worker/main.js', import.meta.url));
const SLOW = 20_000;

let store: Store;
let rows: Rows;
let close: () => Promise<void>;
const children: ChildProcess[] = [];
beforeAll(async () => {
  ({ store, close } = await openStore());
  rows = new Rows(store);
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await close();
});

function spawnProcess(options: object): ChildProcess {
  const child = spawn(process.execPath, [MAIN, JSON.stringify(options)], {
    env: { ...process.env, DATABASE_URL: store.url },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  children.push(child);
  return child;
}

async function startProcess(options: object): Promise<{ child: ChildProcess; id: string }> {
  const child = spawnProcess(options);
  const [{ ready }] = (await once(child, 'message')) as [{ ready: string }];
  return { child, id: ready };
}

const stateOf = async (id: string) => {
  const [row] = await store.db.select().from(workers).where(eq(workers.id, id));
  return row?.state;
};

test('a game whose worker is killed is played by another, and counts once', async () => {
  const player = { kind: 'program', compiler: 'python3', protocol: 'stones' } as const;
  const slow = botSource('stone-lines.py')
    .toString()
    .replace('import sys', 'import sys, time\ntime.sleep(1)');
  const submission = await rows.submission('picking-stones', player, { 'bot.py': slow });
  const processes = await Promise.all([
    startProcess({ name: 'one', cores: [0], speed: 1 }),
    startProcess({ name: 'two', cores: [1], speed: 1 }),
  ]);
  const id = await rows.game('picking-stones', {
    purpose: 'trial',
    first: { kind: 'submission', submission },
  });
  const game = () => rows.readGame(id);
  await expect.poll(async () => (await game()).state, { timeout: SLOW }).toBe('playing');
  const { worker } = await game();
  const victim = processes.find((one) => one.id === worker)!;
  const heir = processes.find((one) => one.id !== worker)!;
  victim.child.kill('SIGKILL');
  const killedAt = performance.now();
  await expect.poll(async () => (await game()).worker, { timeout: SLOW }).toBe(heir.id);
  expect(performance.now() - killedAt).toBeLessThan(10_000);
  await expect.poll(async () => (await game()).state, { timeout: SLOW }).toBe('done');
  expect(await game()).toMatchObject({ attempt: 2, worker: heir.id, spoiltBy: [] });
  expect(await store.db.select().from(records)).toHaveLength(1);
  heir.child.disconnect();
  const [code] = await once(heir.child, 'exit');
  expect(code).toBe(0);
  expect(await stateOf(heir.id)).toBe('gone');
});

test('one whose server is gone before it has started ends', async () => {
  const child = spawnProcess({ name: 'orphan', cores: [0], speed: 1 });
  child.disconnect();
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});

test('it says what is wrong with what it is told, and ends', async () => {
  const child = spawn(process.execPath, [MAIN, '{"cores":[]}'], {
    env: { ...process.env, DATABASE_URL: store.url },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (piece) => {
    said += piece;
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(2);
  expect(said).toContain('the worker cannot start');
});
