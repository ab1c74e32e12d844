import { catalogue, type Result } from '@daeguk/games';
import { messages as contests } from './contests/messages.js';
import type { Where } from './ops/database.js';
import type { Manifest } from './ops/manifest.js';
import { messages as ops } from './ops/messages.js';
import type { RunningWorker, WorkOptions } from './ops/work.js';
import type { Served, ServeOptions } from './serve.js';
import { messages as worker } from './worker/messages.js';

// The front door. What a caller does not ask for is not loaded: a worker needs no HTTP, an export no worker.

export type { Manifest, RunningWorker, Served, ServeOptions, Where, WorkOptions };

/** The sentences of everything that can go wrong below. */
export const messages = catalogue<string>({
  en: { ...contests.en, ...worker.en, ...ops.en },
  ko: { ...contests.ko, ...worker.ko, ...ops.ko },
  zh: { ...contests.zh, ...worker.zh, ...ops.zh },
});

export async function serve(options: ServeOptions): Promise<Result<Served>> {
  return (await import('./serve.js')).serve(options);
}

export async function work(options: WorkOptions): Promise<Result<RunningWorker>> {
  return (await import('./ops/work.js')).work(options);
}

export async function exportArena(where: Where, folder: string): Promise<Result<Manifest>> {
  return (await import('./ops/move.js')).exportArena(where, folder);
}

export async function importArena(where: Where, folder: string): Promise<Result<Manifest>> {
  return (await import('./ops/move.js')).importArena(where, folder);
}
