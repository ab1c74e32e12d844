import type { SubmissionLimits } from '@daeguk/api';
import { type Fault, fault } from '@daeguk/games';
import { and, eq, sql } from 'drizzle-orm';
import { games, submissions } from '../store/schema.js';
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

/** A mistake that the compiler found costs its author nothing; a build that ran into its limits kept others waiting. */
const IS_FREE = sql`(${submissions.state} = 'system-error' or
  (${submissions.state} = 'build-error' and ${submissions.reason} ->> 'code' is not distinct from 'build-failed'))`;

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
  const when = {
    seconds: Math.ceil((nextAt.getTime() - now.getTime()) / 1000),
    nextAt: nextAt.toISOString(),
  };
  const reason =
    time.freeAt === null
      ? fault('too-soon', { ...when, gap: limits.gapSeconds })
      : fault('judge-time', { ...when, allowed: limits.judgeSecondsADay });
  return { fault: reason, nextAt, judgeSecondsLeft };
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
      select ${submissions.createdAt} as at, ${submissions.buildMilliseconds} as spent
      from ${submissions}
      where ${submissions.author} = ${author} and ${submissions.contest} = ${contest}
        and ${submissions.createdAt} > ${since} and not ${IS_FREE}
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
