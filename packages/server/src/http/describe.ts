import { problem, type Route } from '@daeguk/api';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { PROBLEM_TYPE } from './problems.js';

/** A route as Fastify and the documentation have it; both are made of the route's own description. */
export function schemaOf(name: string, route: Route): FastifySchema {
  const { summary, access, params, query, body, answer } = route;
  const isOpen = access === 'anyone';
  return {
    summary,
    tags: [name.split('/')[2] ?? ''],
    security: isOpen ? [] : [{ session: [] }, { token: [] }],
    ...(!isOpen && { description: `For: ${access}.` }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: {
      ...responseOf(answer),
      default: described(PROBLEM_TYPE, problem, 'What went wrong'),
    },
  };
}

function responseOf(answer: Route['answer']): Record<number, unknown> {
  switch (answer) {
    case 'nothing':
      return { 204: z.undefined().describe('Done') };
    case 'file':
      return { 200: described('application/octet-stream', z.file(), 'A file') };
    case 'events':
      return { 200: described('text/event-stream', z.string(), 'Events, as they happen') };
    case 'socket':
      return { 101: z.undefined().describe('A WebSocket') };
    default:
      return { 200: described('application/json', answer, 'The answer') };
  }
}

function described(type: string, schema: z.ZodType, description: string) {
  return { description, content: { [type]: { schema } } };
}
