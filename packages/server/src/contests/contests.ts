import { type Phase, type SubmissionLimits, submissionLimits } from '@daeguk/api';
import { type Contest, readContest } from '@daeguk/referee';
import { eq } from 'drizzle-orm';
import { contests } from '../store/schema.js';
import type { Db } from '../store/store.js';

export type ContestRow = typeof contests.$inferSelect;

export async function findContest(db: Db, id: string): Promise<ContestRow | null> {
  const [row] = await db.select().from(contests).where(eq(contests.id, id));
  return row ?? null;
}

/** The contest of a row: its file was checked before it became one. */
export function contestOf({ id, file }: Pick<ContestRow, 'id' | 'file'>): Contest {
  const contest = readContest(file);
  if (!contest.ok) throw new TypeError(`the contest ${id} was never checked`);
  return contest.value;
}

/** What it says of submissions; where it says nothing, as everywhere. */
export function limitsOf({ file }: Pick<ContestRow, 'file'>): SubmissionLimits {
  return submissionLimits.parse(file.ladder ?? {});
}

/** While its board stands still, nobody finds out by practice what stands on it. */
export function allowsSparring(row: ContestRow, now: Date): boolean {
  return limitsOf(row).sparring && !isFrozen(row, now);
}

type Dates = Pick<ContestRow, 'opensAt' | 'closesAt' | 'frozenAt' | 'thawedAt'>;

export function phaseOf(row: Dates, now: Date): Phase {
  const { opensAt, closesAt } = row;
  if (opensAt !== null && now < opensAt) return 'coming';
  if (closesAt !== null && now >= closesAt) return 'closed';
  return isFrozen(row, now) ? 'frozen' : 'open';
}

/** Whether its boards stand still for all but organisers. One that closes stays frozen until it is thawed. */
export function isFrozen({ frozenAt, thawedAt }: Dates, now: Date): boolean {
  return frozenAt !== null && now >= frozenAt && (thawedAt === null || now < thawedAt);
}
