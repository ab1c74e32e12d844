import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { extractOf } from '@daeguk/referee';
import { and, eq, lt } from 'drizzle-orm';
import { type Pack, pack } from 'tar-stream';
import type { Viewer } from '../accounts/viewer.js';
import { games } from '../store/schema.js';
import type { Db } from '../store/store.js';
import { archivePath } from './archive-path.js';
import { type GameRow, readGameRows } from './game-rows.js';
import { gamesOf } from './list.js';
import { readRecord } from './record.js';
import { ownSeats } from './sight.js';

/** So many games are looked up at a time; of their records there is never more than one in memory. */
const PAGE = 50;

/**
 * The records of all finished games of somebody, as a tar.gz that is made as it is read. Everybody gets extracts,
 * organisers too: what they may see beyond their own games they ask for game by game.
 */
export function archiveOf(db: Db, account: number, contest?: string): Readable {
  const tarball = pack();
  fill(tarball, db, { account, isOrganiser: false }, contest).catch((error: Error) => {
    tarball.destroy(error);
  });
  // What goes wrong on the way breaks the download off: half an archive must not look like a whole one.
  return pipeline(Readable.from(tarball, { highWaterMark: 1 }), createGzip(), () => {});
}

async function fill(
  tarball: Pack,
  db: Db,
  viewer: Viewer,
  contest: string | undefined,
): Promise<void> {
  for await (const row of finishedGames(db, viewer.account, contest)) {
    const record = await readRecord(db, row.id);
    if (record === null) continue;
    const extract = extractOf(record.toString('utf8'), ownSeats(row, viewer)[0] ?? null);
    await addFile(tarball, archivePath(row), row.endedAt ?? row.createdAt, extract);
  }
  tarball.finalize();
}

async function* finishedGames(
  db: Db,
  account: number | null,
  contest: string | undefined,
): AsyncGenerator<GameRow> {
  const wanted = and(
    await gamesOf(db, account),
    eq(games.state, 'done'),
    contest === undefined ? undefined : eq(games.contest, contest),
  );
  let before: number | undefined;
  for (;;) {
    const older = before === undefined ? undefined : lt(games.id, before);
    const rows = await readGameRows(db, and(wanted, older), PAGE);
    yield* rows;
    if (rows.length < PAGE) return;
    before = rows.at(-1)?.id;
  }
}

/** Comes back when whoever reads the archive has taken what went in. */
function addFile(tarball: Pack, name: string, mtime: Date, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    tarball.entry({ name, mtime }, text, (error) => (error ? reject(error) : resolve()));
  });
}
