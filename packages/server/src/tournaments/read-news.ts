import type { GameResult } from '@daeguk/tournaments';
import { eq } from 'drizzle-orm';
import { tournaments } from '../store/schema.js';
import type { Db } from '../store/store.js';
import { findGames, gamesEndedSince } from './finished.js';
import type { News } from './news.js';

/** How far back it is looked for games nobody told of, in milliseconds. */
const LOOK_BACK = 60_000;

/** What is new about a tournament. */
export interface Change {
  readonly results: GameResult[];
  /** What is known of it may be wrong. */
  isDoubted: boolean;
}

/** What was told, as far as it concerns tournaments: for each of them what is new. */
export async function readNews(
  db: Db,
  news: News,
  watched: Iterable<number>,
): Promise<Map<number, Change>> {
  const changes = new Map<number, Change>();
  const changeOf = (id: number): Change => {
    const change = changes.get(id) ?? { results: [], isDoubted: false };
    changes.set(id, change);
    return change;
  };
  for (const id of news.changed) changeOf(id);
  for (const id of news.doubted) changeOf(id).isDoubted = true;
  const games = new Set(news.games);
  if (news.all !== 'none') {
    const since = new Date(Date.now() - LOOK_BACK);
    for (const id of new Set([...(await running(db)), ...watched])) {
      changeOf(id).isDoubted ||= news.all === 'doubted';
      for (const game of await gamesEndedSince(db, id, since)) games.add(game);
    }
  }
  for (const { tournament, state, result } of await findGames(db, [...games])) {
    if (result !== null) changeOf(tournament).results.push(result);
    else if (state === 'overruled') changeOf(tournament).isDoubted = true;
  }
  return changes;
}

async function running(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(eq(tournaments.state, 'running'));
  return rows.map(({ id }) => id);
}
