import { z } from 'zod';

/** Who may ask: everybody, whoever has signed in, those who may submit, those who run the arena. */
export type Access = 'anyone' | 'signed-in' | 'contestant' | 'organiser';

/**
 * A route as data: the server checks by it, the documentation is made of it, the client is typed by it. What a
 * route sends back is JSON of a shape, a stream of events, a file, or nothing.
 */
export interface Route {
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType | 'events' | 'file' | 'socket' | 'nothing';
}

/** As in "GET /api/contests/:contest". */
export type RouteName = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`;

/** Ids are small numbers: people tell them to each other. */
export const id = z.coerce.number().int().positive().max(2_147_483_647);

/** A moment, as text that sorts. */
export const moment = z.iso.datetime({ offset: true });

/** How a long list is read: so many, before (that is, older than) the last one seen. */
export const page = {
  limit: z.coerce.number().int().min(1).max(200).default(50),
  before: id.optional(),
};
