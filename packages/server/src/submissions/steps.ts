import type { SubmissionState } from '@daeguk/api';
import { fail, ok, type Result } from '@daeguk/games';
import { findContest } from '../contests/contests.js';
import type { Store, Transaction } from '../store/store.js';
import { enterLadder, leaveLadder } from '../tournaments/ladder.js';
import { eligibilityFault, type Submitter } from './eligible.js';
import { lockSubmission, type SubmissionRow } from './lock.js';
import { orderBuild } from './order-build.js';
import { changeState } from './state.js';

// What its author, or an organiser, can do with a submission after it was sent.

/** Lets a submission count that has had its trial. */
export function enter(store: Store, account: Submitter, id: number): Promise<Result<number>> {
  return step(store, account, id, ['tried'], async (tx, { contest: contestId }) => {
    const contest = await findContest(tx.db, contestId);
    if (contest === null) return fail('unknown-contest', { contest: contestId });
    const refused = await eligibilityFault(tx.db, account, contest, new Date());
    if (refused !== null) return { ok: false, fault: refused };
    await enterLadder(tx, id);
    return ok(id);
  });
}

/** Takes a submission out, before it is built or off the ladder. Its job, if any, finds it gone. */
export function withdraw(store: Store, account: Submitter, id: number): Promise<Result<number>> {
  const from: SubmissionState[] = ['pending', 'tried', 'playing', 'effective'];
  return step(store, account, id, from, async (tx, { state }) => {
    if (state === 'playing' || state === 'effective') await leaveLadder(tx, id);
    await changeState(tx, id, 'withdrawn');
    return ok(id);
  });
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

/** One that may be taken by the author and organisers, from certain states only. */
function step(
  store: Store,
  { id: account, role }: Submitter,
  id: number,
  from: readonly SubmissionState[],
  act: Act,
): Promise<Result<number>> {
  return store.transaction(async (tx) => {
    const submission = await lockSubmission(tx, id);
    if (submission === null) return fail('unknown-submission', { submission: id });
    if (submission.author !== account && role !== 'organiser') return fail('forbidden');
    const { state } = submission;
    if (from.includes(state)) return act(tx, submission);
    return fail('wrong-state', { submission: id, state });
  });
}
