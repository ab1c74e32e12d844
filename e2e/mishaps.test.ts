import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { root } from '../scripts/setup/root.mjs';
import { daeguk, daegukPath, jsonLines } from './daeguk.js';

// What goes wrong outside of a game, at the worst of moments: so these have the machine to themselves. They sleep most
// of the time, and do so together.

const folder = mkdtempSync(join(tmpdir(), 'daeguk-mishaps-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shuffle = join(root, 'e2e', 'bots', 'shuffle.py');
const makyek = JSON.parse(readFileSync(join(root, 'contests', 'makyek.json'), 'utf8'));

/** A short game that was recorded, to be played again. */
const record = join(folder, 'short.jsonl');
const short = join(folder, 'short.json');
writeFileSync(short, JSON.stringify({ ...makyek, options: { plies: 8 } }));
daeguk([
  ...['match', '--contest', short, '--record', record],
  ...['--first', `python3 ${shuffle}`, '--second', 'random'],
]);

/** A game that would take a long time, with a word in its command lines to find it by. */
function longMatch(name: string, ...more: string[]) {
  const slow = join(folder, `${name}.py`);
  writeFileSync(slow, readFileSync(shuffle, 'utf8'));
  const words = ['--first', `python3 ${slow} 1`, '--second', `python3 ${slow} 1`, ...more];
  const env = { ...process.env, DAEGUK_LANG: 'en' };
  return spawn(daegukPath, ['match', '--contest', 'makyek', '--json', ...words], { env });
}

function running(name: string): number[] {
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  return pids.map(Number).filter((pid) => commandLine(pid).includes(`${name}.py`));
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

const bots = (name: string) =>
  running(name).filter((pid) => commandLine(pid).includes('python3\0'));

async function until(isSo: () => boolean): Promise<void> {
  for (let look = 0; look < 200 && !isSo(); look++) await sleep(50);
  expect(isSo()).toBe(true);
}

async function output(child: ChildProcess): Promise<string> {
  let out = '';
  child.stdout?.on('data', (piece) => {
    out += piece;
  });
  await once(child, 'close');
  return out;
}

test.concurrent('Ctrl-C ends the game, leaves no process and keeps the record', async () => {
  const stopped = join(folder, 'stopped.jsonl');
  const child = longMatch('ctrl-c', '--record', stopped);
  const out = output(child);
  await until(() => bots('ctrl-c').length >= 2);
  await sleep(1500);
  child.kill('SIGINT');
  expect(jsonLines(await out)).toMatchObject([{ ending: 'stopped', winner: null }, { games: 0 }]);
  expect(child.exitCode).toBe(1);
  expect(running('ctrl-c')).toEqual([]);
  expect(daeguk(['replay', stopped]).out).toContain('stopped');
});

test.concurrent('whoever ordered the game is killed: nothing stays behind', async () => {
  const child = longMatch('orphans');
  await until(() => bots('orphans').length >= 2);
  child.kill('SIGKILL');
  await until(() => running('orphans').length === 0);
});

test.concurrent('a slot is killed: its bots are gone, and the game is played again', async () => {
  const slow = join(folder, 'slot.json');
  const limits = { ...makyek.limits, moveSeconds: 30 };
  writeFileSync(slow, JSON.stringify({ ...makyek, limits, options: { plies: 2 } }));
  const child = longMatch('slot-kill', '--contest', slow);
  const out = output(child);
  await until(() => bots('slot-kill').length >= 2);
  const old = bots('slot-kill');
  process.kill(slotOf(child), 'SIGKILL');
  await until(() => bots('slot-kill').every((pid) => !old.includes(pid)));
  expect(jsonLines(await out)[0]).toMatchObject({ ending: 'pieces', plies: 2, void: 1 });
});

test.concurrent('a slot is killed while a game is played again: it is compared from its beginning', async () => {
  const slow = join(folder, 'again.py');
  writeFileSync(slow, readFileSync(shuffle, 'utf8'));
  const words = ['replay', record, '--as', 'first', '--with', `python3 ${slow} 0.4`, '--json'];
  const child = spawn(daegukPath, words, { env: { ...process.env, DAEGUK_LANG: 'en' } });
  const out = output(child);
  await until(() => bots('again').length >= 1);
  await sleep(900);
  process.kill(slotOf(child), 'SIGKILL');
  expect(jsonLines(await out)[0]).toMatchObject({ followed: 8, deviated: null, plies: 8 });
});

test.concurrent('a referee that is held up for longer than a move does not cost anybody the game', async () => {
  const quick = join(folder, 'quick.json');
  const limits = { ...makyek.limits, moveSeconds: 1.5 };
  writeFileSync(quick, JSON.stringify({ ...makyek, limits, options: { plies: 4 } }));
  const child = longMatch('stall', '--contest', quick);
  const out = output(child);
  await until(() => bots('stall').length >= 2);
  await sleep(600);
  const slot = slotOf(child);
  process.kill(slot, 'SIGSTOP');
  await sleep(3000);
  process.kill(slot, 'SIGCONT');
  expect(jsonLines(await out)[0]).toMatchObject({ ending: 'pieces', plies: 4 });
});

function slotOf(child: ChildProcess): number {
  const pids = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number);
  const slots = pids.filter((pid) => commandLine(pid).includes('bundle/slot.js'));
  const own = slots.find((pid) => isDescendant(pid, child.pid ?? 0));
  if (own === undefined) throw new Error('no slot is running');
  return own;
}

function isDescendant(pid: number, ancestor: number): boolean {
  if (pid <= 1) return false;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  return parent === ancestor || isDescendant(parent, ancestor);
}
