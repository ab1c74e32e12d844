import type { TrialAgainst } from '@daeguk/api';
import { fail, ok, type Result } from '@daeguk/games';
import { and, eq, inArray } from 'drizzle-orm';
import { contestOf, findContest, limitsOf } from '../contests/contests.js';
import { type SubmittedPlayer, submissions } from '../store/schema.js';
import type { Store, Transaction } from '../store/store.js';
import { enterLadder } from '../tournaments/ladder.js';
import { createSubmission } from './create.js';
import { eligibilityFault, type Submitter } from './eligible.js';
import { lockAuthor } from './lock.js';
import { orderBuild } from './order-build.js';
import { allowanceOf } from './quota.js';
import { changeState } from './state.js';
import { readUpload, type SourceFile, type Upload, type Wanted } from './upload.js';

/** Takes a program in, if it may come: it is a row, and waits to be built. Answers with its id. */
export async function submit(
  store: Store,
  account: Submitter,
  contestId: string,
  wanted: Wanted,
): Promise<Result<number>> {
  const contest = await findContest(store.db, contestId);
  if (contest === null) return fail('unknown-contest', { contest: contestId });
  const now = new Date();
  const refused = await eligibilityFault(store.db, account, contest, now);
  if (refused !== null) return { ok: false, fault: refused };
  const upload = readUpload(wanted, contestOf(contest), limitsOf(contest).sourceBytes);
  if (!upload.ok) return upload;
  const trial = wanted.trial ?? null;
  return store.transaction(async (tx) => {
    const lane = { author: account.id, contest: contest.id };
    await lockAuthor(tx, lane.author, lane.contest);
    const { fault } = await allowanceOf(tx.db, lane, limitsOf(contest), now);
    if (fault !== null) return { ok: false, fault };
    if (trial !== null && 'submission' in trial && !(await isOwn(tx, trial.submission, lane))) {
      return fail('trial-opponent', { submission: trial.submission });
    }
    return ok(await takeIn(store, tx, { ...lane, upload: upload.value, trial, createdAt: now }));
  });
}

/** An entrant of the arena's own that needs no build: it is on the ladder at once. */
export async function createHouseSubmission(
  tx: Transaction,
  author: number,
  contest: string,
  player: Exclude<SubmittedPlayer, { readonly kind: 'program' }>,
): Promise<number> {
  const language = player.kind;
  const rest = { files: [], trial: null, createdAt: new Date() };
  const id = await createSubmission(tx, { author, contest, player, language, ...rest });
  await changeState(tx, id, 'pending');
  await enterLadder(tx, id);
  return id;
}

/** A program of the arena's own: it goes the way of all others, but no quota holds it up. */
export async function createSampleSubmission(
  store: Store,
  tx: Transaction,
  author: number,
  contestId: string,
  files: readonly SourceFile[],
): Promise<Result<number>> {
  const contest = await findContest(tx.db, contestId);
  if (contest === null) return fail('unknown-contest', { contest: contestId });
  const sent = files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') }));
  const upload = readUpload({ files: sent }, contestOf(contest), limitsOf(contest).sourceBytes);
  if (!upload.ok) return upload;
  const rest = { upload: upload.value, trial: null, createdAt: new Date() };
  return ok(await takeIn(store, tx, { author, contest: contest.id, ...rest }));
}

interface TakenIn {
  readonly author: number;
  readonly contest: string;
  readonly upload: Upload;
  readonly trial: TrialAgainst | null;
  readonly createdAt: Date;
}

async function takeIn(
  store: Store,
  tx: Transaction,
  { upload, trial, ...rest }: TakenIn,
): Promise<number> {
  const { files, language, compiler, protocol } = upload;
  const player = { kind: 'program', compiler, protocol } as const;
  const id = await createSubmission(tx, { ...rest, player, language, files, trial });
  await changeState(tx, id, 'pending');
  await orderBuild(store, tx, id);
  return id;
}

/** Whether an earlier one of the same author can be played against: it was built. */
async function isOwn(
  { db }: Transaction,
  submission: number,
  { author, contest }: { author: number; contest: string },
): Promise<boolean> {
  const { id, state } = submissions;
  const isBuilt = inArray(state, ['tried', 'playing', 'effective', 'superseded']);
  const isTheirs = and(eq(submissions.author, author), eq(submissions.contest, contest));
  const rows = await db
    .select({ id })
    .from(submissions)
    .where(and(eq(id, submission), isTheirs, isBuilt));
  return rows.length > 0;
}
