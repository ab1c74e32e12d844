import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';

// Hosts of a test's own: network namespaces, each joined to the one of the database by a cable that can be cut.

const CENTRE = 'db';

function ip(...words: readonly string[]): void {
  const { status, stderr } = spawnSync('ip', words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ip ${words.join(' ')}: ${stderr}`);
}

/** Whether this machine lets us make hosts at all. */
export function mayMakeHosts(): boolean {
  const name = `dgk-try-${process.pid}`;
  const made = spawnSync('ip', ['netns', 'add', name]).status === 0;
  if (made) spawnSync('ip', ['netns', 'del', name]);
  return made;
}

export class Network {
  readonly #hosts: string[] = [];

  constructor() {
    this.#add(CENTRE);
  }

  /** A new host; where it finds the database. */
  join(host: string): string {
    const number = this.#hosts.length;
    const [near, far] = [cable('n', host), cable('f', host)];
    const [centre, own] = [namespace(CENTRE), namespace(host)];
    this.#add(host);
    ip('link', 'add', near, 'netns', centre, 'type', 'veth', 'peer', 'name', far, 'netns', own);
    ip('-n', centre, 'address', 'add', `10.77.${number}.1/30`, 'dev', near);
    ip('-n', own, 'address', 'add', `10.77.${number}.2/30`, 'dev', far);
    ip('-n', centre, 'link', 'set', near, 'up');
    ip('-n', own, 'link', 'set', far, 'up');
    return `10.77.${number}.1`;
  }

  /** Runs a program on a host. Only the network is another: boxes need the rest as it is. */
  run(host: string, words: readonly string[], options: SpawnOptions): ChildProcess {
    const inside = [`--net=/run/netns/${namespace(host)}`, '--', ...words];
    return spawn('nsenter', inside, options);
  }

  runOnDatabaseHost(words: readonly string[], options: SpawnOptions): ChildProcess {
    return this.run(CENTRE, words, options);
  }

  /** Nothing arrives any more, and nobody is told. */
  cut(host: string): void {
    ip('-n', namespace(CENTRE), 'link', 'set', cable('n', host), 'down');
  }

  mend(host: string): void {
    ip('-n', namespace(CENTRE), 'link', 'set', cable('n', host), 'up');
  }

  close(): void {
    for (const host of this.#hosts.splice(0)) spawnSync('ip', ['netns', 'del', namespace(host)]);
  }

  #add(host: string): void {
    ip('netns', 'add', namespace(host));
    this.#hosts.push(host);
    ip('-n', namespace(host), 'link', 'set', 'lo', 'up');
  }
}

function namespace(host: string): string {
  return `dgk-${process.pid}-${host}`;
}

/** Names of devices are short. */
function cable(end: string, host: string): string {
  return `${end}${host}`.slice(0, 15);
}
