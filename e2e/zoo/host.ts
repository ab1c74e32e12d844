import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../scripts/setup/root.mjs';
import { type Arena, alone, environment } from './arenas.js';
import type { Fulfilled, Wish } from './wish.js';

const SCRIPT = join(root, 'e2e/zoo/host.mjs');

/** Plays games in an arena, each on a core of its own. */
export class Host {
  readonly #arena: Arena;
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (fulfilled: Fulfilled) => void>();
  readonly #gone: Promise<never>;
  #wishes = 0;

  private constructor(arena: Arena, child: ChildProcess) {
    this.#arena = arena;
    this.#child = child;
    this.#gone = once(child, 'exit').then(() => Promise.reject(new Error('the host is gone')));
    this.#gone.catch(() => {});
    child.on('message', (fulfilled: Fulfilled) => this.#waiting.get(fulfilled.id)?.(fulfilled));
  }

  static async open(arena: Arena, home: string): Promise<Host> {
    const [program = '', ...words] = [...arena.before, process.execPath, SCRIPT];
    const child = spawn(program, words, {
      env: environment(home),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await once(child, 'message');
    return new Host(arena, child);
  }

  play(wish: Pick<Wish, 'contest' | 'first' | 'second' | 'record'>): Promise<Fulfilled> {
    return alone.run((core) => {
      const id = ++this.#wishes;
      this.#child.send({ ...wish, id, core, tier: this.#arena.tier } satisfies Wish);
      const fulfilled = new Promise<Fulfilled>((resolve) => this.#waiting.set(id, resolve));
      return Promise.race([fulfilled, this.#gone]);
    });
  }

  async close(): Promise<void> {
    this.#child.disconnect();
    await this.#gone.catch(() => {});
  }
}
