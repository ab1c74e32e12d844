import { gzipSync } from 'node:zlib';
import { fail, ok, type Result } from '@daeguk/games';
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { queueAgain } from '../games/order.js';
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
import type { Db, Store, Transaction } from '../store/store.js';
import { orderBuild } from '../submissions/order-build.js';
import { Exported } from './exported.js';
import { checkedManifest, type Manifest } from './manifest.js';
import { countOn, isEmpty, type Row, restore } from './tables.js';

/** Those that an arena in use has rows in. */
const TELLING = [accounts, contests, submissions, tournaments, games];

/** Those whose rows are numbered as they come. */
const COUNTING = [
  accounts,
  announcements,
  submissions,
  submissionHistory,
  tournaments,
  games,
  rankHistory,
];

/** Fills an empty arena with what was exported from another: all of it, or nothing. */
export async function importFrom(store: Store, folder: string): Promise<Result<Manifest>> {
  const manifest = await checkedManifest(folder);
  if (!manifest.ok) return manifest;
  try {
    return await store.transaction(async (tx) => {
      for (const table of TELLING) {
        if (!(await isEmpty(tx.db, table))) return fail('import-not-empty');
      }
      await fill(tx.db, new Exported(folder, manifest.value));
      await queueWork(store, tx);
      return ok(manifest.value);
    });
  } catch (error) {
    const { message, cause } = error as Error;
    return fail('import-refused', { problem: (cause as Error | undefined)?.message ?? message });
  }
}

/** In the order in which rows refer to each other. */
async function fill(db: Db, exported: Exported): Promise<void> {
  // What a first start would have put there comes from the export instead.
  await db.delete(settings);
  for await (const rows of exported.rows('settings.jsonl')) {
    const values = rows.map(({ name, value }) => ({ name, value: JSON.stringify(value) }));
    await restore(db, settings, values);
  }
  await restoreAll(db, accounts, exported.rows('accounts.jsonl'));
  await fillContests(db, exported);
  // Exports from before there were any are read as well.
  if (exported.has('announcements.jsonl')) {
    await restoreAll(db, announcements, exported.rows('announcements.jsonl'));
  }
  await fillSubmissions(db, exported);
  for await (const rows of exported.rows('tournaments.jsonl')) await fillTournaments(db, rows);
  await restoreAll(db, games, exported.rows('games.jsonl'));
  await fillRecords(db, exported);
  await restoreAll(db, rankHistory, exported.rows('history.jsonl'));
  for (const table of COUNTING) await countOn(db, table, 'id');
  await countOn(db, tournamentEntrants, 'place');
}

async function restoreAll(db: Db, table: PgTable, batches: AsyncIterable<Row[]>): Promise<void> {
  for await (const rows of batches) await restore(db, table, rows);
}

async function fillContests(db: Db, exported: Exported): Promise<void> {
  for (const name of exported.names('contests')) {
    const row = exported.json(`contests/${name}`);
    await restore(db, contests, [row]);
    const entrants = row.entrants as readonly number[];
    await restore(
      db,
      contestEntrants,
      entrants.map((account) => ({ contest: row.id, account })),
    );
  }
}

async function fillSubmissions(db: Db, exported: Exported): Promise<void> {
  for (const id of exported.names('submissions')) {
    const place = `submissions/${id}`;
    const { history, ...row } = exported.json(`${place}/submission.json`);
    await restore(db, submissions, [row]);
    const states = history as readonly Row[];
    const own = states.map((state) => ({ ...state, submission: row.id }));
    await restore(db, submissionHistory, own);
    for (const name of exported.names(`${place}/files`)) {
      const bytes = exported.bytes(`${place}/files/${name}`);
      await restore(db, submissionFiles, [{ submission: row.id, name, bytes }]);
    }
  }
}

async function fillTournaments(db: Db, rows: readonly Row[]): Promise<void> {
  await restore(db, tournaments, rows);
  const entrants = rows.flatMap(({ id, entrants }) =>
    (entrants as readonly Row[]).map((entrant) => ({ ...entrant, tournament: id })),
  );
  await restore(db, tournamentEntrants, entrants);
}

async function fillRecords(db: Db, exported: Exported): Promise<void> {
  for (const name of exported.names('records')) {
    const gzip = gzipSync(exported.bytes(`records/${name}`));
    await restore(db, records, [{ game: Number.parseInt(name, 10), gzip }]);
  }
}

/** Jobs are not exported: they follow from what waits. */
async function queueWork(store: Store, tx: Transaction): Promise<void> {
  const { db } = tx;
  const waiting = await db.select({ id: games.id }).from(games).where(eq(games.state, 'waiting'));
  await queueAgain(
    store,
    tx,
    waiting.map(({ id }) => id),
  );
  const pending = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(eq(submissions.state, 'pending'))
    .orderBy(submissions.id);
  for (const { id } of pending) await orderBuild(store, tx, id);
}
