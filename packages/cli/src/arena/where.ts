import type { Where } from '@daeguk/server';

export interface WhereFlags {
  readonly data?: string;
}

/** Which arena is meant: the folder named, else DATABASE_URL, else the usual folder. */
export function whereOf({ data }: WhereFlags): Where {
  if (data !== undefined) return { data };
  const { DATABASE_URL: database, DAEGUK_DATA: folder } = process.env;
  if (database) return { database };
  return folder ? { data: folder } : {};
}
