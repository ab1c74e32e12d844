import type { Socket } from 'node:net';
import type { SeatName } from '@daeguk/referee';
import websocket from '@fastify/websocket';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Arena } from '../../arena.js';
import { admit, keyIn, type OpenSeat } from '../../seats/admit.js';
import { Seats } from '../../seats/seats.js';
import { Sitting } from '../../seats/sitting.js';
import { askerOf } from '../asker.js';
import { sendProblem } from '../problems.js';

/** An upgrade that no socket comes of would keep its connection for ever. */
const PATIENCE = 30_000;

/** What is larger is not even read to its end; what a person may say is less. */
const LARGEST = 65_536;

/** Seats for persons. Whoever has the key of one sits there, signed in or not. */
export function seatRoutes({ store, hub, log }: Arena): FastifyPluginAsync {
  const seats = new Seats();
  const admitted = new WeakMap<FastifyRequest, OpenSeat>();
  return async (app) => {
    app.server.on('upgrade', (_request, socket) => {
      (socket as Socket).setTimeout(PATIENCE, () => socket.destroy());
    });
    await app.register(websocket, { options: { maxPayload: LARGEST } });
    app.route<{ Params: { game: number; seat: SeatName } }>({
      method: 'GET',
      url: '/api/games/:game/seats/:seat',
      preHandler: async (request, reply) => {
        const key = keyIn(request.headers['sec-websocket-protocol'] ?? '');
        const seat = await admit(store.db, request.params, key);
        if (!seat.ok) return sendProblem(reply, seat.fault, askerOf(request).language);
        admitted.set(request, seat.value);
      },
      websocket: true,
      handler: async (socket, request) => {
        const seat = admitted.get(request as FastifyRequest);
        if (seat === undefined) throw new TypeError('a seat that nobody was admitted to');
        const { language } = askerOf(request as FastifyRequest);
        const sitting = new Sitting({ store, hub, log, socket, seat, language });
        socket.once('close', seats.take(seat, sitting));
        await sitting.open();
      },
    });
  };
}
