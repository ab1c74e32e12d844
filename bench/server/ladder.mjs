// A ladder of 200 that has been played: how soon its table is there when it is asked for, how soon a result is on
// it, and how long a server takes to start with all of it.
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFormat, Results } from '@daeguk/tournaments';
import { contestFile, inArena } from './arena.mjs';
import { ask } from './ask.mjs';
import { figure, heading, quantile, spread } from './figures.mjs';
import { report } from './memory.mjs';

/** @typedef {import('./arena.mjs').Arena} Arena */
/** @typedef {import('./arena.mjs').Person} Person */
/** @typedef {import('@daeguk/tournaments').Pairing} Pairing */

const ENTRANTS = 200;
const ASKED = 200;
/** Games that are left to be played, one by one. */
const LEFT = 40;
/** Nobody may ask more than so often a minute: several do. */
const ASKERS = 5;
const AIM = { share: 0.95, most: 20 };

export async function ladder() {
  heading(`ladder: ${ENTRANTS} entrants, ${ENTRANTS * (ENTRANTS - 1)} games`);
  await inArena(async (arena) => {
    const left = await fill(arena);
    const askers = await Promise.all(Array.from({ length: ASKERS }, () => arena.person('visitor')));
    figure('start of the server', await arena.serve({ workers: 0 }), 'ms');
    const table = `${arena.address}/api/contests/makyek/ladder`;
    const plain = await times(`${arena.address}/api/arena`, askers);
    await ask(table, { token: askers[0]?.token ?? '' });
    const unchanged = await times(table, askers);
    spread('the table, unchanged', unchanged, AIM);
    spread('what the arena is, for comparison', plain);
    figure('ratio of the two, p50', quantile(unchanged, 0.5) / quantile(plain, 0.5), '×');
    const results = await playLeft(arena, table, askers, left);
    spread('the table, first after a result', results.fresh, AIM);
    spread('from a result to the table with it', results.waits);
    report(arena.pid);
  });
}

/**
 * All of the ladder but its last games, as workers would have left it.
 * @param {Arena} arena
 */
async function fill({ store }) {
  const { pool } = store;
  const contest = 'makyek';
  const file = contestFile(contest);
  const found = await pool.query(
    'select id, rules, seed from tournaments where contest = $1 and is_ladder',
    [contest],
  );
  const [tournament] = found.rows;
  const people = await pool.query(
    `insert into accounts (number, nickname, nickname_key, role)
       select 's' || i, 's' || i, 's' || i, 'contestant' from generate_series(1, $1::int) i
       returning id`,
    [ENTRANTS],
  );
  const sent = await pool.query(
    `insert into submissions (contest, author, number, player, language, bytes, state)
       select $1, author, 1, '{"kind":"random"}', 'random', 0, 'effective' from unnest($2::int[]) author
       returning id, author`,
    [contest, people.rows.map(({ id }) => id)],
  );
  await pool.query(
    `insert into tournament_entrants (tournament, submission)
       select $1, submission from unnest($2::int[]) submission`,
    [tournament.id, sent.rows.map(({ id }) => id)],
  );
  const entrants = sent.rows.map(({ id, author }) => ({
    id: `${id}`,
    name: `${author}`,
    author: `${author}`,
  }));
  const { rules, seed } = tournament;
  const format = makeFormat({ ...rules, entrants, openings: rules.openings.length, seed });
  if (!format.ok) throw new Error(format.fault.code);
  const pairings = format.value.next(new Results());
  // In the order of the format, the last games of all are left.
  for (let from = 0; from < pairings.length - LEFT; from += 2000) {
    const part = pairings.slice(from, Math.min(from + 2000, pairings.length - LEFT));
    await pool.query(PLAYED, [contest, tournament.id, file, JSON.stringify(part.map(played))]);
  }
  await pool.query('analyze');
  return tournament.id;
}

const PLAYED = `
  insert into games (contest, purpose, tournament, pairing_id, pairing, first, second, first_submission,
    second_submission, file, seed, cores, state, began_at, ended_at, attempt, winner, ending, plies, verdict)
  select $1, 'tournament', $2, game->'pairing'->>'id', game->'pairing',
    jsonb_build_object('kind', 'submission', 'submission', (game->>'first')::int),
    jsonb_build_object('kind', 'submission', 'submission', (game->>'second')::int),
    (game->>'first')::int, (game->>'second')::int, $3, 1, 2, 'done',
    now() - interval '1 hour', now() - interval '1 hour', 1, game->>'winner', 'pieces', 120, game->'verdict'
  from jsonb_array_elements($4::jsonb) game`;

/** @param {Pairing} pairing */
function played(pairing) {
  const [first, second] = [Number(pairing.first), Number(pairing.second)];
  const winner = fateOf(first, second);
  return { pairing, first, second, winner, verdict: verdictOf(winner) };
}

/**
 * The same game ends the same way each time; whoever came earlier wins more often.
 * @param {number} first @param {number} second
 */
function fateOf(first, second) {
  const lot = ((Math.imul(first * 1000 + second, 0x9e3779b1) >>> 8) % 1000) / 1000;
  const edge = (second - first) / ENTRANTS / 2;
  return lot < 0.4 + edge ? 'first' : lot < 0.6 + edge ? null : 'second';
}

/** @param {'first' | 'second' | null} winner */
function verdictOf(winner) {
  const known = { winner, ending: 'pieces', cause: null, values: {}, culprit: null, plies: 120 };
  return { ...known, margin: null };
}

/** @param {string} url @param {Person[]} askers */
async function times(url, askers) {
  const taken = [];
  for (let index = 0; index < ASKED; index++) {
    const { status, milliseconds } = await ask(url, tokenOf(askers, index));
    if (status !== 200) throw new Error(`${url}: ${status}`);
    taken.push(milliseconds);
  }
  return taken;
}

/** @param {Person[]} askers @param {number} index */
function tokenOf(askers, index) {
  return { token: askers[index % askers.length]?.token ?? '' };
}

/**
 * Plays what is left as a worker would, one game after the other, and looks for each on the table.
 * @param {Arena} arena @param {string} table @param {Person[]} askers @param {number} tournament
 */
async function playLeft(arena, table, askers, tournament) {
  const waiting = `select id, first_submission, second_submission from games
    where tournament = $1 and state = 'waiting' order by id`;
  const rows = await arena.until(`${waiting} limit ${LEFT}`, [tournament]);
  const fresh = [];
  const waits = [];
  let done = JSON.parse((await ask(table, tokenOf(askers, 0))).text).done;
  for (const [index, row] of rows.entries()) {
    const winner = fateOf(row.first_submission, row.second_submission);
    await arena.store.pool.query(FINISHED, [row.id, winner, verdictOf(winner)]);
    const begun = performance.now();
    for (;;) {
      const { text, milliseconds } = await ask(table, tokenOf(askers, index));
      const now = JSON.parse(text).done;
      if (now > done) {
        fresh.push(milliseconds);
        waits.push(performance.now() - begun);
        done = now;
        break;
      }
      await sleep(5);
    }
    await sleep(500);
  }
  return { fresh, waits };
}

/** As its worker would say it: the result, and whoever is to hear of it. */
const FINISHED = `
  with done as (
    update games set state = 'done', began_at = now(), ended_at = now(), attempt = 1, winner = $2,
      ending = 'pieces', plies = 120, verdict = $3 where id = $1 returning id, tournament
  )
  select pg_notify('games', id::text), pg_notify('tournaments', tournament::text) from done`;
