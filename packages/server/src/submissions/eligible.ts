import type { Me } from '@daeguk/api';
import { type Fault, fault } from '@daeguk/games';
import { and, eq } from 'drizzle-orm';
import { type ContestRow, phaseOf } from '../contests/contests.js';
import { contestEntrants } from '../store/schema.js';
import type { Db } from '../store/store.js';

/** Who submits. */
export type Submitter = Pick<Me, 'id' | 'role'>;

/** Why somebody cannot take part in a contest now, or null. Organisers can always: they try things out. */
export async function eligibilityFault(
  db: Db,
  { id, role }: Submitter,
  contest: ContestRow,
  now: Date,
): Promise<Fault | null> {
  if (role === 'organiser') return null;
  if (role !== 'contestant') return fault('forbidden');
  const phase = phaseOf(contest, now);
  if (phase === 'coming') return fault('contest-coming', { opensAt: timeOf(contest.opensAt) });
  if (phase === 'closed') return fault('contest-closed', { closesAt: timeOf(contest.closesAt) });
  if (contest.entry === 'open' || (await isListed(db, id, contest.id))) return null;
  return fault('not-listed', { contest: contest.id });
}

/** From when on nothing of theirs is taken any more, or null. */
export function closesFor({ role }: Submitter, { closesAt }: ContestRow): Date | null {
  return role === 'organiser' ? null : closesAt;
}

async function isListed(db: Db, account: number, contest: string): Promise<boolean> {
  const itself = and(eq(contestEntrants.contest, contest), eq(contestEntrants.account, account));
  return (await db.select().from(contestEntrants).where(itself)).length > 0;
}

function timeOf(moment: Date | null): string {
  return moment?.toISOString() ?? '';
}
