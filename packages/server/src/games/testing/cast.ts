import { gzipSync } from 'node:zlib';
import type { Role } from '@daeguk/api';
import { sealOf } from '@daeguk/referee';
import type { Pairing } from '@daeguk/tournaments';
import { eq } from 'drizzle-orm';
import type { Viewer } from '../../accounts/viewer.js';
import { contests, games, records, tournaments } from '../../store/schema.js';
import type { Db } from '../../store/store.js';
import { insertAccount, insertSubmission } from '../../testing/rows.js';
import { MAKYEK, type playTalkers, SEED } from './played.js';

export type Played = Awaited<ReturnType<typeof playTalkers>>;

/** Two who play each other, one who does not, one who runs it all, and somebody from the street. */
export interface Cast {
  readonly ann: Viewer;
  readonly bob: Viewer;
  readonly cat: Viewer;
  readonly organiser: Viewer;
  readonly nobody: Viewer;
  /** A submission of each of the two. */
  readonly anns: number;
  readonly bobs: number;
  readonly ladder: number;
}

export async function gatherCast(db: Db): Promise<Cast> {
  await db.insert(contests).values({ id: 'makyek', file: MAKYEK, isFromFile: true });
  const [ann, bob, cat] = [
    await addAccount(db, 'Ann', 'contestant'),
    await addAccount(db, 'Bob 빛', 'contestant'),
    await addAccount(db, 'Cat', 'contestant'),
  ];
  const organiser = { ...(await addAccount(db, 'Olga', 'organiser')), isOrganiser: true };
  const rules = { format: {}, series: {}, scoring: {}, openings: [] } as never;
  const ladder = { contest: 'makyek', name: 'ladder', rules, seed: 1, isLadder: true } as const;
  const [row] = await db
    .insert(tournaments)
    .values({ ...ladder, state: 'running' })
    .returning();
  return {
    ...{ ann, bob, cat, organiser, nobody: { account: null, isOrganiser: false } },
    anns: await addSubmission(db, ann),
    bobs: await addSubmission(db, bob),
    ladder: row?.id ?? 0,
  };
}

export async function addAccount(db: Db, nickname: string, role: Role): Promise<Viewer> {
  const { id } = await insertAccount(db, nickname, role);
  return { account: id, isOrganiser: false };
}

let submitted = 0;

export async function addSubmission(db: Db, { account }: Viewer): Promise<number> {
  const player = { kind: 'program', compiler: 'python', protocol: 'makyek' } as const;
  const who = { contest: 'makyek', author: account ?? 0, number: ++submitted, player };
  return insertSubmission(db, { ...who, language: 'python', bytes: 1, state: 'effective' });
}

type NewRow = typeof games.$inferInsert;

let paired = 0;

/** A game of Ann against Bob on the ladder, that still waits, unless something else is said. */
export async function addGame(
  db: Db,
  { anns, bobs, ladder }: Cast,
  changes: Partial<NewRow> = {},
): Promise<number> {
  const pairing = pairingOf(anns, bobs, ++paired);
  const seats = {
    first: { kind: 'submission', submission: anns },
    second: { kind: 'submission', submission: bobs },
  } as const;
  const isTournament = (changes.purpose ?? 'tournament') === 'tournament';
  const row: NewRow = {
    contest: 'makyek',
    purpose: 'tournament',
    ...(isTournament ? { tournament: ladder, pairing, pairingId: pairing.id } : {}),
    ...seats,
    file: MAKYEK,
    seed: SEED,
    cores: 2,
    state: 'waiting',
    ...changes,
  };
  const submissionAt = (seat: NewRow['first']) =>
    seat.kind === 'submission' ? seat.submission : null;
  const [stored] = await db
    .insert(games)
    .values({
      ...row,
      firstSubmission: submissionAt(row.first),
      secondSubmission: submissionAt(row.second),
    })
    .returning();
  return stored?.id ?? 0;
}

/** The same, played to its end. */
export async function addPlayed(
  db: Db,
  cast: Cast,
  { verdict, record }: Played,
  changes: Partial<NewRow> = {},
): Promise<number> {
  const { winner, ending, culprit, plies } = verdict;
  const usage = { moves: 3, total: 30, longest: 20, instead: 0, memory: 1e7 };
  const game = await addGame(db, cast, {
    state: 'done',
    attempt: 1,
    beganAt: new Date(),
    endedAt: new Date(),
    ...{ winner, ending, culprit, plies, verdict, usage: { first: usage, second: usage } },
    seal: sealOf(record),
    ...changes,
  });
  await db.insert(records).values({ game, gzip: gzipSync(record) });
  return game;
}

function pairingOf(anns: number, bobs: number, round: number): Pairing {
  const [first, second] = [String(anns), String(bobs)];
  const match = { id: `m${round}`, stage: '', round, first, second };
  return {
    id: `m${round}-1`,
    match,
    game: 1,
    step: 'game',
    first,
    second,
    opening: 0,
    options: {},
  };
}

export async function freeze(db: Db, frozenAt: Date | null): Promise<void> {
  await db.update(contests).set({ frozenAt }).where(eq(contests.id, 'makyek'));
}
