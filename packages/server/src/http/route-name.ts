import type { FastifyRequest } from 'fastify';

/**
 * Which route was asked for, as the description of the API names it. By the route that was found, never by the
 * address as it was sent: /%61pi is /api as well.
 */
export function nameOf({ method, routeOptions }: FastifyRequest): string {
  return `${method === 'HEAD' ? 'GET' : method} ${routeOptions.url}`;
}
