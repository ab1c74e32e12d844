import type { Result } from '@daeguk/games';
import { bringUpToDate } from '../store/migrate.js';
import { Store } from '../store/store.js';
import { visitDatabase, type Where } from './database.js';
import { exportTo } from './export.js';
import { importFrom } from './import.js';
import type { Manifest } from './manifest.js';

/** An arena's data as files; its server may be running. */
export function exportArena(where: Where, folder: string): Promise<Result<Manifest>> {
  return visitDatabase(where, { alone: false }, (url) =>
    withStore(url, (s) => exportTo(s, folder)),
  );
}

/** An arena made of such files, where there is none yet. */
export function importArena(where: Where, folder: string): Promise<Result<Manifest>> {
  return visitDatabase(where, { alone: true }, (url) =>
    withStore(url, (s) => importFrom(s, folder)),
  );
}

async function withStore<T>(url: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = new Store(url, { isKeeper: true });
  try {
    await bringUpToDate(store);
    return await work(store);
  } finally {
    await store.close();
  }
}
