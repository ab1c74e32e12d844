import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownPostgres } from './binaries.js';
import { type EmbeddedPostgres, isReachable, startPostgres } from './embedded.js';

const native = ownPostgres() ?? '';
const started: EmbeddedPostgres[] = [];
let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'daeguk-embedded-'));
  chmodSync(home, 0o755);
});
afterEach(async () => {
  for (const postgres of started.splice(0)) await postgres.stop();
  rmSync(home, { recursive: true, force: true });
});

async function start(folder: string, programs = native): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres(folder, programs);
  if (!postgres.ok) throw new Error(JSON.stringify(postgres.fault));
  started.push(postgres.value);
  return postgres.value;
}

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
}

function postmaster(folder: string): number {
  return Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

test('is there at once, by its socket alone, and keeps what was written', async () => {
  const folder = join(home, 'data');
  const first = await start(folder);
  await ask(first.url, 'create table kept as select 1 as one');
  expect(await ask(first.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  await first.stop();
  expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false);
  const second = await start(folder);
  expect(await ask(second.url, 'select one from kept')).toEqual([{ one: 1 }]);
});

test('one that is alive is used, one that was killed comes back with everything', async () => {
  const folder = join(home, 'data');
  const { url } = await start(folder);
  const pid = postmaster(folder);
  await ask(url, 'create table kept as select 2 as two');
  await start(folder);
  expect(postmaster(folder)).toBe(pid);
  // One of its processes is slow to leave.
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  process.kill(Number(child), 'SIGSTOP');
  process.kill(pid, 'SIGKILL');
  setTimeout(() => process.kill(Number(child), 'SIGCONT'), 500);
  const again = await start(folder);
  expect(await ask(again.url, 'select two from kept')).toEqual([{ two: 2 }]);
  expect(postmaster(folder)).not.toBe(pid);
});

test('one that is killed keeps the next one out only until it is dead', async () => {
  const folder = join(home, 'data');
  await (await start(folder)).stop();
  const { uid } = statSync(join(folder, 'postgres'));
  const dying = spawn('sleep', ['0.5'], { uid });
  writeFileSync(join(folder, 'postgres/postmaster.pid'), `${dying.pid}\n`);
  const { url } = await start(folder);
  expect(dying.exitCode).toBe(0);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a folder whose name is longer than a socket may be', async () => {
  const { url } = await start(join(home, 'long'.repeat(30)));
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test.runIf(process.getuid?.() === 0)(
  'as root, programs in a private home are copied to where nobody can run them',
  async () => {
    const privateHome = join(home, 'private');
    spawnSync('cp', ['-a', native, privateHome]);
    chmodSync(privateHome, 0o700);
    expect(isReachable(join(privateHome, 'bin'))).toBe(false);
    const folder = join(home, 'data');
    const { url } = await start(folder, privateHome);
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(statSync(join(folder, 'postgres')).uid).not.toBe(0);
  },
);

test('what cannot be made is a fault with the reason', async () => {
  mkdirSync(join(home, 'empty/bin'), { recursive: true });
  const none = await startPostgres(join(home, 'data'), join(home, 'empty'));
  expect(none).toMatchObject({ ok: false, fault: { code: 'postgres-create' } });
});
