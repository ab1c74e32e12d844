import { type ArenaSettings, arenaSettings } from '@daeguk/api';
import { sql } from 'drizzle-orm';
import { settings } from '../store/schema.js';
import type { Db } from '../store/store.js';

const USUAL: ArenaSettings = { name: 'Daeguk', registration: 'off', slowestWorker: 0.5 };

export async function readSettings(db: Db): Promise<ArenaSettings> {
  const rows = await db.select().from(settings);
  const changed = Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)]));
  return arenaSettings.parse({ ...USUAL, ...changed });
}

/** What is not said stays as it is. */
export async function changeSettings(
  db: Db,
  changes: { readonly [Key in keyof ArenaSettings]?: ArenaSettings[Key] | undefined },
): Promise<ArenaSettings> {
  const rows = Object.entries(changes).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [{ name: name as keyof ArenaSettings, value: JSON.stringify(value) }],
  );
  if (rows.length > 0) {
    await db
      .insert(settings)
      .values(rows)
      .onConflictDoUpdate({ target: settings.name, set: { value: sql`excluded.value` } });
  }
  return readSettings(db);
}
