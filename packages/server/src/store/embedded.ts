import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fail, ok, type Result } from '@daeguk/games';
import pg from 'pg';

// PostgreSQL as a part of the arena: a cluster in a folder of ours, reached by a socket only.

/** How long it may take to recover from a power cut. */
const PATIENCE = 60_000;

/** The system takes no longer names for sockets. */
const LONGEST_SOCKET = 100;

const SETTINGS = {
  listen_addresses: '',
  shared_buffers: '64MB',
  max_connections: '60',
  // Everything is written in small transactions, most by one process: no need for much at once.
  work_mem: '8MB',
  log_min_messages: 'warning',
};

export interface EmbeddedPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the cluster in a folder, made on the first occasion. One that a killed parent left alive is used as it is.
 * `native` is where its programs are, `settings` are beyond the
 * usual ones.
 */
export async function startPostgres(
  folder: string,
  native: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Result<EmbeddedPostgres>> {
  mkdirSync(folder, { recursive: true });
  const user = userFor(folder);
  const data = join(folder, 'postgres');
  const socket = socketFolder(folder);
  own(socket, user);
  const url = urlOf(socket);
  if (!(await answers(url))) {
    const programs = reachable(native, folder, user);
    const problem = existsSync(data) ? null : createCluster(programs, data, user);
    if (problem !== null) return fail('postgres-create', { folder, problem });
    const places = { data, socket, log: join(folder, 'postgres.log') };
    const start = () => launch(programs, places, { ...SETTINGS, ...settings }, user);
    if (!(await comesUp(url, places, start))) {
      return fail('postgres-start', { folder, problem: lastLines(places.log) });
    }
  }
  return ok({ url, stop: () => stop(data) });
}

/** What a server says that is kept out by one that was killed: it dies a moment later, and its processes after it. */
const KEPT_OUT = ['lock file "postmaster.pid" already exists', 'pre-existing shared memory block'];

interface User {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root: as root it becomes nobody, who must own what it writes. */
function userFor(folder: string): User {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout),
  );
  const user = { uid: uid || 65_534, gid: gid || 65_534 };
  own(folder, user);
  return user;
}

function own(folder: string, { uid, gid }: User): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  chmodSync(folder, 0o700);
}

/** Whether somebody other than its owner may pass through every folder above. */
export function isReachable(path: string): boolean {
  const above = dirname(path);
  const mayPass = (statSync(above).mode & 0o001) !== 0;
  return mayPass && (above === '/' || isReachable(above));
}

/** Programs in a private home cannot be run by nobody: they are copied once. */
function reachable(native: string, folder: string, { uid }: User): string {
  if (uid === undefined || isReachable(join(native, 'bin'))) return join(native, 'bin');
  const copy = join(folder, 'programs');
  if (!existsSync(copy)) {
    const part = mkdtempSync(join(folder, 'programs-'));
    cpSync(native, part, { recursive: true, verbatimSymlinks: true });
    chmodSync(part, 0o755);
    renameSync(part, copy);
  }
  return join(copy, 'bin');
}

/** Made aside and put in place when it is whole: a cluster half made would stop every later start. */
function createCluster(programs: string, data: string, user: User): string | null {
  const part = `${data}.part`;
  rmSync(part, { recursive: true, force: true });
  own(part, user);
  const words = ['--username=daeguk', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  const options = { ...user, encoding: 'utf8' as const, cwd: '/' };
  const made = spawnSync(join(programs, 'initdb'), ['-D', part, ...words], options);
  if (made.status !== 0) return made.error?.message ?? made.stderr.slice(-2000);
  renameSync(part, data);
  return null;
}

interface Places {
  readonly data: string;
  readonly socket: string;
  readonly log: string;
}

/** It outlives us, so that a kill of ours is none of its crashes. */
function launch(
  programs: string,
  { data, socket, log }: Places,
  settings: Readonly<Record<string, string>>,
  user: User,
): Launched {
  const all = Object.entries({ ...settings, unix_socket_directories: socket });
  const words = all.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = openSync(log, 'a', 0o600);
  const options: SpawnOptions = {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
  };
  const child = spawn(join(programs, 'postgres'), ['-D', data, ...words], options);
  let isGone = false;
  for (const event of ['error', 'exit']) {
    child.on(event, () => {
      isGone = true;
    });
  }
  child.unref();
  closeSync(output);
  return { isGone: () => isGone };
}

interface Launched {
  isGone(): boolean;
}

async function comesUp(
  url: string,
  { data, log }: Places,
  start: () => Launched,
): Promise<boolean> {
  const deadline = performance.now() + PATIENCE;
  let launched = start();
  while (performance.now() < deadline) {
    // One that was there before, and is still on its way, keeps ours out: it is waited for instead.
    const isGone = launched.isGone() && pidOf(data) === null;
    if (await answers(url)) return true;
    if (isGone && !wasKeptOut(log)) return false;
    if (isGone) launched = start();
    await sleep(isGone ? 100 : 20);
  }
  return false;
}

function wasKeptOut(log: string): boolean {
  const said = lastLines(log);
  return KEPT_OUT.some((reason) => said.includes(reason));
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Ends it in good order, with those who are still connected cut off. */
async function stop(data: string): Promise<void> {
  const pid = pidOf(data);
  if (pid === null) return;
  process.kill(pid, 'SIGINT');
  while (pidOf(data) !== null) await sleep(20);
}

function pidOf(data: string): number | null {
  try {
    const [line = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(line);
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}

function socketFolder(folder: string): string {
  const inside = join(folder, 'socket');
  if (inside.length < LONGEST_SOCKET) return inside;
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return join(tmpdir(), `daeguk-${process.getuid?.() ?? 0}-${hash}`);
}

/** The database everybody has; Daeguk's own tables are the only ones in it. */
function urlOf(socket: string): string {
  return `postgres:///postgres?host=${encodeURIComponent(socket)}&user=daeguk`;
}

function lastLines(log: string): string {
  try {
    return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-3).join(' / ');
  } catch {
    return '';
  }
}
