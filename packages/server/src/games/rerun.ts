import { fail, ok, type Result } from '@daeguk/games';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { games, submissions, tournaments } from '../store/schema.js';
import type { Db, Store, Transaction } from '../store/store.js';
import { lockTournament } from '../tournaments/lock.js';
import { orderGames } from './order.js';

type Game = typeof games.$inferSelect;

/**
 * Has a game of a tournament played again, under the very same conditions. What it was stays on record but counts no
 * more. Answers with the id of the game in its place.
 */
export async function rerun(store: Store, id: number, reason: string): Promise<Result<number>> {
  return store.transaction(async (tx) => {
    const found = await lockedGame(tx, id);
    if (!found.ok) return found;
    const game = found.value;
    const fault = await objection(tx.db, game);
    if (fault !== null) return fault;
    await tx.db
      .update(games)
      .set({ state: 'overruled', overruledFor: reason })
      .where(eq(games.id, id));
    const [again] = await orderGames(store, tx, [sameGame(game)]);
    if (again === undefined) throw new Error(`game ${id} has a twin that counts`);
    await reopen(tx, game.tournament);
    await tx.notify('games', String(id));
    return ok(again);
  });
}

type TournamentGame = Game & { readonly tournament: number };

/** Whoever orders games of the tournament meanwhile waits: what counts must not change under them. */
async function lockedGame(tx: Transaction, id: number): Promise<Result<TournamentGame>> {
  const itself = eq(games.id, id);
  const [row] = await tx.db.select({ tournament: games.tournament }).from(games).where(itself);
  if (row === undefined) return fail('no-game', { game: id });
  const { tournament } = row;
  if (tournament === null) return fail('no-rerun-purpose', { game: id });
  await lockTournament(tx, tournament);
  const [game] = await tx.db.select().from(games).where(itself).for('update');
  return game === undefined ? fail('no-game', { game: id }) : ok({ ...game, tournament });
}

/** Why its result does not count, or is not there to be overruled. */
async function objection(
  db: Db,
  { id, state, tournament, firstSubmission, secondSubmission }: TournamentGame,
): Promise<ReturnType<typeof fail> | null> {
  if (state !== 'done' && state !== 'spoilt') return fail('no-rerun-state', { game: id, state });
  const seated = [firstSubmission, secondSubmission].filter((seat) => seat !== null);
  const [gone] = await db
    .select({ submission: submissions.id })
    .from(submissions)
    .innerJoin(tournaments, and(eq(tournaments.id, tournament), eq(tournaments.isLadder, true)))
    .where(and(inArray(submissions.id, seated), notInArray(submissions.state, ON_LADDER)));
  return gone === undefined ? null : fail('no-rerun-superseded', { game: id, ...gone });
}

/** On a ladder only everybody's latest counts; in other tournaments whoever entered stays. */
const ON_LADDER: (typeof submissions.$inferSelect)['state'][] = ['playing', 'effective'];

function sameGame(game: Game) {
  const { contest, purpose, tournament, pairing, first, second, file, seed } = game;
  const { priority, chargedTo, orderedBy } = game;
  return {
    ...{ contest, purpose, tournament, pairing, first, second, file, seed },
    ...{ priority, chargedTo, orderedBy },
  };
}

async function reopen({ db, notify }: Transaction, tournament: number): Promise<void> {
  await db
    .update(tournaments)
    .set({ state: 'running' })
    .where(and(eq(tournaments.id, tournament), eq(tournaments.state, 'over')));
  await notify('tournaments', String(tournament));
}
