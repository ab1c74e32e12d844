import { isDeepStrictEqual } from 'node:util';
import type { SubmissionState } from '@daeguk/api';
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { ContestRow } from '../contests/contests.js';
import {
  accounts,
  contests,
  submissions,
  tournamentEntrants,
  tournaments,
} from '../store/schema.js';
import type { Db } from '../store/store.js';

export type TournamentRow = typeof tournaments.$inferSelect;

export interface Entrant {
  readonly submission: number;
  /** Which of its author's it is. */
  readonly number: number;
  readonly state: SubmissionState;
  readonly author: number;
  readonly nickname: string;
}

/** What a tournament hangs on, but for its games. */
export interface Facts {
  readonly tournament: TournamentRow;
  readonly contest: ContestRow;
  /** In their order. */
  readonly entrants: readonly Entrant[];
}

/** As it is now, or with those who took part at an earlier moment. */
export async function readFacts(
  db: Db,
  id: number,
  moment: Date | null = null,
): Promise<Facts | null> {
  const [row] = await db
    .select({ tournament: tournaments, contest: contests })
    .from(tournaments)
    .innerJoin(contests, eq(contests.id, tournaments.contest))
    .where(eq(tournaments.id, id));
  if (row === undefined) return null;
  return { ...row, entrants: await readEntrants(db, id, moment) };
}

async function readEntrants(db: Db, tournament: number, moment: Date | null): Promise<Entrant[]> {
  const { enteredAt, leftAt } = tournamentEntrants;
  const tookPart =
    moment === null
      ? isNull(leftAt)
      : and(lte(enteredAt, moment), or(isNull(leftAt), gt(leftAt, moment)));
  const rows = await db
    .select({
      submission: submissions.id,
      number: submissions.number,
      state: submissions.state,
      author: accounts.id,
      nickname: accounts.nickname,
    })
    .from(tournamentEntrants)
    .innerJoin(submissions, eq(submissions.id, tournamentEntrants.submission))
    .innerJoin(accounts, eq(accounts.id, submissions.author))
    .where(and(eq(tournamentEntrants.tournament, tournament), tookPart))
    .orderBy(tournamentEntrants.place);
  return rows.map((row) => ({ ...row, nickname: row.nickname ?? '' }));
}

/** Whether the same games come of both. */
export function isSamePlay(one: Facts, two: Facts): boolean {
  const playOf = ({ tournament, contest, entrants }: Facts) => ({
    rules: tournament.rules,
    file: contest.file,
    entrants: entrants.map(({ submission }) => submission),
  });
  return isDeepStrictEqual(playOf(one), playOf(two));
}

/** Whether everybody who takes part in both is called the same. */
export function areCalledAlike(one: Facts, two: Facts): boolean {
  const namesOf = ({ entrants }: Facts) => entrants.map(({ nickname }) => nickname);
  return isDeepStrictEqual(namesOf(one), namesOf(two));
}
