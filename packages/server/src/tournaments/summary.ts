import type { TournamentSummary } from '@daeguk/api';
import type { FormatRules } from '@daeguk/tournaments';
import { desc, eq } from 'drizzle-orm';
import { tournaments } from '../store/schema.js';
import type { Db } from '../store/store.js';
import type { TournamentRow } from './facts.js';

export function tournamentSummary(row: TournamentRow): TournamentSummary {
  const { id, contest, name, rules, isLadder, state, createdAt } = row;
  return {
    id,
    contest,
    name,
    format: rules.format.kind,
    extraPairs: extraPairsOf(rules.format),
    isLadder,
    state,
    createdAt: createdAt.toISOString(),
  };
}

/** Of its bracket, if it has one. */
function extraPairsOf(format: FormatRules): number | null {
  if (format.kind === 'knock-out') return format.extraPairs;
  return format.kind === 'groups' ? format.knockOut.extraPairs : null;
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
