import type { Announcement } from '@daeguk/api';
import { fail, ok, type Result } from '@daeguk/games';
import { desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { findContest } from '../contests/contests.js';
import { accounts, announcements } from '../store/schema.js';
import type { Db } from '../store/store.js';

/** So many are shown: what is older has been told. */
const SHOWN = 50;

type Written = Pick<Announcement, 'contest' | 'title' | 'text'>;

type Changes = { readonly [K in keyof Written]?: Written[K] | undefined };

/** The latest, the newest first; with a contest, its own and those of the whole arena. */
export function listAnnouncements(db: Db, contest?: string): Promise<Announcement[]> {
  const own = or(isNull(announcements.contest), eq(announcements.contest, contest ?? ''));
  return read(db, contest === undefined ? undefined : own);
}

export async function announce(
  db: Db,
  author: number,
  written: Written,
): Promise<Result<Announcement>> {
  const problem = await unknownContest(db, written.contest);
  if (problem !== null) return problem;
  const [row] = await db
    .insert(announcements)
    .values({ ...written, author })
    .returning({ id: announcements.id });
  return found(db, row?.id ?? 0);
}

export async function changeAnnouncement(
  db: Db,
  id: number,
  changes: Changes,
): Promise<Result<Announcement>> {
  const problem = await unknownContest(db, changes.contest);
  if (problem !== null) return problem;
  await db
    .update(announcements)
    .set({ ...changes, changedAt: sql`now()` })
    .where(eq(announcements.id, id));
  return found(db, id);
}

export async function takeBack(db: Db, id: number): Promise<Result<undefined>> {
  const gone = await db.delete(announcements).where(eq(announcements.id, id)).returning();
  return gone.length === 0 ? fail('no-announcement', { announcement: id }) : ok(undefined);
}

async function unknownContest(db: Db, contest: string | null | undefined) {
  const isUnknown = typeof contest === 'string' && (await findContest(db, contest)) === null;
  return isUnknown ? fail('unknown-contest', { contest }) : null;
}

async function found(db: Db, id: number): Promise<Result<Announcement>> {
  const [announcement] = await read(db, eq(announcements.id, id));
  return announcement === undefined
    ? fail('no-announcement', { announcement: id })
    : ok(announcement);
}

async function read(db: Db, which: SQL | undefined): Promise<Announcement[]> {
  const rows = await db
    .select({ announcement: announcements, nickname: accounts.nickname })
    .from(announcements)
    .innerJoin(accounts, eq(accounts.id, announcements.author))
    .where(which)
    .orderBy(desc(announcements.id))
    .limit(SHOWN);
  return rows.map(({ announcement, nickname }) => ({
    ...announcement,
    author: { id: announcement.author, nickname: nickname ?? '' },
    postedAt: announcement.postedAt.toISOString(),
    changedAt: announcement.changedAt?.toISOString() ?? null,
  }));
}
