import type { Faults } from '@daeguk/api';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../store/store.js';

export const NO_FAULTS: Faults = {
  of: 0,
  games: 0,
  endings: [],
  instead: { moves: 0, games: 0 },
  newest: null,
};

/** What went wrong with submissions in their games; practice is left out, and those that have not played. */
export async function faultsOf(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Faults>> {
  const found = new Map<number, Faults>();
  for (const { submission, ...count } of await countFaults(db, ids)) {
    found.set(submission, withCount(found.get(submission) ?? NO_FAULTS, count));
  }
  return found;
}

/** Games of a submission that ended by its fault in one way, or, where it is null, by nobody's or the other's. */
type Count = {
  ending: string | null;
  games: number;
  /** Of these, those in which the referee moved in its stead; how often in all; the newest that tells of a fault. */
  insteadGames: number;
  insteadMoves: number;
  newest: number | null;
};

function withCount(faults: Faults, count: Count): Faults {
  const { ending, games } = count;
  return {
    of: faults.of + games,
    games: faults.games + (ending === null ? count.insteadGames : games),
    endings: ending === null ? faults.endings : [...faults.endings, { ending, games }],
    instead: {
      moves: faults.instead.moves + count.insteadMoves,
      games: faults.instead.games + count.insteadGames,
    },
    newest: Math.max(faults.newest ?? 0, count.newest ?? 0) || null,
  };
}

/** A game that both have lost is a fault of both. */
async function countFaults(
  db: Db,
  ids: readonly number[],
): Promise<(Count & { submission: number })[]> {
  const wanted = sql`any(${sql.param(ids)}::int[])`;
  const { rows } = await db.execute<Count & { submission: number }>(sql`
    select submission,
      case when is_at_fault then ending end as ending,
      count(*)::int as games,
      (count(*) filter (where instead > 0))::int as "insteadGames",
      sum(instead)::int as "insteadMoves",
      max(id) filter (where is_at_fault or instead > 0) as newest
    from (
      ${seatRows(sql`first_submission`, 'first', wanted)}
      union all
      ${seatRows(sql`second_submission`, 'second', wanted)}
    ) as seats
    group by 1, 2 order by games desc, ending`);
  return rows;
}

function seatRows(submission: SQL, seat: 'first' | 'second', wanted: SQL): SQL {
  return sql`select ${submission} as submission, id, ending,
      both_lost or culprit is not distinct from ${seat} as is_at_fault,
      coalesce((usage->${seat}->>'instead')::int, 0) as instead
    from games
    where ${submission} = ${wanted} and state = 'done' and purpose <> 'practice'`;
}
