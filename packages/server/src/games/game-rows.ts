import { desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts, games, submissions, tournaments } from '../store/schema.js';
import type { Db } from '../store/store.js';

/** The author of the submission at a seat; null where none sits. */
export interface SeatAuthor {
  readonly id: number;
  readonly nickname: string | null;
}

const firstSubmission = alias(submissions, 'first_submission');
const secondSubmission = alias(submissions, 'second_submission');
const firstAuthor = alias(accounts, 'first_author');
const secondAuthor = alias(accounts, 'second_author');

// The contest of each game is large, and never changes: who wants it asks for it.
const { file, ...columns } = getTableColumns(games);

const NEWEST = [desc(games.id)];

/** Games and whose programs sit at their seats, the newest first, where no other order is asked for. */
export async function readGameRows(
  db: Db,
  where: SQL | undefined,
  limit: number,
  order: readonly SQL[] = NEWEST,
) {
  const rows = await db
    .select({
      game: columns,
      firstAuthor: { id: firstAuthor.id, nickname: firstAuthor.nickname },
      secondAuthor: { id: secondAuthor.id, nickname: secondAuthor.nickname },
      isLadder: tournaments.isLadder,
    })
    .from(games)
    .leftJoin(tournaments, eq(tournaments.id, games.tournament))
    .leftJoin(firstSubmission, eq(firstSubmission.id, games.firstSubmission))
    .leftJoin(secondSubmission, eq(secondSubmission.id, games.secondSubmission))
    .leftJoin(firstAuthor, eq(firstAuthor.id, firstSubmission.author))
    .leftJoin(secondAuthor, eq(secondAuthor.id, secondSubmission.author))
    .where(where)
    .orderBy(...order)
    .limit(limit);
  return rows.map(({ game, firstAuthor: first, secondAuthor: second, isLadder }) => {
    return { ...game, authors: { first, second }, isLadder: isLadder ?? false };
  });
}

export type GameRow = Awaited<ReturnType<typeof readGameRows>>[number];
