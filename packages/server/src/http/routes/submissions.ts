import type { Me, OwnSubmission, Quota, submissionRoutes } from '@daeguk/api';
import { fail, ok, type Result } from '@daeguk/games';
import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import { findContest, limitsOf } from '../../contests/contests.js';
import { submissions } from '../../store/schema.js';
import type { Db } from '../../store/store.js';
import { closesFor, eligibilityFault } from '../../submissions/eligible.js';
import { allowanceOf } from '../../submissions/quota.js';
import { readFiles } from '../../submissions/sources.js';
import { enter, rebuild, withdraw } from '../../submissions/steps.js';
import { submit } from '../../submissions/submit.js';
import { authorsOf, ownView, publicView } from '../../submissions/view.js';
import type { Asker, Handlers } from '../handler.js';

export const submissionHandlers: Handlers<keyof typeof submissionRoutes> = {
  'GET /api/contests/:contest/submissions': async ({ store }, _asker, { params, query }) => {
    const { contest } = params;
    if ((await findContest(store.db, contest)) === null)
      return fail('unknown-contest', { contest });
    const { author } = query;
    const isWanted = author === undefined ? undefined : eq(submissions.author, author);
    const ids = await newest(store.db, query, eq(submissions.contest, contest), isWanted);
    return ok(await publicView(store.db, ids));
  },

  'GET /api/contests/:contest/authors': async ({ store }, _asker, { params: { contest } }) => {
    const isThere = (await findContest(store.db, contest)) !== null;
    return isThere ? ok(await authorsOf(store.db, contest)) : fail('unknown-contest', { contest });
  },

  'POST /api/contests/:contest/submissions': async ({ store }, asker, { params, body }) =>
    owned(store.db, await submit(store, accountOf(asker), params.contest, body)),

  'GET /api/contests/:contest/quota': async ({ store }, asker, { params }) =>
    quotaOf(store.db, accountOf(asker), params.contest),

  'GET /api/me/submissions': async ({ store }, asker, { query }) => {
    const { contest } = query;
    const isMine = eq(submissions.author, accountOf(asker).id);
    const isWanted = contest === undefined ? undefined : eq(submissions.contest, contest);
    return ok(await ownView(store.db, await newest(store.db, query, isMine, isWanted)));
  },

  'GET /api/submissions/:submission': async ({ store }, { account }, { params }) => {
    const id = params.submission;
    const [shown] = await publicView(store.db, [id]);
    if (shown === undefined) return fail('unknown-submission', { submission: id });
    return maySeeAll(account, shown.author.id) ? owned(store.db, ok(id)) : ok(shown);
  },

  'GET /api/submissions/:submission/source': async ({ store }, { account }, { params }) => {
    const id = params.submission;
    const [shown] = await publicView(store.db, [id]);
    if (shown === undefined) return fail('unknown-submission', { submission: id });
    if (!maySeeAll(account, shown.author.id)) return fail('forbidden');
    const files = await readFiles(store.db, id);
    return ok(files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') })));
  },

  'POST /api/submissions/:submission/enter': async ({ store }, asker, { params }) =>
    owned(store.db, await enter(store, accountOf(asker), params.submission)),

  'POST /api/submissions/:submission/withdraw': async ({ store }, asker, { params }) =>
    owned(store.db, await withdraw(store, accountOf(asker), params.submission)),

  'POST /api/submissions/:submission/rebuild': async ({ store }, asker, { params }) =>
    owned(store.db, await rebuild(store, accountOf(asker), params.submission)),
};

/** Who asks, where the route has made sure that somebody does. */
function accountOf({ account }: Asker): Me {
  if (account === null) throw new Error('a route for accounts was asked by nobody');
  return account;
}

function maySeeAll(account: Me | null, author: number): boolean {
  return account?.role === 'organiser' || account?.id === author;
}

/** A page of ids, the newest first. */
async function newest(
  db: Db,
  { limit, before }: { readonly limit: number; readonly before?: number | undefined },
  ...which: readonly (SQL | undefined)[]
): Promise<number[]> {
  const isOlder = before === undefined ? undefined : lt(submissions.id, before);
  const rows = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(...which, isOlder))
    .orderBy(desc(submissions.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

async function owned(db: Db, id: Result<number>): Promise<Result<OwnSubmission>> {
  if (!id.ok) return id;
  const [view] = await ownView(db, [id.value]);
  return view === undefined ? fail('unknown-submission', { submission: id.value }) : ok(view);
}

async function quotaOf(db: Db, account: Me, contestId: string): Promise<Result<Quota>> {
  const contest = await findContest(db, contestId);
  if (contest === null) return fail('unknown-contest', { contest: contestId });
  const now = new Date();
  const lane = { author: account.id, contest: contest.id };
  const { fault, nextAt, judgeSecondsLeft } = await allowanceOf(db, lane, limitsOf(contest), now);
  const refused = (await eligibilityFault(db, account, contest, now)) ?? fault;
  return ok({
    maySubmit: refused === null,
    reason: refused && { code: refused.code, values: { ...refused.values } },
    nextAt: nextAt?.toISOString() ?? null,
    closesAt: closesFor(account, contest)?.toISOString() ?? null,
    judgeSecondsLeft,
  });
}
