import type { announcementRoutes } from '@daeguk/api';
import { fail, ok } from '@daeguk/games';
import {
  announce,
  changeAnnouncement,
  listAnnouncements,
  takeBack,
} from '../../announcements/announcements.js';
import type { Handlers } from '../handler.js';

export const announcementHandlers: Handlers<keyof typeof announcementRoutes> = {
  'GET /api/announcements': async ({ store }, _asker, { query }) =>
    ok(await listAnnouncements(store.db, query.contest)),

  'POST /api/announcements': async ({ store }, { account }, { body }) =>
    account === null ? fail('not-signed-in') : announce(store.db, account.id, body),

  'PATCH /api/announcements/:announcement': ({ store }, _asker, { params, body }) =>
    changeAnnouncement(store.db, params.announcement, body),

  'DELETE /api/announcements/:announcement': ({ store }, _asker, { params }) =>
    takeBack(store.db, params.announcement),
};
