import type { WebSocket } from '@fastify/websocket';

const BEAT = 15_000;

/** A line that is dead without a word is found out by asking. */
export function keepAlive(socket: WebSocket): void {
  let isAlive = true;
  const heart = setInterval(() => {
    if (!isAlive) socket.terminate();
    isAlive = false;
    socket.ping();
  }, BEAT).unref();
  socket.on('pong', () => {
    isAlive = true;
  });
  socket.once('close', () => clearInterval(heart));
}
