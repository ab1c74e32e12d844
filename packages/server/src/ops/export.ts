import { gunzipSync } from 'node:zlib';
import { fail, ok, type Result } from '@daeguk/games';
import { asc, gt, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  accounts,
  announcements,
  contestEntrants,
  contests,
  games,
  rankHistory,
  records,
  settings,
  submissionFiles,
  submissionHistory,
  submissions,
  tournamentEntrants,
  tournaments,
} from '../store/schema.js';
import type { Db, Store } from '../store/store.js';
import { ExportFolder } from './export-folder.js';
import type { Manifest } from './manifest.js';
import type { Row } from './tables.js';

/** So many rows are held at a time, however large the arena is. */
const PAGE = 200;

/**
 * Everything that an arena remembers as plain files in a folder, as it stands at one moment. What only matters while
 * it runs (sessions, tokens, leases, workers) stays behind.
 */
export async function exportTo(store: Store, folder: string): Promise<Result<Manifest>> {
  let part: ExportFolder | null = null;
  try {
    if (!ExportFolder.isFree(folder)) return fail('export-not-empty', { folder });
    const files = new ExportFolder(folder);
    part = files;
    const counts = await store.transaction(async ({ db }) => {
      await db.execute(sql`set transaction isolation level repeatable read, read only`);
      return write(db, files);
    });
    return ok(files.finish(counts));
  } catch (error) {
    part?.discard();
    return fail('export-write', { folder, problem: (error as Error).message });
  }
}

async function write(db: Db, files: ExportFolder): Promise<Manifest['counts']> {
  return {
    settings: await writeLines(files, 'settings.jsonl', settingRows(db)),
    accounts: await writeLines(files, 'accounts.jsonl', pages(db, accounts, accounts.id)),
    contests: await writeContests(db, files),
    announcements: await writeLines(
      files,
      'announcements.jsonl',
      pages(db, announcements, announcements.id),
    ),
    submissions: await writeSubmissions(db, files),
    tournaments: await writeLines(files, 'tournaments.jsonl', tournamentRows(db)),
    games: await writeLines(files, 'games.jsonl', gameRows(db)),
    records: await writeRecords(db, files),
    history: await writeLines(files, 'history.jsonl', pages(db, rankHistory, rankHistory.id)),
  };
}

/** The rows of a table in the order of a column that is unique, a page at a time. */
async function* pages<T extends PgTable>(
  db: Db,
  table: T,
  by: PgColumn,
): AsyncGenerator<T['$inferSelect'][]> {
  const key = Object.entries(table).find(([, column]) => column === by)?.[0] ?? '';
  let last: unknown = null;
  for (;;) {
    const query = db.select().from(table as PgTable);
    const rest = last === null ? query : query.where(gt(by, last));
    const rows: Row[] = await rest.orderBy(asc(by)).limit(PAGE);
    if (rows.length === 0) return;
    yield rows as T['$inferSelect'][];
    last = rows.at(-1)?.[key];
  }
}

/** A row a line; tells how many there were. */
async function writeLines(
  files: ExportFolder,
  path: string,
  rows: AsyncIterable<readonly Row[]>,
): Promise<number> {
  let count = 0;
  await files.write(path, lines());
  return count;

  async function* lines() {
    for await (const page of rows) {
      count += page.length;
      yield page.map((row) => `${JSON.stringify(row)}\n`).join('');
    }
  }
}

async function* settingRows(db: Db): AsyncGenerator<Row[]> {
  const rows = await db.select().from(settings).orderBy(settings.name);
  yield rows.map(({ name, value }) => ({ name, value: JSON.parse(value) }));
}

async function writeContests(db: Db, files: ExportFolder): Promise<number> {
  const rows = await db.select().from(contests).orderBy(contests.id);
  const listed = await db.select().from(contestEntrants).orderBy(contestEntrants.account);
  for (const row of rows) {
    const entrants = listed.filter(({ contest }) => contest === row.id);
    const whole = { ...row, entrants: entrants.map(({ account }) => account) };
    await files.write(`contests/${row.id}.json`, [pretty(whole)]);
  }
  return rows.length;
}

async function writeSubmissions(db: Db, files: ExportFolder): Promise<number> {
  let count = 0;
  for await (const page of pages(db, submissions, submissions.id)) {
    const ids = page.map(({ id }) => id);
    const history = await db
      .select()
      .from(submissionHistory)
      .where(inArray(submissionHistory.submission, ids))
      .orderBy(submissionHistory.id);
    for (const row of page) {
      const folder = `submissions/${row.id}`;
      const own = history.filter(({ submission }) => submission === row.id);
      const whole = {
        ...row,
        // Nobody is at work on it where it is imported.
        state: row.state === 'building' ? 'pending' : row.state,
        history: own.map(({ submission: _, ...rest }) => rest),
      };
      await files.write(`${folder}/submission.json`, [pretty(whole)]);
      const sources = await db
        .select()
        .from(submissionFiles)
        .where(sql`${submissionFiles.submission} = ${row.id}`);
      for (const { name, bytes } of sources) {
        await files.write(`${folder}/files/${safeName(name)}`, [bytes]);
      }
    }
    count += page.length;
  }
  return count;
}

/** What was uploaded names a file, never a way out of its folder. */
function safeName(name: string): string {
  if (/^\.{1,2}$|[/\\\0]/.test(name)) throw new Error(`a source file is called "${name}"`);
  return name;
}

async function* tournamentRows(db: Db): AsyncGenerator<Row[]> {
  for await (const page of pages(db, tournaments, tournaments.id)) {
    const ids = page.map(({ id }) => id);
    const entrants = await db
      .select()
      .from(tournamentEntrants)
      .where(inArray(tournamentEntrants.tournament, ids))
      .orderBy(tournamentEntrants.place);
    yield page.map((row) => {
      const own = entrants.filter(({ tournament }) => tournament === row.id);
      return { ...row, entrants: own.map(({ tournament: _, ...rest }) => rest) };
    });
  }
}

/** Nobody plays where they are imported: games that are on wait again, and persons have gone. */
async function* gameRows(db: Db): AsyncGenerator<Row[]> {
  for await (const page of pages(db, games, games.id)) {
    yield page.map((row) => {
      if (row.state !== 'waiting' && row.state !== 'playing') return row;
      const state = row.purpose === 'practice' ? 'cancelled' : 'waiting';
      return { ...row, state, beganAt: null };
    });
  }
}

async function writeRecords(db: Db, files: ExportFolder): Promise<number> {
  let count = 0;
  for await (const page of pages(db, records, records.game)) {
    for (const { game, gzip } of page) {
      await files.write(`records/${game}.jsonl`, [gunzipSync(gzip)]);
    }
    count += page.length;
  }
  return count;
}

function pretty(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
