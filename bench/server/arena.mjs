// A real arena for a while: a PostgreSQL of its own, which the bench may fill beforehand and look into, the
// command `serve` on it, and people with tokens. It ends with us, however we end.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@daeguk/api';
import { createAccount } from '../../packages/server/dist/accounts/accounts.js';
import { createToken } from '../../packages/server/dist/accounts/tokens.js';
import { loadContests } from '../../packages/server/dist/contests/files.js';
import { ownPostgres } from '../../packages/server/dist/store/binaries.js';
import { startPostgres } from '../../packages/server/dist/store/embedded.js';
import { bringUpToDate } from '../../packages/server/dist/store/migrate.js';
import { Store } from '../../packages/server/dist/store/store.js';
import { root } from '../../scripts/setup/root.mjs';

/** @typedef {{ id: number, token: string, client: Client }} Person */
/** @typedef {import('@daeguk/api').Name} Name */
/** @typedef {import('@daeguk/api').Role} Role */

const LOOK = 50;

/** @param {string} name of a contest of the project */
export function contestFile(name) {
  return JSON.parse(readFileSync(join(root, 'contests', `${name}.json`), 'utf8'));
}

/** A folder that goes with us, even when we are told to stop in the middle. */
export function benchFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'daeguk-bench-'));
  const remove = () => {
    process.off('exit', remove);
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  process.once('exit', remove);
  return { folder, remove };
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => process.exit(1));
}

/**
 * An arena for as long as the work takes.
 * @param {(arena: Arena) => Promise<void>} work
 */
export async function inArena(work) {
  const { folder, remove } = benchFolder();
  const native = ownPostgres();
  if (native === null) throw new Error('there is no PostgreSQL for this kind of machine');
  const postgres = await startPostgres(folder, native);
  if (!postgres.ok) throw new Error(JSON.stringify(postgres.fault));
  const cutOff = () => end(postmaster(folder), 'SIGQUIT');
  process.once('exit', cutOff);
  const store = new Store(postgres.value.url, { connections: 4, isKeeper: true });
  const arena = new Arena(store, folder);
  try {
    await bringUpToDate(store);
    await loadContests(store, join(root, 'contests'));
    await work(arena);
  } finally {
    await arena.stop();
    await store.close();
    await postgres.value.stop();
    process.off('exit', cutOff);
    remove();
  }
}

export class Arena {
  #people = 0;
  /** @type {import('node:child_process').ChildProcess | null} */
  #server = null;
  address = '';

  /** @param {Store} store @param {string} folder */
  constructor(store, folder) {
    this.store = store;
    this.folder = folder;
  }

  /**
   * Starts the server and waits until it says where it is. Answers with how long that took, in milliseconds.
   * @param {{ workers: 0 | 1 }} options
   */
  async serve({ workers }) {
    const data = join(this.folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    const words = [
      'serve',
      '--no-samples',
      '--port',
      '0',
      '--data',
      data,
      '--workers',
      `${workers}`,
    ];
    const begun = performance.now();
    const server = spawn(process.execPath, [join(root, 'scripts/daeguk.mjs'), ...words], {
      env: { ...process.env, DAEGUK_LANG: 'en', DATABASE_URL: this.store.url },
      stdio: ['ignore', 'pipe', openSync(join(this.folder, 'server.log'), 'a')],
    });
    this.#server = server;
    const kill = () => end(server.pid, 'SIGKILL');
    process.once('exit', kill);
    server.once('exit', () => process.off('exit', kill));
    const input = /** @type {import('node:stream').Readable} */ (server.stdout);
    for await (const line of createInterface({ input })) {
      [this.address = ''] = /http:\/\/\S+:\d+/.exec(line) ?? [];
      if (this.address !== '') return performance.now() - begun;
    }
    throw new Error(`the server ended: ${readFileSync(join(this.folder, 'server.log'), 'utf8')}`);
  }

  /** The server's process; what it started are its children. */
  get pid() {
    return this.#server?.pid ?? 0;
  }

  async stop() {
    const server = this.#server;
    if (server === null || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }

  /**
   * Somebody new, who comes by a token and has no password.
   * @param {Role} role @returns {Promise<Person>}
   */
  async person(role) {
    this.#people += 1;
    const name = `bench-${this.#people}`;
    const account = await createAccount(this.store.db, { number: name, nickname: name, role });
    if (!account.ok) throw new Error(account.fault.code);
    const { id } = account.value;
    const token = await createToken(this.store.db, id, 'bench');
    if (!token.ok) throw new Error(token.fault.code);
    const { secret } = token.value;
    return { id, token: secret, client: new Client({ address: this.address, token: secret }) };
  }

  /**
   * Sends a program and waits until it has reached one of these states.
   * @param {Person} person @param {string} contest
   * @param {{ name: string, text: string }} source @param {readonly string[]} states
   */
  async submit({ client }, contest, { name, text }, states) {
    const base64 = Buffer.from(text).toString('base64');
    const sent = { params: { contest }, body: { files: [{ name, base64 }] } };
    const { id } = await call(client, 'POST /api/contests/:contest/submissions', sent);
    const isThere = 'select state from submissions where id = $1 and state = any($2)';
    await this.until(isThere, [id, states]);
    return id;
  }

  /**
   * Waits until a query finds something.
   * @param {string} query @param {unknown[]} values
   */
  async until(query, values) {
    for (;;) {
      const { rows } = await this.store.pool.query(query, values);
      if (rows.length > 0) return rows;
      await sleep(LOOK);
    }
  }
}

/**
 * The answer to what must go well.
 * @template {Name} N
 * @param {Client} client @param {N} name @param {import('@daeguk/api').Sent<N>} sent
 */
export async function call(client, name, sent) {
  const result = await client.call(name, sent);
  if (result.ok) return result.value;
  throw new Error(`${name}: ${JSON.stringify(result.fault)}`);
}

/** @param {string} folder */
function postmaster(folder) {
  try {
    return Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
}

/** @param {number | undefined} pid @param {NodeJS.Signals} signal */
function end(pid, signal) {
  try {
    if (pid !== undefined) process.kill(pid, signal);
  } catch {
    // It has gone before.
  }
}
