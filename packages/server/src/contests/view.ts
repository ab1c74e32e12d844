import type { ContestPage, ContestSummary } from '@daeguk/api';
import type { Language } from '@daeguk/games';
import { readContest } from '@daeguk/referee';
import { recipes } from '@daeguk/sandbox';
import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { contests, games, tournamentEntrants, tournaments } from '../store/schema.js';
import type { Db } from '../store/store.js';
import { calendarOf } from './calendar.js';
import { allowsSparring, type ContestRow, contestOf, limitsOf, phaseOf } from './contests.js';
import { revisionOf } from './revision.js';
import { termsOf } from './terms.js';

export async function contestSummaries(db: Db): Promise<ContestSummary[]> {
  const rows = await db.select().from(contests).orderBy(contests.createdAt, contests.id);
  // One that an older version has stored and this one cannot read does not take the others with it.
  return summaries(
    db,
    rows.filter(({ file }) => readContest(file).ok),
  );
}

export async function contestPage(
  db: Db,
  row: ContestRow,
  language: Language,
): Promise<ContestPage> {
  const [summary] = await summaries(db, [row]);
  if (summary === undefined) throw new TypeError('a contest without a summary');
  const { file, isFromFile } = row;
  const terms = termsOf(contestOf(row), language);
  const submissions = limitsOf(row);
  const revision = revisionOf(row);
  return { ...summary, revision, file, isFromFile, terms, submissions, compilers: compilers() };
}

async function summaries(db: Db, rows: readonly ContestRow[]): Promise<ContestSummary[]> {
  const ids = rows.map(({ id }) => id);
  const [entrants, playing] = await Promise.all([onLadders(db, ids), beingPlayed(db, ids)]);
  const now = new Date();
  return rows.map((row) => {
    const { id, title, game } = contestOf(row);
    return {
      id,
      title,
      game,
      phase: phaseOf(row, now),
      calendar: calendarOf(row),
      entry: row.entry,
      sparring: allowsSparring(row, now),
      entrants: entrants.get(id) ?? 0,
      playing: playing.get(id) ?? 0,
    };
  });
}

async function onLadders(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ contest: tournaments.contest, count: count() })
    .from(tournamentEntrants)
    .innerJoin(tournaments, eq(tournaments.id, tournamentEntrants.tournament))
    .where(
      and(
        inArray(tournaments.contest, [...ids]),
        eq(tournaments.isLadder, true),
        isNull(tournamentEntrants.leftAt),
      ),
    )
    .groupBy(tournaments.contest);
  return new Map(rows.map((row) => [row.contest, row.count]));
}

async function beingPlayed(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ contest: games.contest, count: count() })
    .from(games)
    .where(
      and(
        inArray(games.contest, [...ids]),
        eq(games.state, 'playing'),
        // What somebody plays for practice is theirs alone.
        eq(games.purpose, 'tournament'),
      ),
    )
    .groupBy(games.contest);
  return new Map(rows.map((row) => [row.contest, row.count]));
}

function compilers(): ContestPage['compilers'] {
  return recipes.map(({ name, language, extensions }) => ({
    name,
    language,
    extensions: [...extensions],
  }));
}
