import { getTableColumns, getTableName, sql, type Table } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../store/store.js';

/** A row as a file holds it: by the names the code has for its columns, moments as text. */
export type Row = Record<string, unknown>;

/** Rows to be written at a time: the database takes so many values in one statement, and no more. */
const BATCH = 500;

/** Puts rows back as they were, with their own ids. */
export async function restore(db: Db, table: PgTable, rows: readonly Row[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH).map((row) => revived(table, row));
    await db.insert(table).overridingSystemValue().values(batch);
  }
}

/** Lets a column that counts by itself go on after the highest number that is there. */
export async function countOn(db: Db, table: PgTable, column: string): Promise<void> {
  const name = sql.identifier(column);
  await db.execute(sql`
    select setval(pg_get_serial_sequence(${getTableName(table)}, ${column}), coalesce(max(${name}), 1), count(*) > 0)
    from ${table}`);
}

export async function isEmpty(db: Db, table: PgTable): Promise<boolean> {
  const { rows } = await db.execute(sql`select exists (select from ${table}) as "exists"`);
  return rows[0]?.exists === false;
}

function revived(table: Table, row: Row): Row {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(
    columns.flatMap(([name, { dataType }]) => {
      const value = row[name];
      if (value === undefined) return [];
      return [[name, dataType === 'date' && typeof value === 'string' ? new Date(value) : value]];
    }),
  );
}
