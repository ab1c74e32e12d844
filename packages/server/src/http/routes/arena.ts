import type { ArenaSettings, Name } from '@daeguk/api';
import { ok } from '@daeguk/games';
import { isFirstStart } from '../../accounts/first-organiser.js';
import { changeSettings, readSettings } from '../../accounts/settings.js';
import type { Arena } from '../../arena.js';
import type { Handlers } from '../handler.js';
import { changeWorker, listWorkers, queueLengths } from '../workers.js';

export const arenaHandlers: Handlers<
  Extract<Name, `${string} /api/${'arena' | 'workers'}${string}`>
> = {
  'GET /api/arena': async (arena) => ok(await described(arena, await readSettings(arena.store.db))),
  'PATCH /api/arena': async (arena, _, { body }) =>
    ok(await described(arena, await changeSettings(arena.store.db, body))),
  'GET /api/workers': async ({ store }) =>
    ok({ workers: await listWorkers(store.db), queue: await queueLengths(store.db) }),
  'POST /api/workers/:worker/admit': async ({ store }, _, { params }) =>
    changeWorker(store, params.worker, { state: 'working', reason: null }),
  'POST /api/workers/:worker/withdraw': async ({ store }, { account }, { params }) =>
    changeWorker(store, params.worker, {
      state: 'withdrawn',
      reason: `withdrawn by ${account?.nickname}`,
    }),
};

async function described({ store, version }: Arena, settings: ArenaSettings) {
  return { ...settings, version, isFirstStart: await isFirstStart(store.db) };
}
