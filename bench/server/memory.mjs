// What the processes of an arena hold in memory, PostgreSQL apart.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { figure, heading, sum } from './figures.mjs';

const REST = 60_000;
const AIM = 200;

/** A minute after the last game. @param {import('./arena.mjs').Arena} arena */
export async function idleMemory(arena) {
  await sleep(REST);
  heading('memory a minute after the last game, without PostgreSQL');
  report(arena.pid);
}

/** @param {number} server */
export function report(server) {
  const pids = [server, ...descendants(server)];
  for (const pid of pids) {
    const { pss, rss } = memoryOf(pid);
    figure(`${nameOf(pid)}: resident`, rss, 'MB');
    figure(`${nameOf(pid)}: its share (PSS)`, pss, 'MB');
  }
  // What several processes share is there once.
  figure('together (PSS)', sum(pids.map((pid) => memoryOf(pid).pss)), 'MB', AIM);
}

/** @param {number} pid @returns {number[]} */
function descendants(pid) {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const children = tasks.flatMap((task) => {
    const list = readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim();
    return list === '' ? [] : list.split(' ').map(Number);
  });
  return children.flatMap((child) => [child, ...descendants(child)]);
}

/** @param {number} pid */
function nameOf(pid) {
  const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  const script = words.find((word) => /\.m?js$/.test(word)) ?? words[0] ?? '';
  const isServer = script.endsWith('daeguk.mjs');
  return isServer ? 'server' : script.split('/').slice(-3).join('/');
}

/** @param {number} pid in megabytes */
function memoryOf(pid) {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const read = (/** @type {string} */ field) =>
    Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1]) / 1024;
  return { pss: read('Pss'), rss: read('Rss') };
}
