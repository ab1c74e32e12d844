import type { ContestPage, contestRoutes } from '@daeguk/api';
import { fail, type Language, ok, type Result } from '@daeguk/games';
import type { Arena } from '../../arena.js';
import { changeContest, createContest, tryContest } from '../../contests/change.js';
import { type ContestRow, findContest } from '../../contests/contests.js';
import { listAccounts, listedAccounts, unlistAccount } from '../../contests/entrants.js';
import { withField } from '../../contests/fields.js';
import { contestPage, contestSummaries } from '../../contests/view.js';
import type { Handlers } from '../handler.js';

export const contestHandlers: Handlers<keyof typeof contestRoutes> = {
  'GET /api/contests': async ({ store }) => ok(await contestSummaries(store.db)),

  'GET /api/contests/:contest': (arena, { language }, { params }) =>
    pageOf(arena, params.contest, language),

  'POST /api/contests': async (arena, { language }, { body }) => {
    const made = withField(await createContest(arena.store, body, language));
    return made.ok ? pageOf(arena, made.value, language) : made;
  },

  'POST /api/contests/check': async ({ store }, { language }, { body }) => {
    const tried = withField(await tryContest(store.db, body, language));
    return tried.ok ? ok(await contestPage(store.db, tried.value, language)) : tried;
  },

  'PATCH /api/contests/:contest': async (arena, { language }, { params, body }) => {
    const changed = withField(await changeContest(arena.store, params.contest, body, language));
    return changed.ok ? pageOf(arena, changed.value, language) : changed;
  },

  'GET /api/contests/:contest/entrants': (arena, _asker, { params }) =>
    ofContest(arena, params.contest, () => listedAccounts(arena.store.db, params.contest)),

  'POST /api/contests/:contest/entrants': (arena, _asker, { params, body }) =>
    ofContest(arena, params.contest, () =>
      listAccounts(arena.store.db, params.contest, body.numbers),
    ),

  'DELETE /api/contests/:contest/entrants/:account': (arena, _asker, { params }) =>
    ofContest(arena, params.contest, async () => {
      await unlistAccount(arena.store.db, params.contest, params.account);
      return undefined;
    }),
};

function pageOf(arena: Arena, contest: string, language: Language): Promise<Result<ContestPage>> {
  return ofContest(arena, contest, (row) => contestPage(arena.store.db, row, language));
}

async function ofContest<T>(
  { store }: Arena,
  contest: string,
  answer: (row: ContestRow) => Promise<T>,
): Promise<Result<T>> {
  const row = await findContest(store.db, contest);
  return row === null ? fail('unknown-contest', { contest }) : ok(await answer(row));
}
