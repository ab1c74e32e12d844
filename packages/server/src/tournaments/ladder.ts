import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { games, submissions, tournamentEntrants, tournaments } from '../store/schema.js';
import type { Db, Transaction } from '../store/store.js';
import { changeState } from '../submissions/state.js';
import { callOff } from './call-off.js';
import { lockTournament } from './lock.js';

/** The ladder of a contest: every contest has one. */
export async function findLadder(db: Db, contest: string): Promise<number | null> {
  const [row] = await db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(and(eq(tournaments.contest, contest), eq(tournaments.isLadder, true)));
  return row?.id ?? null;
}

/** From here on a submission is its author's on the ladder; the one before it counts no more. */
export async function enterLadder(tx: Transaction, submission: number): Promise<void> {
  const { ladder, author } = await ladderFor(tx.db, submission);
  await lockTournament(tx, ladder);
  const added = await tx.db
    .insert(tournamentEntrants)
    .values({ tournament: ladder, submission })
    .onConflictDoNothing()
    .returning();
  if (added.length === 0) return;
  for (const earlier of await othersOf(tx.db, ladder, author, submission)) {
    await leave(tx, ladder, earlier);
    await changeState(tx, earlier, 'superseded', { code: 'superseded', values: { submission } });
  }
  await changeState(tx, submission, 'playing');
  await tx.notify('tournaments', String(ladder));
}

/** Takes a submission off the ladder; nobody comes in its place. What state it is in then, the caller says. */
export async function leaveLadder(tx: Transaction, submission: number): Promise<void> {
  const { ladder } = await ladderFor(tx.db, submission);
  await lockTournament(tx, ladder);
  await leave(tx, ladder, submission);
  await tx.notify('tournaments', String(ladder));
}

async function ladderFor(db: Db, submission: number): Promise<{ ladder: number; author: number }> {
  const [row] = await db
    .select({ ladder: tournaments.id, author: submissions.author })
    .from(submissions)
    .innerJoin(tournaments, eq(tournaments.contest, submissions.contest))
    .where(and(eq(submissions.id, submission), eq(tournaments.isLadder, true)));
  if (row === undefined) throw new TypeError(`there is no ladder for submission ${submission}`);
  return row;
}

async function othersOf(
  db: Db,
  ladder: number,
  author: number,
  submission: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: submissions.id })
    .from(tournamentEntrants)
    .innerJoin(submissions, eq(submissions.id, tournamentEntrants.submission))
    .where(
      and(
        eq(tournamentEntrants.tournament, ladder),
        isNull(tournamentEntrants.leftAt),
        eq(submissions.author, author),
        ne(submissions.id, submission),
      ),
    );
  return rows.map(({ id }) => id);
}

async function leave(tx: Transaction, ladder: number, submission: number): Promise<void> {
  const itself = and(
    eq(tournamentEntrants.tournament, ladder),
    eq(tournamentEntrants.submission, submission),
    isNull(tournamentEntrants.leftAt),
  );
  await tx.db.update(tournamentEntrants).set({ leftAt: new Date() }).where(itself);
  const isItsOwn = or(
    eq(games.firstSubmission, submission),
    eq(games.secondSubmission, submission),
  );
  await callOff(tx, and(eq(games.tournament, ladder), isItsOwn));
}
