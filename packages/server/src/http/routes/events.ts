import type { OutgoingHttpHeaders } from 'node:http';
import { type Fault, fault } from '@daeguk/games';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { viewerOf } from '../../accounts/viewer.js';
import type { Arena } from '../../arena.js';
import { findContest } from '../../contests/contests.js';
import { openGame } from '../../games/open.js';
import { mayOpen } from '../../games/sight.js';
import type { Watch } from '../../live/hub.js';
import { askerOf } from '../asker.js';
import { sendProblem } from '../problems.js';

/** Streams of events: of a game, of a contest, of what is mine. */
export function eventRoutes({ store, hub, director }: Arena): FastifyPluginAsync {
  return async (app) => {
    director.onBoard((tournament, contest, version) => hub.tellBoard(tournament, contest, version));
    app.addHook('preClose', async () => hub.stop());

    app.get<{ Params: { game: number } }>('/api/games/:game/events', async (request, reply) => {
      const { game } = request.params;
      const viewer = viewerOf(askerOf(request).account);
      const opened = await openGame(store.db, game, viewer);
      if (!opened.ok) return refuse(request, reply, opened.fault);
      if (opened.value.isSecret) return refuse(request, reply, fault('frozen', { game }));
      const seesFrozen = viewer.isOrganiser || opened.value.own.length > 0;
      const isForAll = mayOpen(opened.value.row, viewerOf(null));
      const sight = { isForAll, seesFrozen };
      const watched = await hub.watchGame(game, sight, watchOf(request, reply));
      if (!watched.ok) return refuse(request, reply, watched.fault);
      // A browser that is told that there is nothing does not come again.
      return watched.value ? reply : reply.code(204).send();
    });

    app.get<{ Params: { contest: string } }>(
      '/api/contests/:contest/events',
      async (request, reply) => {
        const { contest } = request.params;
        const row = await findContest(store.db, contest);
        if (row === null) return refuse(request, reply, fault('unknown-contest', { contest }));
        const watched = hub.watchContest(contest, watchOf(request, reply));
        return watched.ok ? reply : refuse(request, reply, watched.fault);
      },
    );

    app.get('/api/me/events', async (request, reply) => {
      const { account } = askerOf(request);
      if (account === null) return refuse(request, reply, fault('not-signed-in'));
      const watched = hub.watchAccount(account.id, watchOf(request, reply));
      return watched.ok ? reply : refuse(request, reply, watched.fault);
    });
  };
}

/** From where on events are wanted: browsers say it in a header, or in the query where they cannot. */
function watchOf(request: FastifyRequest, reply: FastifyReply): Watch {
  const header = request.headers['last-event-id'];
  const { since } = request.query as { since?: unknown };
  const asked = header ?? since;
  return {
    since: typeof asked === 'string' ? asked : '',
    address: askerOf(request).address,
    open: () => {
      reply.hijack();
      return { response: reply.raw, headers: reply.getHeaders() as OutgoingHttpHeaders };
    },
  };
}

function refuse(request: FastifyRequest, reply: FastifyReply, problem: Fault): FastifyReply {
  return sendProblem(reply, problem, askerOf(request).language);
}
