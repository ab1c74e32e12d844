import { type ChildProcess, execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Network } from './network.js';

// A PostgreSQL from Debian's packages on a host of its own, reached by others with a password.

const FOLDER = '/usr/lib/postgresql';
const PASSWORD = 'only-in-this-test';
/** PostgreSQL refuses to be root. */
const AS_NOBODY = ['setpriv', '--reuid=nobody', '--regid=nogroup', '--clear-groups', '--'];

/** Where the newest one's programs are; null if there is none. */
export function debianPostgres(): string | null {
  const versions = existsSync(FOLDER) ? readdirSync(FOLDER).map(Number) : [];
  return versions.length === 0 ? null : join(FOLDER, String(Math.max(...versions)), 'bin');
}

export class Cluster {
  readonly #folder = mkdtempSync(join(tmpdir(), 'daeguk-cluster-'));
  readonly #process: ChildProcess;

  constructor(network: Network, programs: string) {
    const [data, socket] = [join(this.#folder, 'data'), join(this.#folder, 'socket')];
    const passwords = join(this.#folder, 'password');
    writeFileSync(passwords, PASSWORD);
    mkdirSync(data);
    mkdirSync(socket);
    chmodSync(this.#folder, 0o755);
    execFileSync('chown', ['-R', 'nobody:nogroup', this.#folder]);
    const access = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${passwords}`];
    const words = ['-D', data, '-U', 'daeguk', '--encoding=UTF8', '--locale=C', ...access];
    execFileSync('setpriv', [...AS_NOBODY.slice(1), `${programs}/initdb`, ...words], { cwd: '/' });
    writeFileSync(join(data, 'pg_hba.conf'), 'host all all 10.77.0.0/16 scram-sha-256\n', {
      flag: 'a',
    });
    const settings = ['-c', 'listen_addresses=*', '-c', `unix_socket_directories=${socket}`];
    const server = [...AS_NOBODY, `${programs}/postgres`, '-D', data, ...settings];
    this.#process = network.runOnDatabaseHost(server, { cwd: '/', stdio: 'ignore' });
  }

  /** As this host sees it, which shares its files. */
  get url(): string {
    const socket = encodeURIComponent(join(this.#folder, 'socket'));
    return `postgres:///postgres?host=${socket}&user=daeguk`;
  }

  urlAt(address: string): string {
    return `postgres://daeguk:${PASSWORD}@${address}:5432/postgres`;
  }

  async isUp(): Promise<void> {
    while (!existsSync(join(this.#folder, 'socket/.s.PGSQL.5432'))) await sleep(20);
  }

  async close(): Promise<void> {
    const gone = new Promise((resolve) => this.#process.on('exit', resolve));
    this.#process.kill('SIGINT');
    await gone;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
