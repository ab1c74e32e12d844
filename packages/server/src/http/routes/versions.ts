import type { versionRoutes } from '@daeguk/api';
import { fail, ok } from '@daeguk/games';
import { findContest } from '../../contests/contests.js';
import { versionsOf } from '../../submissions/versions.js';
import type { Handlers } from '../handler.js';

export const versionHandlers: Handlers<keyof typeof versionRoutes> = {
  'GET /api/contests/:contest/versions': async ({ store }, { account }, { params }) => {
    const { contest } = params;
    if (account === null) return fail('not-signed-in');
    if ((await findContest(store.db, contest)) === null)
      return fail('unknown-contest', { contest });
    return ok(await versionsOf(store.db, account.id, contest));
  },
};
