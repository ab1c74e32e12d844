import { connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net';

/** A line to some server that can be cut: whoever listens to `near` is connected with it. */
export class Cable {
  readonly near: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;

  constructor(target: NetConnectOpts) {
    this.near = createServer((near) => {
      if (this.#isCut) {
        near.destroy();
        return;
      }
      const far = connect(target);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from);
        from.on('error', () => {});
        from.on('close', () => {
          this.#sockets.delete(from);
          to.destroy();
        });
        from.pipe(to);
      }
    });
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.near.close();
  }
}
