import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Contestant } from './contestant.js';

export interface Address {
  readonly host: string;
  readonly port: number;
}

const MILLISECONDS_BETWEEN_TRIES = 200;

/** Connects to the referee, waiting for it if need be, and plays. False if it left without a goodbye. */
export async function playOverTcp(address: Address, contestant: Contestant): Promise<boolean> {
  const socket = await reach(address);
  for (const message of contestant.hello()) socket.write(message);
  try {
    for await (const piece of socket) {
      for (const message of contestant.hear(piece as Uint8Array)) socket.write(message);
      if (contestant.isOver) break;
    }
  } catch {
    // Cut off: no different from a connection that ends without a goodbye.
  }
  socket.destroy();
  return contestant.isOver;
}

async function reach(address: Address): Promise<Socket> {
  for (;;) {
    const socket = connect({ ...address, noDelay: true });
    try {
      await once(socket, 'connect');
      return socket;
    } catch {
      socket.destroy();
      await delay(MILLISECONDS_BETWEEN_TRIES);
    }
  }
}
