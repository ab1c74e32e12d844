import type { Contest } from '@daeguk/referee';
import { inArray } from 'drizzle-orm';
import { games } from '../store/schema.js';
import type { Store, Transaction } from '../store/store.js';

/** A game to be played: everything but what becomes of it. */
export type NewGame = Omit<
  typeof games.$inferInsert,
  'id' | 'state' | 'pairingId' | 'firstSubmission' | 'secondSubmission' | 'cores'
>;

/** Who waits at a screen comes first, then whoever tries a program out, then tournaments. */
export const PRIORITY = { practice: 100, trial: 50, unattended: 25, tournament: 0 } as const;

/**
 * Puts games into their table and the queue. A game of a tournament that is there already is not ordered again.
 * Answers with the ids of those that are new.
 */
export async function orderGames(
  { boss }: Store,
  { db, jobs, notify }: Transaction,
  wanted: readonly NewGame[],
): Promise<number[]> {
  if (wanted.length === 0) return [];
  const rows = await db.insert(games).values(wanted.map(rowOf)).onConflictDoNothing().returning({
    id: games.id,
    priority: games.priority,
  });
  await boss.insert(
    rows.map(({ id, priority }) => ({ name: 'games', data: { id }, priority })),
    jobs,
  );
  await notify('work', 'games');
  return rows.map(({ id }) => id);
}

/** Puts games that are back to waiting into the queue again. */
export async function queueAgain(
  { boss }: Store,
  { db, jobs, notify }: Transaction,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .update(games)
    .set({ state: 'waiting', beganAt: null })
    .where(inArray(games.id, [...ids]))
    .returning({ id: games.id, priority: games.priority });
  await boss.insert(
    rows.map(({ id, priority }) => ({ name: 'games', data: { id }, priority: priority + 1 })),
    jobs,
  );
  await notify('work', 'games');
}

function rowOf(game: NewGame): typeof games.$inferInsert {
  return {
    ...game,
    state: 'waiting',
    priority: game.priority ?? priorityOf(game),
    pairingId: game.pairing?.id ?? null,
    firstSubmission: submissionAt(game.first),
    secondSubmission: submissionAt(game.second),
    cores: coresOf(game),
  };
}

function submissionAt(seat: NewGame['first']): number | null {
  return seat.kind === 'submission' ? seat.submission : null;
}

/** Programs that practise among themselves keep nobody at a screen waiting. */
function priorityOf(game: NewGame): number {
  const isUnattended = game.purpose === 'practice' && !hasPerson(game);
  return PRIORITY[isUnattended ? 'unattended' : game.purpose];
}

/** A bot that runs while the other thinks has a core of its own; persons keep no core waiting. */
function coresOf(game: NewGame): number {
  if (hasPerson(game)) return 0;
  return (game.file as Contest).opponentsTurn === 'running' ? 2 : 1;
}

function hasPerson({ first, second }: NewGame): boolean {
  return first.kind === 'person' || second.kind === 'person';
}
