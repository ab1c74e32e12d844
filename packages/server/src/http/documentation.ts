import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { SESSION_COOKIE } from './auth.js';

/** Collects what routes say of themselves from here on; told at /api/openapi.json. */
export function documentRoutes(app: FastifyInstance, version: string): void {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Daeguk',
        version,
        description:
          'An arena for game-AI contests. Scripts send "Authorization: Bearer" with a token. Pages have the cookie of a session, and send its csrf as x-csrf-token with everything that changes something.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
}
