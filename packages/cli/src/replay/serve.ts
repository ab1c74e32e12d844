import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { type Framing, type Host, packetLines, protocols } from '@daeguk/protocols';
import { toldTo } from '@daeguk/referee';
import type { Break } from './debugger-lines.js';

const HOST = '127.0.0.1';
const LONGEST = 65_536;

/**
 * Waits on this machine for a bot that talks over TCP, tells it what it is told up to the question that is open after
 * these moves, and gives its answer to that; null if it hung up before. It may run in a debugger: there is no clock.
 */
export async function serveDebugged(port: number, where: Break): Promise<string | null> {
  const { game: told, plies, seat, protocol } = where;
  const { contest, conditions } = told;
  const requests = toldTo(told, seat, protocol, plies);
  const { start, moveTime, game } = conditions;
  const side = game.sides[seat === 'first' ? 0 : 1];
  const table = { side, start, moveTime, settings: contest.settings };
  const host = protocols.get(protocol)?.host(table) as Host;
  const server = createServer().listen(port, HOST);
  try {
    const socket = await firstGuest(server);
    const answer = await lastAnswer(socket, requests, host.framing(LONGEST));
    socket.end(Buffer.concat(host.farewell(null, null)));
    return answer && packetLines(answer).join(' ');
  } finally {
    server.close();
  }
}

async function firstGuest(server: Server): Promise<Socket> {
  const [socket] = (await once(server, 'connection')) as [Socket];
  socket.on('error', () => {});
  return socket;
}

/** Each request is made when the one before is answered. */
async function lastAnswer(
  socket: Socket,
  requests: readonly (readonly Uint8Array[])[],
  framing: Framing,
): Promise<Uint8Array | null> {
  const pieces = socket.iterator({ destroyOnReturn: false });
  const frames: Uint8Array[] = [];
  let answer: Uint8Array | null = null;
  for (const messages of requests) {
    if (messages.length > 0) socket.write(Buffer.concat(messages));
    while (frames.length === 0) {
      const piece = await pieces.next().catch(() => null);
      if (piece === null || piece.done) return null;
      frames.push(...framing.push(piece.value as Buffer));
    }
    answer = frames.shift() ?? null;
  }
  return answer;
}
