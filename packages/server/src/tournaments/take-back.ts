import { fail, ok, type Result } from '@daeguk/games';
import { eq } from 'drizzle-orm';
import { tournaments } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { lockTournament } from './lock.js';

/** Does away with a tournament that was never started: nothing was played in it. */
export async function takeBackTournament(store: Store, id: number): Promise<Result<undefined>> {
  return store.transaction(async (tx) => {
    await lockTournament(tx, id);
    const itself = eq(tournaments.id, id);
    const [row] = await tx.db.select().from(tournaments).where(itself);
    if (row === undefined) return fail('unknown-tournament', { tournament: id });
    if (row.state !== 'planned') return fail('tournament-begun');
    await tx.db.delete(tournaments).where(itself);
    await tx.notify('tournaments', String(id));
    return ok(undefined);
  });
}
