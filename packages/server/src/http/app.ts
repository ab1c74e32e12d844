import cookie from '@fastify/cookie';
import {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyPluginAsync,
  fastify,
  LogController,
} from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Arena } from '../arena.js';
import { documentRoutes } from './documentation.js';
import { answerError, BODY_LIMIT, hearOut } from './errors.js';
import { guard } from './guard.js';
import type { AllHandlers } from './handler.js';
import { protect } from './headers.js';
import { type Limits, prepareLimits, USUAL_LIMITS } from './limits.js';
import { Refusal } from './refusal.js';
import { registerHandlers } from './register.js';
import { validatorCompiler } from './validation.js';

export interface AppOptions {
  /** What no handler serves: streams, sockets, files of the portal, health. Routes of the API among it are guarded. */
  readonly plugins?: readonly FastifyPluginAsync[];
  /** Cookies go over TLS only. */
  readonly secureCookies?: boolean;
  /** Believe a proxy in front of this server about who asks. */
  readonly trustProxy?: boolean | string;
  readonly limits?: Partial<Limits>;
}

/** The server, to be listened with or asked in a test. */
export function buildApp(
  arena: Arena,
  handlers: Partial<AllHandlers>,
  { plugins = [], secureCookies = false, trustProxy = false, limits = {} }: AppOptions = {},
): FastifyInstance {
  const app = fastify({
    loggerInstance: arena.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // To be sent within: who sends a byte a minute keeps nobody else out.
    requestTimeout: 120_000,
    trustProxy,
    exposeHeadRoutes: false,
    frameworkErrors: answerError,
    rewriteUrl: ({ url = '/' }) => readable(url),
  });
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (error.statusCode === 413) await hearOut(request);
    return answerError(error, request, reply);
  });
  app.setNotFoundHandler((request) => notFound(request.url));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('asker', null);
  app.register(cookie);
  protect(app, secureCookies);
  prepareLimits(app);
  documentRoutes(app, arena.version);
  // What is registered above sees every route only if it is there before the first one.
  app.after(() => {
    guard(app, arena.store, secureCookies, { ...USUAL_LIMITS, ...limits });
    registerHandlers(app, arena, handlers);
    app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
    // The portal may answer for all other paths, but not for these.
    app.all('/api/*', { schema: { hide: true } }, (request) => notFound(request.url));
    for (const plugin of plugins) app.register(plugin);
  });
  return app;
}

/** A broken address of a page is still one of the portal's, which says that there is no such page. */
function readable(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (path.startsWith('/api/')) return url;
  try {
    decodeURI(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

function notFound(url: string): never {
  throw new Refusal('no-such-route', { path: url.split('?')[0] ?? '' });
}
