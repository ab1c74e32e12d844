import type { Server, Socket } from 'node:net';
import type { Box } from '@daeguk/sandbox';
import { Tail } from './tail.js';

/** How the bytes of a protocol travel between the referee and a boxed program. */
export interface Wire {
  write(bytes: Uint8Array): void;
  /** What the program wrote elsewhere, for its author. */
  readonly aside: string;
  /** Stops listening to a program that floods. */
  silence(): void;
  close(): void;
}

export interface Listener {
  heard(piece: Buffer): void;
  /** The connection is gone although the program may still be there. */
  lost(): void;
}

/** Over the program's standard input and output. */
export function pipeWire(box: Box, { heard }: Listener): Wire {
  const stderr = new Tail(box.stderr);
  box.stdout.on('data', heard);
  return {
    write: (bytes) => box.stdin.write(bytes),
    get aside() {
      return stderr.text;
    },
    silence: () => box.stdout.pause(),
    close: () => {},
  };
}

const PORT = 8888;

/** Over a connection that the program makes to a port of its own network. */
export async function tcpWire(box: Box, listener: Listener): Promise<Wire> {
  const tails = [new Tail(box.stdout), new Tail(box.stderr)];
  const server = await box.listen(PORT);
  const line = new TcpLine(server, listener);
  return {
    write: (bytes) => line.write(bytes),
    get aside() {
      return tails.map((tail) => tail.text).join('');
    },
    silence: () => line.silence(),
    close: () => line.close(),
  };
}

/** The one connection that counts: the first. */
class TcpLine {
  readonly #server: Server;
  readonly #listener: Listener;
  #socket: Socket | null = null;
  #isClosed = false;

  constructor(server: Server, listener: Listener) {
    this.#server = server;
    this.#listener = listener;
    server.on('connection', (socket) => this.#take(socket));
    server.on('error', () => {});
  }

  write(bytes: Uint8Array): void {
    this.#socket?.write(bytes);
  }

  silence(): void {
    this.#socket?.pause();
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.destroy();
    this.#server.close();
  }

  #take(socket: Socket): void {
    socket.on('error', () => {});
    if (this.#socket !== null) {
      socket.destroy();
      return;
    }
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (piece: Buffer) => this.#listener.heard(piece));
    socket.on('close', () => {
      if (!this.#isClosed) this.#listener.lost();
    });
  }
}
