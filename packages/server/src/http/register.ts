import { type Name, type Received, type Route, routes } from '@daeguk/api';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Arena } from '../arena.js';
import { askerOf } from './asker.js';
import type { AllHandlers, Handler, SentFile } from './handler.js';
import { sendProblem } from './problems.js';

/** A route for each handler; what may be asked of it, and by whom, its description says. */
export function registerHandlers(
  app: FastifyInstance,
  arena: Arena,
  handlers: Partial<AllHandlers>,
): void {
  for (const [name, handle] of Object.entries(handlers) as [Name, Handler<Name>][]) {
    const [method = '', url = ''] = name.split(' ');
    const { answer }: Route = routes[name];
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        const asker = askerOf(request);
        const { params, query, body } = request;
        const result = await handle(arena, asker, { params, query, body } as Received<Name>);
        if (!result.ok) return sendProblem(reply, result.fault, asker.language);
        if (answer === 'nothing') return reply.code(204).send();
        if (answer === 'file') return sendFile(reply, result.value as SentFile);
        return reply.type('application/json').send(result.value);
      },
    });
  }
}

/** Always to be saved, never to be shown: what is in it may be anybody's. */
function sendFile(reply: FastifyReply, { name, type, content }: SentFile): FastifyReply {
  const plain = name.replace(/[^\w.-]+/g, '_');
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
  return reply.type(type).header('content-disposition', disposition).send(content);
}
