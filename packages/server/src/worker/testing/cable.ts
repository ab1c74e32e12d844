import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Cable } from '../../testing/cable.js';

const NAME = '.s.PGSQL.5432';

/** A line to the database that can be cut. */
export class DatabaseCable extends Cable {
  readonly url: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'daeguk-cable-'));

  constructor(url: string) {
    const own = new URL(url);
    super({ path: join(own.searchParams.get('host') ?? '', NAME) });
    own.searchParams.set('host', this.#folder);
    this.url = own.href;
    this.near.listen(join(this.#folder, NAME));
  }

  override close(): void {
    super.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
