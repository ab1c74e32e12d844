import type { SubmissionState } from '@daeguk/api';
import { type Fault, fail, fault, ok, type Result } from '@daeguk/games';
import { and, eq, type SQL } from 'drizzle-orm';
import { findContest, limitsOf, phaseOf } from '../contests/contests.js';
import { games, submissions } from '../store/schema.js';
import type { Db, Store, Transaction } from '../store/store.js';
import { callOff } from '../tournaments/call-off.js';
import { enterLadder, leaveLadder } from '../tournaments/ladder.js';
import { eligibilityFault, type Submitter } from './eligible.js';
import { lockSubmission, type SubmissionRow } from './lock.js';
import { orderBuild } from './order-build.js';
import { enteringFault } from './quota.js';
import { changeState } from './state.js';

// What its author, or an organiser, can do with a submission after it was sent.

/** Lets a submission count that has had its trial. */
export function enter(store: Store, account: Submitter, id: number): Promise<Result<number>> {
  return step(store, account, id, ['tried'], async (tx, submission) => {
    const refused = await entryFault(tx.db, account, submission, new Date());
    if (refused !== null) return { ok: false, fault: refused };
    await enterLadder(tx, id);
    return ok(id);
  });
}

/** Organisers decide by themselves what counts; for all others the contest's own limits hold. */
async function entryFault(
  db: Db,
  account: Submitter,
  { author, contest: contestId }: SubmissionRow,
  now: Date,
): Promise<Fault | null> {
  const contest = await findContest(db, contestId);
  if (contest === null) return fault('unknown-contest', { contest: contestId });
  if (account.role === 'organiser') return null;
  const lane = { author, contest: contest.id };
  return (
    (await eligibilityFault(db, account, contest, now)) ??
    (await enteringFault(db, lane, limitsOf(contest), now))
  );
}

/** Takes a submission out, before it is built or off the ladder. Its job, if any, finds it gone. */
export function withdraw(store: Store, account: Submitter, id: number): Promise<Result<number>> {
  const from: SubmissionState[] = ['pending', 'trial', 'tried', 'playing', 'effective'];
  return step(store, account, id, from, async (tx, submission) => {
    const { state } = submission;
    if (state === 'playing' || state === 'effective') {
      if (account.role !== 'organiser' && (await isSettled(tx.db, submission, new Date()))) {
        return fail('withdraw-settled', { submission: id });
      }
      await leaveLadder(tx, id);
    }
    if (state === 'trial') await callOff(tx, isTrialOf(id));
    await changeState(tx, id, 'withdrawn');
    return ok(id);
  });
}

/** From then on results are only waited for: whoever left would change everybody's points, perhaps to please one. */
async function isSettled(db: Db, { contest: id }: SubmissionRow, now: Date): Promise<boolean> {
  const contest = await findContest(db, id);
  return contest !== null && ['frozen', 'closed'].includes(phaseOf(contest, now));
}

function isTrialOf(submission: number): SQL | undefined {
  return and(eq(games.purpose, 'trial'), eq(games.firstSubmission, submission));
}

/** Builds again what the platform failed to build. */
export function rebuild(store: Store, account: Submitter, id: number): Promise<Result<number>> {
  return step(store, account, id, ['system-error'], async (tx) => {
    await changeState(tx, id, 'pending');
    await orderBuild(store, tx, id);
    return ok(id);
  });
}

type Act = (tx: Transaction, submission: SubmissionRow) => Promise<Result<number>>;

/**
 * One that may be taken by the author and organisers, from certain states only. Who it is comes first: strangers are
 * not to hold up an author, or the ladder, by locks.
 */
function step(
  store: Store,
  { id: account, role }: Submitter,
  id: number,
  from: readonly SubmissionState[],
  act: Act,
): Promise<Result<number>> {
  return store.transaction(async (tx) => {
    const [owner] = await tx.db
      .select({ author: submissions.author })
      .from(submissions)
      .where(eq(submissions.id, id));
    if (owner !== undefined && owner.author !== account && role !== 'organiser') {
      return fail('forbidden');
    }
    const submission = await lockSubmission(tx, id);
    if (submission === null) return fail('unknown-submission', { submission: id });
    const { state } = submission;
    if (from.includes(state)) return act(tx, submission);
    return fail('wrong-state', { submission: id, state });
  });
}
