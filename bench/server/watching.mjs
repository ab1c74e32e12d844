// A game with a thousand watchers: how soon they see a move, and whether the players notice. Then what the arena
// holds in memory when it has nothing to do.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { call, contestFile, inArena } from './arena.mjs';
import { pacedBot } from './bots.mjs';
import { figure, heading, quantile, spread, sum } from './figures.mjs';
import { idleMemory } from './memory.mjs';

/** @typedef {import('./arena.mjs').Arena} Arena */
/** @typedef {import('./arena.mjs').Person} Person */
/** @typedef {import('./watchers.mjs').Seen} Seen */
/** @typedef {{ event: string, at: number, seat: 'first' | 'second', charged: number, began: string }} Line */
/** @typedef {{ ending: string, voids: number, lines: Line[], watchers: Seen[] }} Watched */

/** A move takes three quarters of what is allowed: whoever is disturbed loses by time. */
const MOVE = 0.15;
const LIMIT = 0.2;
const CROWD = 1000;
/** So many connections a second, while the game is on. */
const RUSH = 400;
const AIM = { share: 0.99, most: 250 };

const script = fileURLToPath(new URL('watchers.mjs', import.meta.url));

export async function watching() {
  heading(`watching: ${MOVE * 1000} ms a move of ${LIMIT * 1000} ms allowed`);
  await inArena(async (arena) => {
    await arena.serve({ workers: 1 });
    const organiser = await arena.person('organiser');
    const { contest, sleeper, computer } = await twoBots(arena, organiser);
    /** @type {(count: number, seats: [number, number]) => Promise<Watched>} */
    const play = (count, seats) => watchedGame(arena, organiser, contest, seats, count);
    const ways = /** @type {[number, number][]} */ ([
      [sleeper, computer],
      [computer, sleeper],
    ]);
    /** @type {Map<number, Watched[]>} */
    const games = new Map();
    for (const count of [0, 10, CROWD]) {
      const played = [];
      for (const seats of ways) played.push(await play(count, seats));
      games.set(count, played);
    }
    for (const [count, played] of games) report(count, played, games.get(0) ?? []);
    await idleMemory(arena);
  });
}

/**
 * Two programs of one author, the later in the place of the earlier: they meet when they are told to, and only then.
 * @param {Arena} arena @param {Person} organiser
 */
async function twoBots(arena, organiser) {
  const file = contestFile('makyek');
  const limits = { ...file.limits, moveSeconds: LIMIT };
  const own = { ...file, id: 'bench', limits, ladder: { ...file.ladder, gapSeconds: 0 } };
  const { id: contest } = await call(organiser.client, 'POST /api/contests', {
    body: { file: own },
  });
  const author = await arena.person('contestant');
  const ready = ['playing', 'effective'];
  const sleeper = await arena.submit(author, contest, pacedBot('sleeps', MOVE), ready);
  const computer = await arena.submit(author, contest, pacedBot('computes', MOVE), ready);
  return { contest, sleeper, computer };
}

/**
 * @param {Arena} arena @param {Person} organiser @param {string} contest
 * @param {[number, number]} seats @param {number} count
 * @returns {Promise<Watched>}
 */
async function watchedGame(arena, { client, token }, contest, [first, second], count) {
  const { game } = await call(client, 'POST /api/games', {
    body: {
      contest,
      first: { kind: 'submission', submission: first },
      second: { kind: 'submission', submission: second },
    },
  });
  await arena.until(`select id from games where id = $1 and state = 'playing'`, [game]);
  const watchers = count === 0 ? [] : await crowd(arena.address, game, token, count);
  await arena.until(`select id from games where id = $1 and state = 'done'`, [game]);
  const { ending, voids } = await call(client, 'GET /api/games/:game', { params: { game } });
  const record = await client.file('GET /api/games/:game/record', { params: { game } });
  if (!record.ok) throw new Error(record.fault.code);
  const whole = Buffer.from(record.value).toString().trimEnd().split('\n');
  /** @type {Line[]} */
  const lines = whole.map((line) => JSON.parse(line));
  // What stands before the last beginning was void.
  const start = lines.findLastIndex(({ event }) => event === 'game');
  return { ending: ending ?? '', voids, lines: lines.slice(start), watchers };
}

/**
 * @param {string} address @param {number} game @param {string} token @param {number} count
 * @returns {Promise<Seen[]>}
 */
async function crowd(address, game, token, count) {
  const words = [script, address, game, token, count, RUSH].map(String);
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const seen = JSON.parse(await text(child.stdout));
  process.off('exit', kill);
  return seen;
}

/** @param {number} count @param {Watched[]} games @param {Watched[]} quiet */
function report(count, games, quiet) {
  const endings = games.map(({ ending }) => ending);
  console.log(`  ${count} watchers: ${games.length} games, ended by ${endings.join(', ')}`);
  const late = endings.filter((ending) => ending.includes('time')).length;
  figure('games lost by time', late, 'games', 0);
  figure('games void', sum(games.map(({ voids }) => voids)), 'games', 0);
  const charged = games.flatMap(chargedTimes);
  figure('charged for a move, p99', quantile(charged, 0.99), 'ms');
  figure('charged for a move, longest', Math.max(...charged), 'ms', LIMIT * 1000);
  if (count === 0) return;
  const ratio = sum(charged) / sum(quiet.flatMap(chargedTimes));
  figure('charged in all, of that with nobody watching', ratio, '×', 1.02);
  const watchers = games.flatMap((game) => game.watchers.map((seen) => ({ game, seen })));
  const missed = watchers.filter(({ game, seen }) => !sawAllOnce(game, seen));
  figure('watchers that did not see every move exactly once', missed.length, '', 0);
  for (const { seen } of missed.slice(0, 3))
    console.log(`    ${seen.problem} ${seen.events.length}`);
  const latencies = watchers.flatMap(({ game, seen }) => latenciesOf(game, seen));
  spread('from the referee’s note of a move to a watcher', latencies, AIM);
}

/** @param {Watched} game */
function chargedTimes({ lines }) {
  return moves(lines).map(({ charged }) => charged);
}

/** @param {Line[]} lines */
function moves(lines) {
  return lines.filter(({ event }) => event === 'moved');
}

/** Whatever was played in vain before has other ids. @param {Watched} game @param {Seen} seen */
function sawAllOnce({ lines }, { events }) {
  const [last] = (events.at(-1)?.[0] ?? '').split('.');
  const ids = events.map(([id]) => id).filter((id) => id.startsWith(`${last}.`));
  const due = moves(lines).map((_, index) => `${last}.${index + 1}`);
  return ids.join() === [`${last}.0`, ...due, `${last}.over`].join();
}

/**
 * Of the moves that were made after a watcher had come; those before it come all at once.
 * @param {Watched} game @param {Seen} seen
 */
function latenciesOf({ lines }, { openedAt, events }) {
  const [header] = lines;
  const zero = Date.parse(header?.began ?? '') - (header?.at ?? 0);
  const arrivals = new Map(events.map(([id, at]) => [Number(id.split('.')[1]), at]));
  return moves(lines).flatMap(({ at }, index) => {
    const arrival = arrivals.get(index + 1);
    return arrival === undefined || zero + at < openedAt ? [] : [arrival - zero - at];
  });
}
