import type { TournamentState } from '@daeguk/api';
import { and, eq, inArray } from 'drizzle-orm';
import { submissions, tournaments } from '../store/schema.js';
import type { Store, Transaction } from '../store/store.js';
import { changeState } from '../submissions/state.js';
import type { Course } from './course.js';
import { type Facts, isSamePlay, readFacts } from './facts.js';
import { lockTournament } from './lock.js';
import { orderMissing } from './order-missing.js';
import type { RankLog } from './rank-history.js';

export interface Settled {
  /** As they are now; null if the tournament is gone. */
  readonly facts: Facts | null;
  /** Somebody came or went in between: nothing was done. */
  readonly isStale: boolean;
  /** Games that are over, though it was not known. */
  readonly unheard: readonly number[];
}

/** In these states it asks for no games. */
const AT_REST: readonly TournamentState[] = ['planned', 'paused'];

/**
 * Does what follows from how a tournament stands: orders games, lets submissions count that have played all of
 * theirs, writes down how places changed, and ends what is over. Whoever does so at the same time elsewhere waits,
 * and finds it done.
 */
export async function settle(store: Store, course: Course, ranks: RankLog): Promise<Settled> {
  const { id } = course.facts.tournament;
  return store.transaction(async (tx) => {
    await lockTournament(tx, id);
    const facts = await readFacts(tx.db, id);
    if (facts === null) return { facts, isStale: false, unheard: [] };
    if (!isSamePlay(facts, course.facts)) return { facts, isStale: true, unheard: [] };
    const isAtRest = AT_REST.includes(facts.tournament.state);
    const unheard = isAtRest ? [] : await orderMissing(store, tx, course);
    if (facts.tournament.isLadder) await letCount(tx, course, facts);
    else if (!isAtRest) await endOrReopen(tx, course, facts);
    await ranks.write(tx.db, course.standings.table);
    return { facts, isStale: false, unheard };
  });
}

/** Submissions with nothing left to play are effective. */
async function letCount(tx: Transaction, course: Course, { entrants }: Facts): Promise<void> {
  const through = entrants.filter(
    ({ state, submission }) => state === 'playing' && course.leftOf(String(submission)) === 0,
  );
  if (through.length === 0) return;
  const ids = through.map(({ submission }) => submission);
  const rows = await tx.db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(inArray(submissions.id, ids), eq(submissions.state, 'playing')))
    .orderBy(submissions.id)
    .for('no key update', { skipLocked: true });
  for (const { id } of rows) await changeState(tx, id, 'effective');
}

/** It is over when nothing more is asked for; a game that is played again may ask for more. */
async function endOrReopen(tx: Transaction, course: Course, facts: Facts): Promise<void> {
  const { id, state } = facts.tournament;
  const due = course.isOver ? 'over' : 'running';
  if (state === due) return;
  await tx.db.update(tournaments).set({ state: due }).where(eq(tournaments.id, id));
  await tx.notify('tournaments', String(id));
}
