import { fail } from '@daeguk/games';
import { viewerOf } from '../../accounts/viewer.js';
import { orderPractice, stopPractice } from '../../games/practice.js';
import type { Handlers } from '../handler.js';

export const practiceHandlers: Handlers<'POST /api/games' | 'POST /api/games/:game/stop'> = {
  'POST /api/games': async ({ store }, { account, language }, { body }) =>
    account === null ? fail('not-signed-in') : orderPractice(store, account, body, language),

  'POST /api/games/:game/stop': ({ store }, { account }, { params: { game } }) =>
    stopPractice(store, viewerOf(account), game),
};
