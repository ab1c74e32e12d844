import type { Reason } from '@daeguk/api';
import { eq } from 'drizzle-orm';
import { games } from '../store/schema.js';
import type { Transaction } from '../store/store.js';
import { lockSubmission } from './lock.js';
import { changeState } from './state.js';

type GameRow = typeof games.$inferSelect;

/** A trial is over, or given up: from here on its author decides. */
export async function finishTrial(tx: Transaction, game: number): Promise<void> {
  const [row] = await tx.db.select().from(games).where(eq(games.id, game));
  if (row?.purpose !== 'trial' || row.firstSubmission === null) return;
  const submission = await lockSubmission(tx, row.firstSubmission);
  if (submission?.state !== 'trial') return;
  await changeState(tx, submission.id, 'tried', reasonOf(row));
}

function reasonOf({ id, state, ending, winner, bothLost }: GameRow): Reason {
  if (state !== 'done') return { code: 'trial-spoilt', values: { game: id } };
  const result = resultOf(winner, bothLost);
  return { code: 'trial-over', values: { game: id, result, ending: ending ?? '' } };
}

/** For the first seat: there the submission sits. */
function resultOf(winner: GameRow['winner'], bothLost: boolean): string {
  if (winner === 'first') return 'won';
  return winner === 'second' || bothLost ? 'lost' : 'drawn';
}
