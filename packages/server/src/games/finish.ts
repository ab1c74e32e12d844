import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { SeatUsage } from '@daeguk/api';
import { type Both, sealOf, type Verdict } from '@daeguk/referee';
import { and, eq, sql } from 'drizzle-orm';
import { endLease, type Lease } from '../leases/leases.js';
import { games, notes, questions, records } from '../store/schema.js';
import type { Store, Transaction } from '../store/store.js';
import { finishTrial } from '../submissions/tried.js';

/** A game that was played to its end, or decided without being played. */
export interface PlayedGame {
  readonly verdict: Verdict;
  readonly usage: Both<SeatUsage>;
  /** How often it was played in vain before, because the platform was at fault. */
  readonly voids: number;
  readonly judgeMilliseconds: number;
  /** As the referee wrote it; null if there was nothing to play. */
  readonly record: Buffer | null;
  /** Nobody won, and it is no draw. */
  readonly bothLost?: boolean;
}

const zipped = promisify(gzip);

/** Writes what became of a game, once. A game whose lease is lost is somebody else's: nothing is written. */
export async function finishGame(
  store: Store,
  lease: Lease,
  played: PlayedGame,
): Promise<'finished' | 'lost'> {
  const packed = played.record && (await zipped(played.record));
  return store.transaction(async (tx) => {
    if (!(await endLease(tx, lease))) return 'lost';
    const { id } = lease.work;
    const [row] = await tx.db
      .update(games)
      .set(resultOf(played))
      .where(and(eq(games.id, id), eq(games.state, 'playing')))
      .returning({ purpose: games.purpose, tournament: games.tournament });
    if (row === undefined) return 'lost';
    if (packed !== null) await keepRecord(tx, id, packed);
    await forgetLive(tx, id);
    if (row.purpose === 'trial') await finishTrial(tx, id);
    await tellOfGame(tx, id, row.tournament);
    return 'finished';
  });
}

async function keepRecord({ db }: Transaction, game: number, packed: Buffer): Promise<void> {
  await db
    .insert(records)
    .values({ game, gzip: packed })
    .onConflictDoUpdate({ target: records.game, set: { gzip: packed } });
}

function resultOf({ bothLost = false, ...played }: PlayedGame) {
  const { verdict, usage, voids, judgeMilliseconds, record } = played;
  const { winner, ending, culprit, plies } = verdict;
  return {
    state: 'done' as const,
    endedAt: sql`now()`,
    ...{ winner, bothLost, ending, culprit, plies, verdict, usage },
    voids: sql`${games.voids} + ${voids}`,
    judgeMilliseconds: Math.round(judgeMilliseconds),
    seal: record && sealOf(record),
  };
}

/** What was told while it was on: from now on its record tells it. */
export async function forgetLive({ db }: Transaction, game: number): Promise<void> {
  await db.delete(notes).where(eq(notes.game, game));
  await db.delete(questions).where(eq(questions.game, game));
}

export async function tellOfGame(
  { notify }: Transaction,
  game: number,
  tournament: number | null,
): Promise<void> {
  await notify('games', String(game));
  if (tournament !== null) await notify('tournaments', String(tournament));
}
