import type { Versions } from '@daeguk/api';
import type { Level } from '@daeguk/engines';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { submissions } from '../store/schema.js';
import type { Db } from '../store/store.js';
import { faultsOf, NO_FAULTS } from './faults.js';
import { publicView } from './view.js';

type Tally = Versions['versions'][number]['ladder'];

/** How the submissions of an author did in a contest. Their own games are theirs to know, whatever stands still. */
export async function versionsOf(db: Db, author: number, contest: string): Promise<Versions> {
  const rows = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(eq(submissions.author, author), eq(submissions.contest, contest)))
    .orderBy(submissions.number);
  const ids = rows.map(({ id }) => id);
  const mine = sql`any(${sql.param(ids)}::int[])`;
  const counts = await countGames(db, mine);
  const sumOf = (id: number, which: (count: Count) => boolean) =>
    sum(counts.filter((count) => count.submission === id && which(count)));
  const shown = await publicView(db, ids);
  const faults = await faultsOf(db, ids);
  const versions = shown.map((version) => {
    const against = (level: Level) => sumOf(version.id, (count) => count.level === level);
    return {
      ...version,
      ladder: sumOf(version.id, ({ isLadder }) => isLadder),
      house: { easy: against('easy'), normal: against('normal'), hard: against('hard') },
      faults: faults.get(version.id) ?? NO_FAULTS,
    };
  });
  return { versions, pairs: await countPairs(db, mine) };
}

/** Games that were broken off, that the platform spoilt, or that began where somebody wished say nothing. */
const TELLING = sql`games.state = 'done' and games.ending not in ('stopped', 'void')
  and (games.purpose <> 'practice' or games.file->>'position' is not distinct from
    (select contests.file->>'position' from contests where contests.id = games.contest))`;

type Count = Tally & {
  submission: number;
  /** Of the house, where it was the opponent: at a seat of its own, or as somebody's submission. */
  level: Level | null;
  isLadder: boolean;
};

/** A game that both have lost is lost. What is played with the house to settle a match is no part of the ladder. */
async function countGames(db: Db, mine: SQL): Promise<Count[]> {
  const { rows } = await db.execute<Count>(sql`
    select seats.submission,
      coalesce(seats.other->>'level', opponent.player->>'level') as level,
      coalesce(tournaments.is_ladder and seats.step is distinct from 'house', false) as "isLadder",
      (count(*) filter (where seats.has_won))::int as won,
      (count(*) filter (where seats.is_drawn))::int as drawn,
      (count(*) filter (where not seats.has_won and not seats.is_drawn))::int as lost
    from (
      select first_submission as submission, second as other, second_submission as other_submission, tournament,
        pairing->>'step' as step, winner is not distinct from 'first' as has_won,
        winner is null and not both_lost as is_drawn
      from games where first_submission = ${mine} and ${TELLING}
      union all
      select second_submission, first, first_submission, tournament,
        pairing->>'step', winner is not distinct from 'second', winner is null and not both_lost
      from games where second_submission = ${mine} and ${TELLING}
    ) as seats
    left join tournaments on tournaments.id = seats.tournament
    left join submissions as opponent on opponent.id = seats.other_submission
    group by 1, 2, 3`);
  return rows;
}

async function countPairs(db: Db, mine: SQL): Promise<Versions['pairs']> {
  const { rows } = await db.execute<Versions['pairs'][number]>(sql`
    select first_submission as first, second_submission as second,
      (count(*) filter (where winner = 'first'))::int as won,
      (count(*) filter (where winner is null))::int as drawn,
      (count(*) filter (where winner = 'second'))::int as lost
    from games
    where first_submission = ${mine} and second_submission = ${mine} and ${TELLING} and not both_lost
    group by 1, 2 order by 1, 2`);
  return rows;
}

function sum(counts: readonly Tally[]): Tally {
  const total = { won: 0, drawn: 0, lost: 0 };
  for (const { won, drawn, lost } of counts) {
    total.won += won;
    total.drawn += drawn;
    total.lost += lost;
  }
  return total;
}
