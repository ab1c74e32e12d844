import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { records, submissions, workers } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { botSource } from '../testing/bots.js';
import { contestFile } from '../testing/contest-file.js';
import { openStore } from '../testing/store.js';
import { python, Rows } from './testing/rows.js';

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

/** `before` is what the process is started by, where not by us. */
function spawnProcess(options: object, before: readonly string[] = []): ChildProcess {
  const words = [...before, process.execPath, MAIN, JSON.stringify(options)];
  const child = spawn(words[0]!, words.slice(1), {
    env: { ...process.env, DATABASE_URL: store.url },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  children.push(child);
  return child;
}

async function startProcess(
  options: object,
  before?: readonly string[],
): Promise<{ child: ChildProcess; id: string }> {
  const child = spawnProcess(options, before);
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

// Debian's javac is a link into this folder, which only root can hide from a process.
const ALTERNATIVES = '/etc/alternatives';
const canHide = process.getuid?.() === 0 && process.platform === 'linux';

test.runIf(canHide)('one without a compiler says so, and works on', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'daeguk-empty-'));
  const hide = `mount --bind ${empty} ${ALTERNATIVES} && exec "$@"`;
  const { child, id } = await startProcess({ name: 'plain', cores: [0], speed: 1 }, [
    ...['unshare', '--mount', 'sh', '-c', hide, 'sh'],
  ]);
  const java = { kind: 'program', compiler: 'java', protocol: 'makyek' } as const;
  const unbuilt: number[] = [];
  for (const name of ['One', 'Two', 'Three']) {
    const source = { [`${name}.java`]: `class ${name} {}` };
    unbuilt.push(await rows.pending('makyek', java, source));
  }
  // In whatever order they are taken.
  await expect
    .poll(() => Promise.all(unbuilt.map((one) => rows.stateOf(one))), { timeout: SLOW })
    .toEqual(['system-error', 'system-error', 'system-error']);
  for (const submission of unbuilt) {
    const [row] = await store.db.select().from(submissions).where(eq(submissions.id, submission));
    expect(row).toMatchObject({ state: 'system-error', reason: { code: 'no-compiler' } });
  }
  const submission = await rows.submission('makyek', python('makyek'), {
    'shuffle.py': botSource('shuffle.py'),
  });
  const file = contestFile('makyek', { options: { plies: 4 } });
  const first = { kind: 'submission', submission } as const;
  const game = await rows.game('makyek', { purpose: 'trial', file, first });
  await expect.poll(async () => (await rows.readGame(game)).state, { timeout: SLOW }).toBe('done');
  expect(await stateOf(id)).toBe('working');
  child.kill('SIGTERM');
  await once(child, 'exit');
  rmSync(empty, { recursive: true });
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
