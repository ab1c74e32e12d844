import type { GameState } from '@daeguk/api';
import type { GameResult } from '@daeguk/tournaments';
import { and, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { games } from '../store/schema.js';
import type { Db } from '../store/store.js';
import type { Facts } from './facts.js';

/** A game of a tournament as its board needs it. */
export interface TournamentGame {
  readonly id: number;
  readonly tournament: number;
  readonly state: GameState;
  /** What became of it, if it is over. */
  readonly result: GameResult | null;
}

/** Those of some games that belong to tournaments. */
export async function findGames(db: Db, ids: readonly number[]): Promise<TournamentGame[]> {
  return ids.length === 0 ? [] : read(db, inArray(games.id, [...ids]));
}

/** All that count between those who take part; at an earlier moment, those that were over by then. */
export async function finishedGames(
  db: Db,
  { tournament, entrants }: Facts,
  moment: Date | null = null,
): Promise<GameResult[]> {
  const ids = entrants.map(({ submission }) => submission);
  const rows = await read(
    db,
    and(
      eq(games.tournament, tournament.id),
      eq(games.state, 'done'),
      inArray(games.firstSubmission, ids),
      or(isNull(games.secondSubmission), inArray(games.secondSubmission, ids)),
      moment === null ? undefined : lte(games.endedAt, moment),
    ),
  );
  return rows.flatMap(({ result }) => result ?? []);
}

/** Those of a tournament that ended since. */
export async function gamesEndedSince(db: Db, tournament: number, moment: Date): Promise<number[]> {
  const rows = await db
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.tournament, tournament), gte(games.endedAt, moment)));
  return rows.map(({ id }) => id);
}

async function read(db: Db, which: SQL | undefined): Promise<TournamentGame[]> {
  const rows = await db
    .select({
      id: games.id,
      tournament: games.tournament,
      state: games.state,
      pairing: games.pairing,
      winner: games.winner,
      bothLost: games.bothLost,
      ending: games.ending,
      culprit: games.culprit,
      plies: games.plies,
      // Of thousands of verdicts only this is wanted.
      margin: sql<number | null>`(${games.verdict}->>'margin')::float8`,
    })
    .from(games)
    .where(which);
  return rows.flatMap(({ id, tournament, state, pairing, ...row }) => {
    if (tournament === null || pairing === null) return [];
    const { winner, bothLost, culprit, margin } = row;
    // Field by field: what a spread makes is read ten times as slowly, and tables read all of them.
    const result = {
      pairing,
      winner,
      bothLost,
      ending: row.ending ?? '',
      culprit,
      plies: row.plies ?? 0,
      margin,
    };
    return [{ id, tournament, state, result: state === 'done' ? result : null }];
  });
}
