import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Level } from '@daeguk/engines';
import { and, eq } from 'drizzle-orm';
import { createAccount } from '../accounts/accounts.js';
import { accounts, contests, settings, submissions } from '../store/schema.js';
import type { Db, Store, Transaction } from '../store/store.js';
import { createHouseSubmission, createSampleSubmission } from '../submissions/submit.js';
import { ROOT } from './place.js';

/** Those whose games are over soonest come first: on a first start there is something to see at once. */
const ORDER = ['picking-stones', 'reversi', 'makyek', 'algocup', 'microchess'];

const HOUSE: readonly Level[] = ['easy', 'normal'];

/** Kits that are built in no time, with the name people know their language by. */
const KITS = { python: 'Python', c: 'C', javascript: 'JavaScript' } as const;

/**
 * On the very first start: the house and a sample bot or two on the ladder of each contest that comes with Daeguk.
 * Begun anew where a start was cut short; later starts leave alone what organisers made of it.
 */
export async function addSamples(store: Store): Promise<void> {
  const known = await store.db.select({ id: contests.id }).from(contests);
  for (const contest of ORDER.filter((id) => known.some((row) => row.id === id))) {
    await store.transaction(async (tx) => {
      for (const level of HOUSE) await addHouse(tx, contest, level);
      for (const kit of Object.keys(KITS) as (keyof typeof KITS)[]) {
        await addKit(store, tx, contest, kit);
      }
    });
  }
}

export async function wasStarted(db: Db): Promise<boolean> {
  return (await db.$count(settings, eq(settings.name, 'first-start'))) > 0;
}

export async function markStarted(db: Db): Promise<void> {
  await db.insert(settings).values({ name: 'first-start', value: 'true' }).onConflictDoNothing();
}

async function addHouse(tx: Transaction, contest: string, level: Level) {
  const author = await sampleAccount(tx.db, `house-${level}`, `House, ${level}`);
  if (await hasSubmitted(tx.db, author, contest)) return;
  await createHouseSubmission(tx, author, contest, { kind: 'house', level });
}

async function addKit(store: Store, tx: Transaction, contest: string, kit: keyof typeof KITS) {
  const author = await sampleAccount(tx.db, `sample-${kit}`, `Sample, ${KITS[kit]}`);
  if (await hasSubmitted(tx.db, author, contest)) return;
  const folder = join(ROOT, 'kits', contest, kit);
  const files = readdirSync(folder).sort();
  const made = await createSampleSubmission(
    store,
    tx,
    author,
    contest,
    files.map((name) => ({ name, bytes: readFileSync(join(folder, name)) })),
  );
  if (!made.ok) throw new Error(`the kit ${contest}/${kit} was refused: ${made.fault.code}`);
}

/** An account nobody can sign in with. */
async function sampleAccount(db: Db, number: string, nickname: string): Promise<number> {
  const [row] = await db.select().from(accounts).where(eq(accounts.number, number));
  if (row !== undefined) return row.id;
  const made = await createAccount(db, { number, nickname, role: 'contestant' });
  if (!made.ok) throw new Error(`there is no account for ${number}: ${made.fault.code}`);
  return made.value.id;
}

async function hasSubmitted(db: Db, author: number, contest: string): Promise<boolean> {
  const isTheirs = and(eq(submissions.author, author), eq(submissions.contest, contest));
  return (await db.$count(submissions, isTheirs)) > 0;
}
