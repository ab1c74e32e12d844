import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { verifyRecord } from '@daeguk/referee';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/setup/root.mjs';
import { daeguk } from '../daeguk.js';
import { type Arena, findArenas, match } from './arenas.js';
import { writeContests } from './contests.js';
import type { Exhibit } from './exhibit.js';
import { FAULTS } from './faults.js';
import { Host } from './host.js';
import { pipeExhibits } from './pipe-exhibits.js';
import { Played } from './played.js';
import { tcpExhibits } from './tcp-exhibits.js';

// Every way of misbehaving we know of, against the referee in both kinds of sandbox: each must come to
// just the verdict it deserves, and leave nothing behind.

const folder = mkdtempSync(join(tmpdir(), 'daeguk-zoo-'));
// A plain user writes records here too.
await chmod(folder, 0o777);
const contests = writeContests(join(folder, 'contests'));
// For a bot that tries to reach the machine it runs on.
const server = createServer().listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const { arenas, missing } = await findArenas(folder);

const hosts = new Map<Arena, Promise<Host>>();

function hostOf(arena: Arena): Promise<Host> {
  const host = hosts.get(arena) ?? Host.open(arena, folder);
  hosts.set(arena, host);
  return host;
}

afterAll(async () => {
  for (const host of hosts.values()) await (await host).close();
  server.close();
  rmSync(folder, { recursive: true });
});

describe.concurrent.each(arenas)('$title', (arena) => {
  it.each([...pipeExhibits, ...tcpExhibits])('$bot in $contest: $ending', async (exhibit) => {
    await show(await hostOf(arena), arena, exhibit);
  });

  it('shows what a bot says without its escape sequences', async () => {
    const token = newToken();
    const record = join(folder, `${token}.jsonl`);
    const { first, second } = botsOf({ bot: 'escapes', token });
    const words = ['--contest', contests.algocup, '--first', first, '--second', second];
    const { code, out } = await match(arena, [...words, '--record', record], folder);
    expect(code).toBe(0);
    expect(out).toContain('last words');
    expect(out).not.toContain('\x1b');
    expect(daeguk(['replay', record]).out).not.toContain('\x1b');
  });
});

for (const tier of missing) it.skip(`tier ${tier} is not to be had here`);

async function show(host: Host, { tier }: Arena, exhibit: Exhibit): Promise<void> {
  const token = newToken();
  const record = join(folder, `${token}.jsonl`);
  const { contest, ending, cause = null, check } = exhibit;
  const wish = { contest: contests[contest], ...botsOf({ ...exhibit, token }), record };
  const { verdict, voids } = await host.play(wish);
  const isAtFault = FAULTS.has(ending);
  const culprit = isAtFault ? 'first' : null;
  expect({ ...verdict, voids }).toMatchObject({ ending, cause, culprit, voids: 0 });
  if (isAtFault) expect(verdict.winner).toBe('second');
  const game = new Played(readFileSync(record, 'utf8'));
  expect(game.line('verdict')).toMatchObject({ ending, cause, culprit });
  expect(game.line('game').host?.tier).toBe(tier);
  expect(verifyRecord(readFileSync(record))).toMatchObject({ ok: true });
  expect(await leftovers(token)).toEqual([]);
  check?.(game);
}

/** Their command lines. */
function botsOf({ bot, against, token }: Bots): { first: string; second: string } {
  const zoo = `python3 ${join(root, 'e2e/zoo/zoo.py')}`;
  const second = against === undefined ? 'random' : `${zoo} ${against} ${token}`;
  return { first: `${zoo} ${bot} ${token} ${port}`, second };
}

interface Bots extends Pick<Exhibit, 'bot' | 'against'> {
  readonly token: string;
}

let tokens = 0;

function newToken(): string {
  tokens += 1;
  return `zoo-${process.pid}-${tokens}-token`;
}

const MILLISECONDS_TO_BE_GONE = 500;

/** The command lines that still name a run half a second after it was over. */
async function leftovers(token: string): Promise<string[]> {
  const start = performance.now();
  for (;;) {
    const left = commandLines().filter((line) => line.includes(token));
    if (left.length === 0 || performance.now() - start > MILLISECONDS_TO_BE_GONE) return left;
    await sleep(50);
  }
}

function commandLines(): string[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.map((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  });
}
