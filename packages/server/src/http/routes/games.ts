import { fail, ok } from '@daeguk/games';
import { viewerOf } from '../../accounts/viewer.js';
import { archiveOf } from '../../games/archive.js';
import { gameLog } from '../../games/log.js';
import { recordFile } from '../../games/record.js';
import { rerun } from '../../games/rerun.js';
import { gamePage, gameSummaries } from '../../games/view.js';
import type { Handlers } from '../handler.js';

export const gameHandlers: Handlers<
  | 'GET /api/games'
  | 'GET /api/games/:game'
  | 'POST /api/games/:game/rerun'
  | 'GET /api/games/:game/record'
  | 'GET /api/games/:game/log'
  | 'GET /api/me/records'
> = {
  'GET /api/games': async ({ store }, { account }, { query }) =>
    ok(await gameSummaries(store.db, query, viewerOf(account))),

  'GET /api/games/:game': ({ store }, { account, language }, { params: { game } }) =>
    gamePage(store.db, game, viewerOf(account), language),

  'POST /api/games/:game/rerun': async ({ store }, { account }, { params, body }) => {
    const again = await rerun(store, params.game, body.reason);
    if (!again.ok) return again;
    const [summary] = await gameSummaries(store.db, [again.value], viewerOf(account));
    return summary === undefined ? fail('no-game', { game: again.value }) : ok(summary);
  },

  'GET /api/games/:game/record': async ({ store }, { account }, { params: { game } }) => {
    const file = await recordFile(store.db, game, viewerOf(account));
    return file.ok ? ok({ ...file.value, type: 'application/x-ndjson' }) : file;
  },

  'GET /api/games/:game/log': ({ store }, { account, language }, { params: { game }, query }) =>
    gameLog(store.db, game, viewerOf(account), query.seat, language),

  'GET /api/me/records': async ({ store }, { account }, { query: { contest } }) => {
    if (account === null) return fail('not-signed-in');
    const content = archiveOf(store.db, account.id, contest);
    return ok({ name: 'daeguk-records.tar.gz', type: 'application/gzip', content });
  },
};
