import { z } from 'zod';
import { person } from './accounts.js';
import { title } from './name.js';
import { id, moment, type Route } from './route.js';

/** What organisers write: plain text; of the whole arena where no contest is named. */
const written = z.strictObject({
  contest: z.string().max(64).nullable(),
  title,
  text: z.string().trim().min(1).max(4000),
});

/** Something that organisers tell everybody. */
export const announcement = z.object({
  id,
  contest: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  author: person,
  postedAt: moment,
  /** When it was changed last; null as long as it stands as it was posted. */
  changedAt: moment.nullable(),
});

const announcementId = z.object({ announcement: id });

export const announcementRoutes = {
  'GET /api/announcements': {
    summary: 'The latest announcements, the newest first',
    access: 'anyone',
    /** With a contest, those of that contest and of the whole arena. */
    query: z.object({ contest: z.string().max(64).optional() }),
    answer: z.array(announcement),
  },
  'POST /api/announcements': {
    summary: 'Announce something, in a contest or in the whole arena',
    access: 'organiser',
    body: written,
    answer: announcement,
  },
  'PATCH /api/announcements/:announcement': {
    summary: 'Change an announcement',
    access: 'organiser',
    params: announcementId,
    body: written.partial(),
    answer: announcement,
  },
  'DELETE /api/announcements/:announcement': {
    summary: 'Take an announcement back',
    access: 'organiser',
    params: announcementId,
    answer: 'nothing',
  },
} as const satisfies Record<string, Route>;

export type Announcement = z.infer<typeof announcement>;
