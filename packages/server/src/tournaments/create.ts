import { randomInt } from 'node:crypto';
import { fail, type Language, ok, type Result } from '@daeguk/games';
import { makeFormat, type Tournament } from '@daeguk/tournaments';
import { eq, inArray } from 'drizzle-orm';
import { type ContestRow, contestOf } from '../contests/contests.js';
import {
  accounts,
  type StoredRules,
  submissions,
  tournamentEntrants,
  tournaments,
} from '../store/schema.js';
import type { Db, Store } from '../store/store.js';
import type { TournamentRow } from './facts.js';
import { readRules, tournamentOf, type WantedRules } from './rules.js';

interface Wanted extends WantedRules {
  readonly name: string;
  readonly seed?: number | undefined;
  /** Who takes part, the best first. */
  readonly submissions: readonly number[];
}

/** A submission in one of these states can play. */
const BUILT = ['tried', 'playing', 'effective', 'superseded'];

/** A tournament beside the ladder, of submissions as they are now. It waits to be started. */
export async function createTournament(
  store: Store,
  contest: ContestRow,
  wanted: Wanted,
  language: Language,
): Promise<Result<TournamentRow>> {
  const read = readRules(contestOf(contest), withoutLadder(contest, wanted), language);
  if (!read.ok) return read;
  if (read.value.format.kind === 'ladder') return fail('tournament-ladder');
  const entrants = await readEntrants(store.db, contest.id, wanted.submissions);
  if (!entrants.ok) return entrants;
  const { name, seed = randomInt(2 ** 31) } = wanted;
  const rules = withChampionsById(read.value, entrants.value);
  const format = makeFormat(tournamentOf(rules, seed, entrants.value));
  if (!format.ok) return format;
  return store.transaction(async (tx) => {
    const row = { contest: contest.id, name, rules, seed, isLadder: false };
    const [made] = await tx.db
      .insert(tournaments)
      .values({ ...row, state: 'planned' })
      .returning();
    if (made === undefined) throw new Error('a row that was not returned');
    const places = wanted.submissions.map((submission) => ({ tournament: made.id, submission }));
    await tx.db.insert(tournamentEntrants).values(places);
    await tx.notify('tournaments', String(made.id));
    return ok(made);
  });
}

/** Where the contest itself is a ladder, and nothing else is asked for, everybody meets everybody. */
function withoutLadder(contest: ContestRow, wanted: Wanted): WantedRules {
  const { kind } = contestOf(contest).format;
  if (kind !== 'ladder' || wanted.format !== undefined) return wanted;
  return { ...wanted, format: { kind: 'round-robin' } };
}

/** Nicknames are told by whoever asks for a tournament; kept are ids, for nicknames change. */
function withChampionsById(rules: StoredRules, entrants: Tournament['entrants']): StoredRules {
  const { format } = rules;
  if (format.kind !== 'gauntlet') return rules;
  const champions = format.champions.map(
    (champion) => entrants.find(({ name }) => name === champion)?.id ?? champion,
  );
  return { ...rules, format: { ...format, champions } };
}

async function readEntrants(
  db: Db,
  contest: string,
  ids: readonly number[],
): Promise<Result<Tournament['entrants']>> {
  const rows = await db
    .select({ submission: submissions, nickname: accounts.nickname })
    .from(submissions)
    .innerJoin(accounts, eq(accounts.id, submissions.author))
    .where(inArray(submissions.id, [...ids]));
  const known = new Map(rows.map((row) => [row.submission.id, row]));
  const entrants = new Map<number, Tournament['entrants'][number]>();
  for (const id of ids) {
    const row = known.get(id);
    if (row?.submission.contest !== contest || !BUILT.includes(row.submission.state)) {
      return fail('tournament-entrant', { submission: id });
    }
    if (entrants.has(id)) return fail('tournament-entrant-twice', { submission: id });
    const { author } = row.submission;
    entrants.set(id, { id: String(id), name: row.nickname ?? '', author: String(author) });
  }
  return ok([...entrants.values()]);
}
