import type { z } from 'zod';
import { accountRoutes } from './accounts.js';
import { announcementRoutes } from './announcements.js';
import { arenaRoutes } from './arena.js';
import { contestRoutes } from './contests.js';
import { gameRoutes } from './games.js';
import { liveRoutes } from './live.js';
import { submissionRoutes } from './submissions.js';
import { tournamentRoutes } from './tournaments.js';
import { versionRoutes } from './versions.js';

/** Every route of the server. */
export const routes = {
  ...arenaRoutes,
  ...accountRoutes,
  ...contestRoutes,
  ...submissionRoutes,
  ...versionRoutes,
  ...tournamentRoutes,
  ...gameRoutes,
  ...liveRoutes,
  ...announcementRoutes,
};

export type Routes = typeof routes;
export type Name = keyof Routes;

type Part<N extends Name, Key extends string, View extends 'in' | 'out'> = Routes[N] extends {
  readonly [K in Key]: infer Schema extends z.ZodType;
}
  ? { readonly [K in Key]: View extends 'in' ? z.input<Schema> : z.output<Schema> }
  : unknown;

/** What a caller sends, before anything is filled in. */
export type Sent<N extends Name> = Part<N, 'params', 'in'> &
  (Routes[N] extends { readonly query: infer Schema extends z.ZodType }
    ? { readonly query?: z.input<Schema> }
    : unknown) &
  Part<N, 'body', 'in'>;

/** What a handler gets, checked. */
export type Received<N extends Name> = Part<N, 'params', 'out'> &
  Part<N, 'query', 'out'> &
  Part<N, 'body', 'out'>;

/** What comes back, as JSON; nothing where the route sends none. */
export type Answer<N extends Name> = Routes[N]['answer'] extends z.ZodType
  ? z.output<Routes[N]['answer']>
  : undefined;
