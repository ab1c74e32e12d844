import type { GameState } from '@daeguk/api';
import { seedInMatch } from '@daeguk/referee';
import { isSamePairing, type Pairing } from '@daeguk/tournaments';
import { and, count, eq, inArray, notInArray } from 'drizzle-orm';
import { type NewGame, orderGames } from '../games/order.js';
import { games, type StoredSeat } from '../store/schema.js';
import type { Db, Store, Transaction } from '../store/store.js';
import { callOff } from './call-off.js';
import type { Course } from './course.js';
import { untouched } from './untouched.js';

/** So many games of a tournament wait at most: what comes up in between is not behind thousands. */
const MOST_WAITING = 200;

/** So many are looked up at a time. */
const PORTION = 3 * MOST_WAITING;

/**
 * Orders the games that are asked for and not there, as far as there is room. Answers with the ids of games that are
 * asked for though they are over.
 */
export async function orderMissing(
  store: Store,
  tx: Transaction,
  course: Course,
): Promise<number[]> {
  const { id } = course.facts.tournament;
  const missing: Pairing[] = [];
  const unheard: number[] = [];
  let room = MOST_WAITING;
  // What was spoilt is still asked for, however much of it there is: the games behind it are found all the same.
  for (let from = 0; from < course.next.length && missing.length < room; from += PORTION) {
    const asked = course.next.slice(from, from + PORTION);
    const found = await rowsOf(tx.db, id, asked);
    for (const pairing of asked) {
      const row = found.get(pairing.id);
      if (row === undefined || (await makeWay(tx, row, pairing))) missing.push(pairing);
      else if (row.state === 'done') unheard.push(row.id);
    }
    room = Math.max(0, MOST_WAITING - (await countWaiting(tx.db, id)));
  }
  const due = missing.slice(0, room);
  const free = await untouched(tx.db, due.flatMap(seated));
  const wanted = due.filter((pairing) => seated(pairing).every((seat) => free.has(seat)));
  await orderGames(
    store,
    tx,
    wanted.map((pairing) => newGame(course, pairing)),
  );
  return unheard;
}

interface Row {
  readonly id: number;
  readonly state: GameState;
  readonly pairing: Pairing | null;
}

async function rowsOf(
  db: Db,
  tournament: number,
  asked: readonly Pairing[],
): Promise<ReadonlyMap<string, Row>> {
  const rows = await db
    .select({ id: games.id, state: games.state, pairing: games.pairing })
    .from(games)
    .where(
      and(
        eq(games.tournament, tournament),
        inArray(
          games.pairingId,
          asked.map(({ id }) => id),
        ),
        notInArray(games.state, ['cancelled', 'overruled']),
      ),
    );
  return new Map(rows.map((row) => [row.pairing?.id ?? '', row]));
}

/**
 * A game between two who do not meet any more, since one before it was played again, makes way for the right one;
 * while it is on, that waits.
 */
async function makeWay(tx: Transaction, row: Row, pairing: Pairing): Promise<boolean> {
  if (row.pairing === null || isSamePairing(row.pairing, pairing)) return false;
  if (row.state === 'playing') return false;
  const itself = eq(games.id, row.id);
  if (row.state === 'waiting') {
    await callOff(tx, itself);
    return true;
  }
  const overruledFor = 'A game that decided who meets here was played again.';
  await tx.db.update(games).set({ state: 'overruled', overruledFor }).where(itself);
  await tx.notify('games', String(row.id));
  return true;
}

async function countWaiting(db: Db, tournament: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(games)
    .where(and(eq(games.tournament, tournament), eq(games.state, 'waiting')));
  return row?.count ?? 0;
}

/** The submissions that play. */
function seated({ first, second, level }: Pairing): number[] {
  return level === undefined ? [Number(first), Number(second)] : [Number(first)];
}

function newGame(course: Course, pairing: Pairing): NewGame {
  const { tournament, contest, entrants } = course.facts;
  const played = course.contestOf(pairing);
  const { first, second, level, match } = pairing;
  // On a ladder the newer submission is the one that brings the games about.
  const newer = entrants.find(({ submission }) => String(submission) === match.second);
  return {
    contest: contest.id,
    purpose: 'tournament',
    tournament: tournament.id,
    pairing,
    first: seatOf(first),
    second: level === undefined ? seatOf(second) : { kind: 'house', level },
    file: played,
    seed: seedInMatch(played, tournament.seed, match.id, pairing.game),
    chargedTo: tournament.isLadder ? (newer?.author ?? null) : null,
  };
}

function seatOf(entrant: string): StoredSeat {
  return { kind: 'submission', submission: Number(entrant) };
}
