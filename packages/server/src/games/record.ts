import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { fail, ok, type Result } from '@daeguk/games';
import { extractOf } from '@daeguk/referee';
import { eq } from 'drizzle-orm';
import type { Viewer } from '../accounts/viewer.js';
import { records } from '../store/schema.js';
import type { Db } from '../store/store.js';
import { openGame } from './open.js';

const unzip = promisify(gunzip);

/** The record of a game as it was sealed; null if there is none (yet). */
export async function readRecord(db: Db, game: number): Promise<Buffer | null> {
  const [row] = await db.select({ gzip: records.gzip }).from(records).where(eq(records.game, game));
  return row === undefined ? null : await unzip(row.gzip);
}

export interface RecordFile {
  readonly name: string;
  readonly content: Buffer;
}

/** The whole record for organisers; for an author an extract with the talk of their seat, for others the moves. */
export async function recordFile(db: Db, id: number, viewer: Viewer): Promise<Result<RecordFile>> {
  const opened = await openGame(db, id, viewer);
  if (!opened.ok) return opened;
  const { row, isHidden, own } = opened.value;
  if (isHidden) return fail('frozen', { game: id });
  const record = await readRecord(db, id);
  if (record === null) return fail('no-record', { game: id });
  const name = `daeguk-${row.contest}-game-${id}.jsonl`;
  if (viewer.isOrganiser) return ok({ name, content: record });
  const extract = extractOf(record.toString('utf8'), own[0] ?? null);
  return ok({ name, content: Buffer.from(extract) });
}
