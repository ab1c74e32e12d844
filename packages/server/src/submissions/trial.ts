import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type NewGame, orderGames } from '../games/order.js';
import { contests } from '../store/schema.js';
import type { Store, Transaction } from '../store/store.js';
import type { SubmissionRow } from './lock.js';
import { changeState } from './state.js';

type Opponent = NonNullable<SubmissionRow['trial']>;

/** The one game a submission plays before its author lets it count. */
export async function orderTrial(
  store: Store,
  tx: Transaction,
  { id, contest, author }: SubmissionRow,
  against: Opponent,
): Promise<void> {
  const [row] = await tx.db
    .select({ file: contests.file })
    .from(contests)
    .where(eq(contests.id, contest));
  if (row === undefined) throw new Error(`there is no contest "${contest}"`);
  await orderGames(store, tx, [
    {
      contest,
      purpose: 'trial',
      first: { kind: 'submission', submission: id },
      second: seatOf(against),
      file: row.file,
      seed: randomInt(2 ** 31),
      chargedTo: author,
      orderedBy: author,
    },
  ]);
  await changeState(tx, id, 'trial');
}

function seatOf(against: Opponent): NewGame['second'] {
  return 'house' in against
    ? { kind: 'house', level: against.house }
    : { kind: 'submission', submission: against.submission };
}
