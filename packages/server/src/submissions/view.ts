import type { OwnSubmission, Submission } from '@daeguk/api';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import {
  accounts,
  type SubmittedPlayer,
  submissionFiles,
  submissionHistory,
  submissions,
} from '../store/schema.js';
import type { Db } from '../store/store.js';
import { faultsOf, NO_FAULTS } from './faults.js';
import { queuePlaces } from './queue.js';

// Submissions as they are shown. A page of many takes as many queries as one alone.

/** As everybody sees them, in the order of their ids as given; unknown ones are left out. */
export async function publicView(db: Db, ids: readonly number[]): Promise<Submission[]> {
  return (await readRows(db, ids)).map(shown);
}

/** Whoever has submitted to a contest, whatever became of it. */
export async function authorsOf(db: Db, contest: string): Promise<Submission['author'][]> {
  const rows = await db
    .selectDistinct({ id: accounts.id, nickname: accounts.nickname })
    .from(submissions)
    .innerJoin(accounts, eq(accounts.id, submissions.author))
    .where(eq(submissions.contest, contest))
    .orderBy(accounts.id);
  return rows.map(({ id, nickname }) => ({ id, nickname: nickname ?? '' }));
}

/** As their authors and organisers see them. */
export async function ownView(db: Db, ids: readonly number[]): Promise<OwnSubmission[]> {
  const rows = await readRows(db, ids);
  const histories = await readHistories(db, ids);
  const files = await readFileSizes(db, ids);
  const games = await countGames(db, ids);
  const faults = await faultsOf(db, ids);
  const places = await queuePlaces(
    db,
    rows.map(({ submission }) => submission),
  );
  return rows.map((row) => {
    const { id, reason, diagnostics } = row.submission;
    const { done = 0, left = 0, playing = null, trial = null } = games.get(id) ?? {};
    return {
      ...shown(row),
      reason,
      diagnostics,
      history: histories.get(id) ?? [],
      queue: places.get(id) ?? null,
      games: { done, left, playing },
      faults: faults.get(id) ?? NO_FAULTS,
      files: files.get(id) ?? [],
      trialGame: trial,
    };
  });
}

interface Row {
  readonly submission: typeof submissions.$inferSelect;
  readonly nickname: string | null;
}

async function readRows(db: Db, ids: readonly number[]): Promise<Row[]> {
  const rows = await db
    .select({ submission: submissions, nickname: accounts.nickname })
    .from(submissions)
    .innerJoin(accounts, eq(accounts.id, submissions.author))
    .where(inArray(submissions.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.submission.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function shown({ submission, nickname }: Row): Submission {
  const { id, contest, author, number, player, language, bytes, state } = submission;
  return {
    id,
    contest,
    author: { id: author, nickname: nickname ?? '' },
    number,
    compiler: compilerOf(player),
    language,
    bytes,
    state,
    stateSince: submission.stateSince.toISOString(),
    submittedAt: submission.createdAt.toISOString(),
  };
}

function compilerOf(player: SubmittedPlayer): string {
  return player.kind === 'program' ? player.compiler : player.kind;
}

async function readHistories(db: Db, ids: readonly number[]) {
  const rows = await db
    .select()
    .from(submissionHistory)
    .where(inArray(submissionHistory.submission, [...ids]))
    .orderBy(asc(submissionHistory.id));
  return grouped(rows, ({ state, at, reason }) => ({ state, at: at.toISOString(), reason }));
}

async function readFileSizes(db: Db, ids: readonly number[]) {
  const { submission, name } = submissionFiles;
  const bytes = sql<number>`octet_length(${submissionFiles.bytes})`;
  const rows = await db
    .select({ submission, name, bytes })
    .from(submissionFiles)
    .where(inArray(submission, [...ids]))
    .orderBy(asc(name));
  return grouped(rows, ({ name, bytes }) => ({ name, bytes }));
}

type GameCount = {
  submission: number;
  done: number;
  left: number;
  playing: number | null;
  trial: number | null;
};

/** The games that count, the newest of them that is on, and the one that was a trial. */
async function countGames(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Omit<GameCount, 'submission'>>> {
  const wanted = sql`any(${sql.param(ids)}::int[])`;
  const { rows } = await db.execute<GameCount>(sql`
    select submission,
      (count(*) filter (where counts and state = 'done'))::int as done,
      (count(*) filter (where counts and state in ('waiting', 'playing')))::int as left,
      max(id) filter (where counts and state = 'playing') as playing,
      max(trial) as trial
    from (
      select first_submission as submission, id, state, purpose = 'tournament' as counts,
        case when purpose = 'trial' then id end as trial
      from games where first_submission = ${wanted}
      union all
      select second_submission, id, state, purpose = 'tournament', null
      from games where second_submission = ${wanted}
    ) as seats
    group by submission`);
  return new Map(rows.map(({ submission, ...counts }) => [submission, counts]));
}

function grouped<Row extends { readonly submission: number }, T>(
  rows: readonly Row[],
  shape: (row: Row) => T,
): ReadonlyMap<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    groups.set(row.submission, [...(groups.get(row.submission) ?? []), shape(row)]);
  }
  return groups;
}
