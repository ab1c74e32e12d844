import { type Route, routes } from '@daeguk/api';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.js';
import { answeredAs, objectionTo } from './access.js';
import { meetAsker } from './asker.js';
import { isTooDeep } from './depth.js';
import { schemaOf } from './describe.js';
import { type Limits, limiters } from './limits.js';
import { Refusal } from './refusal.js';
import { nameOf } from './route-name.js';

const descriptions: Readonly<Record<string, Route>> = routes;

/**
 * Holds every route from here on to its description, whoever serves it: who asks, how often, whether they may, and
 * (by its schema) what. All but the last before a body is read.
 */
export function guard(app: FastifyInstance, store: Store, isSecure: boolean, limits: Limits): void {
  app.addHook('onRoute', (options) => {
    const name = `${options.method} ${options.url}`;
    const route = descriptions[name];
    if (route !== undefined) options.schema = schemaOf(name, route);
  });
  const limit = limiters(app, limits);
  app.addHook('onRequest', async (request, reply) => {
    const name = nameOf(request);
    if (!name.includes(' /api/')) return;
    reply.header('cache-control', 'no-store');
    await limit.before(request);
    const asker = await meetAsker(request, reply, { store, isSecure });
    request.asker = asker;
    const { access = 'anyone', answer } = descriptions[name] ?? {};
    // A class behind one address watches as many; whoever watches is counted by the hub.
    if (answer !== 'events') await limit.after(request);
    const objection = objectionTo(name, access, asker.account);
    if (objection !== null) throw new Refusal(objection.code, objection.values);
    request.asker = { ...asker, account: answeredAs(name, asker.account) };
  });
  app.addHook('preValidation', async ({ body }) => {
    if (isTooDeep(body)) throw new Refusal('invalid-json');
  });
}
