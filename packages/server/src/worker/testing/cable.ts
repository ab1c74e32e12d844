import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = '.s.PGSQL.5432';

/** A line to the database that can be cut. */
export class Cable {
  readonly url: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'daeguk-cable-'));
  readonly #sockets = new Set<Socket>();
  readonly #server;
  #isCut = false;

  constructor(url: string) {
    const own = new URL(url);
    const target = join(own.searchParams.get('host') ?? '', NAME);
    own.searchParams.set('host', this.#folder);
    this.url = own.href;
    this.#server = createServer((near) => {
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
    this.#server.listen(join(this.#folder, NAME));
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
    this.#server.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
