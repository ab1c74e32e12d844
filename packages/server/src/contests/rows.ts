import { randomInt } from 'node:crypto';
import type { Contest } from '@daeguk/referee';
import { sql } from 'drizzle-orm';
import { contests, tournaments } from '../store/schema.js';
import type { Transaction } from '../store/store.js';
import { ladderRules } from '../tournaments/rules.js';

type NewContest = typeof contests.$inferInsert;

/** A contest that is not there yet, with its ladder. False if the id is taken. */
export async function addContest(
  tx: Transaction,
  row: NewContest,
  contest: Contest,
): Promise<boolean> {
  const added = await tx.db.insert(contests).values(row).onConflictDoNothing().returning();
  if (added.length === 0) return false;
  await keepLadder(tx, contest);
  await tx.notify('contests', contest.id);
  return true;
}

/** The ladder of a contest, made if there is none; its rules follow the contest's. */
export async function keepLadder({ db, notify }: Transaction, contest: Contest): Promise<void> {
  const rules = ladderRules(contest);
  if (!rules.ok) throw new TypeError(`the contest ${contest.id} was never checked`);
  const [ladder] = await db
    .insert(tournaments)
    .values({
      contest: contest.id,
      name: contest.title.en,
      rules: rules.value,
      seed: randomInt(2 ** 31),
      isLadder: true,
      state: 'running',
    })
    .onConflictDoUpdate({
      target: tournaments.contest,
      targetWhere: sql`${tournaments.isLadder}`,
      set: { rules: rules.value },
    })
    .returning({ id: tournaments.id });
  if (ladder !== undefined) await notify('tournaments', String(ladder.id));
}
