import type { FastifyInstance } from 'fastify';
import type { Arena } from '../arena.js';
import { buildApp } from '../http/app.js';
import type { AllHandlers } from '../http/handler.js';
import { portalRoutes } from '../http/portal.js';
import { accountHandlers } from '../http/routes/accounts.js';
import { announcementHandlers } from '../http/routes/announcements.js';
import { arenaHandlers } from '../http/routes/arena.js';
import { contestHandlers } from '../http/routes/contests.js';
import { eventRoutes } from '../http/routes/events.js';
import { gameHandlers } from '../http/routes/games.js';
import { practiceHandlers } from '../http/routes/practice.js';
import { seatRoutes } from '../http/routes/seats.js';
import { submissionHandlers } from '../http/routes/submissions.js';
import { tournamentHandlers } from '../http/routes/tournaments.js';
import { versionHandlers } from '../http/routes/versions.js';
import { addHealth } from './health.js';
import { addMetrics } from './metrics.js';

/** Whoever may speak for others: a proxy on this machine, or on a private network. */
const PROXIES = 'loopback, linklocal, uniquelocal';

const handlers: AllHandlers = {
  ...accountHandlers,
  ...announcementHandlers,
  ...arenaHandlers,
  ...contestHandlers,
  ...gameHandlers,
  ...practiceHandlers,
  ...submissionHandlers,
  ...tournamentHandlers,
  ...versionHandlers,
};

interface ArenaAppOptions {
  readonly isBehindProxy: boolean;
  /** The folder of the portal, where there is to be one. */
  readonly portal?: string | undefined;
}

/** The server with everything it answers to. */
export function arenaApp(
  arena: Arena,
  { isBehindProxy, portal }: ArenaAppOptions,
): FastifyInstance {
  const pages = portal === undefined ? [] : [portalRoutes(portal)];
  const app = buildApp(arena, handlers, {
    plugins: [eventRoutes(arena), seatRoutes(arena), ...pages],
    secureCookies: isBehindProxy,
    trustProxy: isBehindProxy ? PROXIES : false,
  });
  addMetrics(app, arena);
  addHealth(app, arena);
  return app;
}
