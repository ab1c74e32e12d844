import type { OwnSubmission, SubmissionState } from '@daeguk/api';
import { sql } from 'drizzle-orm';
import type { Db } from '../store/store.js';

type Place = NonNullable<OwnSubmission['queue']>;

interface Queued {
  readonly id: number;
  readonly state: SubmissionState;
}

/** Where submissions stand in the queues of builds and games; nothing of those that wait for nothing. */
export async function queuePlaces(
  db: Db,
  rows: readonly Queued[],
): Promise<ReadonlyMap<number, Place>> {
  const building = idsIn(rows, ['pending', 'building']);
  const playing = idsIn(rows, ['trial', 'playing']);
  if (building.length + playing.length === 0) return new Map();
  const power = await powerOf(db);
  const builds = await buildsBefore(db, building);
  const games = await gamesBefore(db, playing);
  return new Map([
    ...builds.map((line) => [line.id, placeOf(line, power.workers)] as const),
    ...games.map((line) => [line.id, placeOf(line, power.cores)] as const),
  ]);
}

function idsIn(rows: readonly Queued[], states: readonly SubmissionState[]): number[] {
  return rows.filter(({ state }) => states.includes(state)).map(({ id }) => id);
}

/** Its place in a queue, and the work until it is through: milliseconds of one worker or core. */
type Line = { id: number; ahead: number; work: number | null };

function placeOf({ ahead, work }: Line, power: number): Place {
  const isKnown = work !== null && power > 0;
  return { ahead, seconds: isKnown ? Math.ceil(work / power / 1000) : null };
}

/** Those that work, and how many cores they have. */
async function powerOf(db: Db): Promise<{ workers: number; cores: number }> {
  const { rows } = await db.execute<{ workers: number; cores: number }>(sql`
    select count(*)::int as workers, coalesce(sum(cores), 0)::int as cores
    from workers where state = 'working'`);
  return rows[0] ?? { workers: 0, cores: 0 };
}

/** A worker builds one thing at a time; how long that takes is seen from the last ones. */
async function buildsBefore(db: Db, ids: readonly number[]): Promise<Line[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Line>(sql`
    with usual as (
      select avg(build_milliseconds) as spent from (
        select build_milliseconds from submissions
        where build_milliseconds > 0 order by id desc limit 50
      ) as recent
    ),
    line as (
      select id, state,
        row_number() over (order by state = 'building' desc, state_since, id) - 1 as place
      from submissions where state in ('pending', 'building')
    ),
    placed as (select id, case when state = 'building' then 0 else place end as ahead from line)
    select id, ahead::int, ((ahead + 1) * spent)::float8 as work
    from placed, usual where id = any(${sql.param(ids)}::int[])`);
  return rows;
}

/**
 * Games are taken by priority, then in the order they came; those with persons take no core. How long one takes is
 * seen from the last of its contest.
 */
async function gamesBefore(db: Db, ids: readonly number[]): Promise<Line[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Line>(sql`
    with usual as (
      select contests.id as contest, avg(recent.judge_milliseconds) as spent
      from contests left join lateral (
        select judge_milliseconds from games
        where games.contest = contests.id and state = 'done' and judge_milliseconds > 0
        order by games.id desc limit 50
      ) as recent on true
      group by contests.id
    ),
    line as (
      select first_submission, second_submission,
        row_number() over queue - 1 as place,
        sum(cores * coalesce(spent, (select avg(spent) from usual))) over queue as work
      from games join usual using (contest)
      where state = 'waiting' and cores > 0
      window queue as (order by priority desc, games.id rows unbounded preceding)
    ),
    own as (
      select submission, place, work
      from line cross join lateral (values (first_submission), (second_submission)) as seat (submission)
      where submission = any(${sql.param(ids)}::int[])
    )
    select submissions.id,
      coalesce(min(own.place), 0)::int as ahead,
      -- Nothing of it waits: its last game is being played.
      coalesce(max(own.work), max(usual.spent))::float8 as work
    from submissions join usual using (contest) left join own on own.submission = submissions.id
    where submissions.id = any(${sql.param(ids)}::int[])
    group by submissions.id`);
  return rows;
}
