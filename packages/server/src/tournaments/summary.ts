import type { TournamentSummary } from '@daeguk/api';
import { desc, eq } from 'drizzle-orm';
import { tournaments } from '../store/schema.js';
import type { Db } from '../store/store.js';
import type { TournamentRow } from './facts.js';

export function tournamentSummary(row: TournamentRow): TournamentSummary {
  const { id, contest, name, rules, isLadder, state, createdAt } = row;
  const format = rules.format.kind;
  return { id, contest, name, format, isLadder, state, createdAt: createdAt.toISOString() };
}

export async function findTournament(db: Db, id: number): Promise<TournamentRow | null> {
  const [row] = await db.select().from(tournaments).where(eq(tournaments.id, id));
  return row ?? null;
}

/** The tournaments of a contest: its ladder, then the others, the newest first. */
export async function tournamentsOf(db: Db, contest: string): Promise<TournamentRow[]> {
  return db
    .select()
    .from(tournaments)
    .where(eq(tournaments.contest, contest))
    .orderBy(desc(tournaments.isLadder), desc(tournaments.id));
}
