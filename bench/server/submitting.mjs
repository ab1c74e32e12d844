// The last minute before a deadline: 50 people send their programs while the worker builds and plays.
import { setTimeout as sleep } from 'node:timers/promises';
import { inArena } from './arena.mjs';
import { ask } from './ask.mjs';
import { kitBot } from './bots.mjs';
import { figure, heading, spread } from './figures.mjs';

/** @typedef {import('./arena.mjs').Arena} Arena */
/** @typedef {import('./arena.mjs').Person} Person */

const PEOPLE = 50;
const MINUTE = 60_000;
/** Every so many sends a large source, of this many bytes. */
const LARGE = { every: 5, bytes: 700_000 };
const AIM = { share: 0.95, most: 200 };

export async function submitting() {
  heading(`submitting: ${PEOPLE} programs in a minute, every fifth of ${LARGE.bytes / 1000} KB`);
  await inArena(async (arena) => {
    await arena.serve({ workers: 1 });
    const people = [];
    for (let index = 0; index < PEOPLE; index++) people.push(await arena.person('contestant'));
    // The worker has something to do from the first one on.
    await arena.submit(await arena.person('contestant'), 'makyek', kitBot('makyek'), ['effective']);
    const pause = MINUTE / PEOPLE;
    spread('accepted, spread over the minute', await sendAll(arena, 'makyek', people, pause), AIM);
    const { rows } = await arena.store.pool.query(`select
      (select count(*)::int from submissions where state in ('playing', 'effective')) built,
      (select count(*)::int from games where state = 'done') played`);
    figure('programs built by the end of the minute', rows[0].built, '');
    figure('games played by then', rows[0].played, '');
    spread('all at once, for comparison', await sendAll(arena, 'reversi', people, 0));
  });
}

/**
 * How long each took to be accepted.
 * @param {Arena} arena @param {string} contest @param {Person[]} people @param {number} pause
 */
async function sendAll(arena, contest, people, pause) {
  const url = `${arena.address}/api/contests/${contest}/submissions`;
  const sent = [];
  for (const [index, { token }] of people.entries()) {
    const isLarge = index % LARGE.every === 0;
    sent.push(send(url, token, contest, isLarge ? LARGE.bytes : 0));
    if (pause > 0) await sleep(pause);
  }
  return Promise.all(sent);
}

/** @param {string} url @param {string} token @param {string} contest @param {number} bytes at least */
async function send(url, token, contest, bytes) {
  const { name, text } = kitBot(contest);
  const padded = text + '# a table that somebody learnt: 0123456789\n'.repeat(bytes / 43);
  const base64 = Buffer.from(padded).toString('base64');
  const answer = await ask(url, { token, body: { files: [{ name, base64 }] } });
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return answer.milliseconds;
}
