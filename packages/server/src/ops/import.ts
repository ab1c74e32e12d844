import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fail, ok, type Result } from '@daeguk/games';
import { eq } from 'drizzle-orm';
import { queueAgain } from '../games/order.js';
import {
  accounts,
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
import { checkedManifest, type Manifest } from './manifest.js';
import { countOn, isEmpty, type Row, restore } from './tables.js';

/** Those that an arena in use has rows in. */
const TELLING = [accounts, contests, submissions, tournaments, games];

/** Fills an empty arena with what was exported from another: all of it, or nothing. */
export async function importFrom(store: Store, folder: string): Promise<Result<Manifest>> {
  const manifest = checkedManifest(folder);
  if (!manifest.ok) return manifest;
  try {
    return await store.transaction(async (tx) => {
      for (const table of TELLING) {
        if (!(await isEmpty(tx.db, table))) return fail('import-not-empty');
      }
      await fill(tx.db, folder);
      await queueWork(store, tx);
      return ok(manifest.value);
    });
  } catch (error) {
    const { message, cause } = error as Error;
    return fail('import-refused', { problem: (cause as Error | undefined)?.message ?? message });
  }
}

/** In the order in which rows refer to each other. */
async function fill(db: Db, folder: string): Promise<void> {
  // What a first start would have put there comes from the export instead.
  await db.delete(settings);
  const values = linesOf(folder, 'settings.jsonl');
  await restore(
    db,
    settings,
    values.map(({ name, value }) => ({ name, value: JSON.stringify(value) })),
  );
  await restore(db, accounts, linesOf(folder, 'accounts.jsonl'));
  await fillContests(db, folder);
  await fillSubmissions(db, folder);
  await fillTournaments(db, linesOf(folder, 'tournaments.jsonl'));
  await restore(db, games, linesOf(folder, 'games.jsonl'));
  await fillRecords(db, folder);
  await restore(db, rankHistory, linesOf(folder, 'history.jsonl'));
  for (const table of [accounts, submissions, submissionHistory, tournaments, games, rankHistory]) {
    await countOn(db, table, 'id');
  }
  await countOn(db, tournamentEntrants, 'place');
}

async function fillContests(db: Db, folder: string): Promise<void> {
  for (const name of namesIn(folder, 'contests')) {
    const row = jsonOf(folder, `contests/${name}`);
    await restore(db, contests, [row]);
    const entrants = row.entrants as readonly number[];
    await restore(
      db,
      contestEntrants,
      entrants.map((account) => ({ contest: row.id, account })),
    );
  }
}

async function fillSubmissions(db: Db, folder: string): Promise<void> {
  for (const id of namesIn(folder, 'submissions')) {
    const place = `submissions/${id}`;
    const { history, ...row } = jsonOf(folder, `${place}/submission.json`);
    await restore(db, submissions, [row]);
    const states = history as readonly Row[];
    const own = states.map((state) => ({ ...state, submission: row.id }));
    await restore(db, submissionHistory, own);
    for (const name of namesIn(folder, `${place}/files`)) {
      const bytes = readFileSync(join(folder, place, 'files', name));
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

async function fillRecords(db: Db, folder: string): Promise<void> {
  for (const name of namesIn(folder, 'records')) {
    const gzip = gzipSync(readFileSync(join(folder, 'records', name)));
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

function linesOf(folder: string, path: string): Row[] {
  const lines = readFileSync(join(folder, path), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

function jsonOf(folder: string, path: string): Row {
  return JSON.parse(readFileSync(join(folder, path), 'utf8'));
}

/** Ids in the order of numbers, as they came about. */
function namesIn(folder: string, path: string): string[] {
  const whole = join(folder, path);
  if (!existsSync(whole)) return [];
  return readdirSync(whole).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
}
