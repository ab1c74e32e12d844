import type { SubmissionLimits } from '@daeguk/api';
import { type Fault, fault } from '@daeguk/games';
import { and, eq, max, sql } from 'drizzle-orm';
import { games, submissionHistory, submissions } from '../store/schema.js';
import type { Db } from '../store/store.js';

/** Whose submissions to which contest. */
export interface Lane {
  readonly author: number;
  readonly contest: string;
}

export interface Allowance {
  /** Why no submission is taken now; null if one is. */
  readonly fault: Fault | null;
  /** From when on one is taken, where that is known. */
  readonly nextAt: Date | null;
  readonly judgeSecondsLeft: number;
}

const DAY = 86_400_000;

/** As long as a compiler may take to find a mistake, at its author's leisure. */
const FREE_MILLISECONDS = 10_000;

const IS_OURS = sql`${submissions.state} = 'system-error'`;

const HAS_MISTAKE = sql`(${submissions.state} = 'build-error' and
  ${submissions.reason} ->> 'code' is not distinct from 'build-failed')`;

/** Nobody waits for a mistake that the compiler found; a build that ran into its limits kept others waiting. */
const IS_FREE = sql`(${IS_OURS} or ${HAS_MISTAKE})`;

/** Since no gap holds them up, mistakes that take a compiler long would keep all builders busy if they were free. */
const BUILD_SPENT = sql`case when ${HAS_MISTAKE}
  then greatest(0, ${submissions.buildMilliseconds} - ${FREE_MILLISECONDS}::int)
  else ${submissions.buildMilliseconds} end`;

/** Whether an author may submit now, by what the contest allows. */
export async function allowanceOf(
  db: Db,
  lane: Lane,
  limits: SubmissionLimits,
  now: Date,
): Promise<Allowance> {
  const { lastAt, waiting } = await submittedBy(db, lane);
  const time = await judgeTimeOf(db, lane, limits.judgeSecondsADay * 1000, now);
  const judgeSecondsLeft = Math.max(0, Math.floor(limits.judgeSecondsADay - time.used / 1000));
  const gapEnd = lastAt === null ? 0 : lastAt.getTime() + limits.gapSeconds * 1000;
  const nextAt = new Date(Math.max(gapEnd, time.freeAt ?? 0));
  if (waiting !== null) {
    return { fault: fault('in-queue', { submission: waiting }), nextAt: null, judgeSecondsLeft };
  }
  if (nextAt <= now) return { fault: null, nextAt: null, judgeSecondsLeft };
  const reason = time.freeAt === null ? tooSoon : outOfTime;
  return { fault: reason(limits, nextAt, now), nextAt, judgeSecondsLeft };
}

/** Why nothing more is judged for somebody now, or null. */
export async function judgeTimeFault(
  db: Db,
  lane: Lane,
  limits: SubmissionLimits,
  now: Date,
): Promise<Fault | null> {
  const { freeAt } = await judgeTimeOf(db, lane, limits.judgeSecondsADay * 1000, now);
  return freeAt === null ? null : outOfTime(limits, new Date(freeAt), now);
}

/** Why an author cannot enter a submission now, or null. Each that enters is played against everybody. */
export async function enteringFault(
  db: Db,
  lane: Lane,
  limits: SubmissionLimits,
  now: Date,
): Promise<Fault | null> {
  const lastAt = await lastEntered(db, lane);
  const nextAt = new Date((lastAt?.getTime() ?? 0) + limits.gapSeconds * 1000);
  const isTooSoon = lastAt !== null && nextAt > now;
  return (
    (await judgeTimeFault(db, lane, limits, now)) ??
    (isTooSoon ? tooSoon(limits, nextAt, now) : null)
  );
}

function tooSoon({ gapSeconds }: SubmissionLimits, nextAt: Date, now: Date): Fault {
  return fault('too-soon', { ...whenOf(nextAt, now), gap: gapSeconds });
}

function outOfTime({ judgeSecondsADay }: SubmissionLimits, nextAt: Date, now: Date): Fault {
  return fault('judge-time', { ...whenOf(nextAt, now), allowed: judgeSecondsADay });
}

function whenOf(nextAt: Date, now: Date) {
  const seconds = Math.ceil((nextAt.getTime() - now.getTime()) / 1000);
  return { seconds, nextAt: nextAt.toISOString() };
}

async function lastEntered(db: Db, { author, contest }: Lane): Promise<Date | null> {
  const { at, state, submission } = submissionHistory;
  const isTheirs = and(eq(submissions.author, author), eq(submissions.contest, contest));
  const [row] = await db
    .select({ lastAt: max(at) })
    .from(submissionHistory)
    .innerJoin(submissions, eq(submissions.id, submission))
    .where(and(isTheirs, eq(state, 'playing')));
  return row?.lastAt ?? null;
}

interface Submitted {
  /** When the last one came that counts. */
  readonly lastAt: Date | null;
  /** One that is not through with build and trial. */
  readonly waiting: number | null;
}

async function submittedBy(db: Db, { author, contest }: Lane): Promise<Submitted> {
  const { id, state, createdAt } = submissions;
  const lastAt = sql<Date | null>`max(${createdAt}) filter (where not ${IS_FREE})`;
  const isWaiting = sql`${state} in ('pending', 'building', 'trial')`;
  const [row] = await db
    .select({
      lastAt: lastAt.mapWith(createdAt),
      waiting: sql<number | null>`min(${id}) filter (where ${isWaiting})`,
    })
    .from(submissions)
    .where(and(eq(submissions.author, author), eq(submissions.contest, contest)));
  return row ?? { lastAt: null, waiting: null };
}

interface JudgeTime {
  /** Milliseconds in the last 24 hours. */
  readonly used: number;
  /** When there is less of it than allowed again; null if there is now. */
  readonly freeAt: number | null;
}

/** Summed up from the newest backwards: what fills the measure is what must grow old. */
async function judgeTimeOf(
  db: Db,
  { author, contest }: Lane,
  allowed: number,
  now: Date,
): Promise<JudgeTime> {
  const since = new Date(now.getTime() - DAY).toISOString();
  const { rows } = await db.execute<{ used: number; filled: number | null }>(sql`
    with uses as (
      select ${submissions.createdAt} as at, ${BUILD_SPENT} as spent
      from ${submissions}
      where ${submissions.author} = ${author} and ${submissions.contest} = ${contest}
        and ${submissions.createdAt} > ${since} and not ${IS_OURS}
      union all
      select ${games.endedAt}, ${games.judgeMilliseconds}
      from ${games}
      where ${games.chargedTo} = ${author} and ${games.contest} = ${contest}
        and ${games.endedAt} > ${since} and ${games.state} = 'done'
    ),
    summed as (
      select at, spent, sum(spent) over (order by at desc rows unbounded preceding) as upto from uses
    )
    select
      coalesce(sum(spent), 0)::float8 as used,
      (extract(epoch from max(at) filter (where upto >= ${allowed})) * 1000)::float8 as filled
    from summed`);
  const { used, filled } = rows[0] ?? { used: 0, filled: null };
  return { used, freeAt: filled === null ? null : filled + DAY };
}
