import type { RankHistory } from '@daeguk/api';
import type { Standing } from '@daeguk/tournaments';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { accounts, rankHistory, submissions } from '../store/schema.js';
import type { Db } from '../store/store.js';
import { untouched } from './untouched.js';

/** The newest points are shown, so many of them; older ones are of a ladder long gone. */
const MOST_POINTS = 20_000;

interface Place {
  readonly rank: number;
  readonly points: number;
}

/** Writes down how places change, and only that. To be used by one at a time. */
export class RankLog {
  readonly #tournament: number;
  readonly #last = new Map<number, Place>();
  /** The last row that was looked at: others may write as well. */
  #seen = -1;

  constructor(tournament: number) {
    this.#tournament = tournament;
  }

  async write(db: Db, table: readonly Standing[]): Promise<void> {
    await this.#catchUp(db);
    const places = table.map(({ entrant, rank, points }) => ({
      tournament: this.#tournament,
      submission: Number(entrant),
      rank,
      points,
    }));
    const changed = places.filter(({ submission, rank, points }) => {
      const last = this.#last.get(submission);
      return last?.rank !== rank || last.points !== points;
    });
    const free = await untouched(
      db,
      changed.map(({ submission }) => submission),
    );
    const written = changed.filter(({ submission }) => free.has(submission));
    // What is written is remembered by reading it the next time: this may yet be undone.
    if (written.length > 0) await db.insert(rankHistory).values(written);
  }

  async #catchUp(db: Db): Promise<void> {
    for (const row of this.#seen < 0 ? await this.#lastOfEach(db) : await this.#newer(db)) {
      this.#last.set(row.submission, row);
      this.#seen = Math.max(this.#seen, row.id);
    }
  }

  async #lastOfEach(db: Db) {
    const { submission, id } = rankHistory;
    return db
      .selectDistinctOn([submission])
      .from(rankHistory)
      .where(eq(rankHistory.tournament, this.#tournament))
      .orderBy(submission, desc(id));
  }

  async #newer(db: Db) {
    const { tournament, id } = rankHistory;
    return db
      .select()
      .from(rankHistory)
      .where(and(eq(tournament, this.#tournament), gt(id, this.#seen)))
      .orderBy(id);
  }
}

/** How the places of authors changed, up to a moment if one is given. */
export async function readRankHistory(
  db: Db,
  tournament: number,
  until: Date | null,
): Promise<RankHistory> {
  const rows = await db
    .select({ row: rankHistory, author: accounts.id, nickname: accounts.nickname })
    .from(rankHistory)
    .innerJoin(submissions, eq(submissions.id, rankHistory.submission))
    .innerJoin(accounts, eq(accounts.id, submissions.author))
    .where(
      and(
        eq(rankHistory.tournament, tournament),
        until === null ? undefined : lte(rankHistory.at, until),
      ),
    )
    .orderBy(desc(rankHistory.id))
    .limit(MOST_POINTS);
  const histories = new Map<number, RankHistory[number]>();
  for (const { row, author, nickname } of rows.reverse()) {
    const history = histories.get(author) ?? {
      author: { id: author, nickname: nickname ?? '' },
      points: [],
    };
    histories.set(author, history);
    const { at, rank, points, submission } = row;
    history.points.push({ at: at.toISOString(), rank, points, submission });
  }
  return [...histories.values()];
}
