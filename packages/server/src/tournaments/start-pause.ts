import { fail, ok, type Result } from '@daeguk/games';
import { eq } from 'drizzle-orm';
import { games, tournaments } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { callOff } from './call-off.js';
import type { TournamentRow } from './facts.js';
import { lockTournament } from './lock.js';

/** Lets a tournament begin, or go on: its games are ordered by whoever hears of it. */
export function startTournament(store: Store, id: number): Promise<Result<TournamentRow>> {
  return bring(store, id, 'running');
}

/**
 * Lets no further game of a tournament begin. Those that wait are called off: they are asked for again when it goes
 * on.
 */
export function pauseTournament(store: Store, id: number): Promise<Result<TournamentRow>> {
  return bring(store, id, 'paused');
}

async function bring(
  store: Store,
  id: number,
  state: 'running' | 'paused',
): Promise<Result<TournamentRow>> {
  return store.transaction(async (tx) => {
    await lockTournament(tx, id);
    const itself = eq(tournaments.id, id);
    const [row] = await tx.db.select().from(tournaments).where(itself);
    if (row === undefined) return fail('unknown-tournament', { tournament: id });
    if (row.state === 'over') return fail('tournament-over');
    const isStill = state === 'paused' && row.state === 'planned';
    if (row.state === state || isStill) return ok(row);
    await tx.db.update(tournaments).set({ state }).where(itself);
    if (state === 'paused') await callOff(tx, eq(games.tournament, id));
    await tx.notify('tournaments', String(id));
    return ok({ ...row, state });
  });
}
