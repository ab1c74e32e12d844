import type { Me, SentFile, SubmissionState } from '@daeguk/api';
import { and, eq, isNull } from 'drizzle-orm';
import { contests, submissions, tournamentEntrants, tournaments } from '../../store/schema.js';
import type { Store } from '../../store/store.js';
import { contestFile, soundContest } from '../../testing/contest-file.js';
import { insertAccount, insertSubmission } from '../../testing/rows.js';
import { ladderRules } from '../../tournaments/rules.js';

export const file = contestFile('makyek');

export const contest = soundContest(file);

let count = 0;

/** Somebody with a number and a nickname of their own. */
export async function addAccount({ db }: Store, role: Me['role'] = 'contestant'): Promise<Me> {
  count += 1;
  const row = await insertAccount(db, `Player ${count}`, role);
  const { id, number, name, group, nickname, mustChangePassword } = row;
  return { id, number, name, group, nickname, role, mustChangePassword };
}

type ContestChanges = Partial<typeof contests.$inferInsert> & {
  readonly ladder?: Record<string, number>;
};

/** A contest of its own with its ladder. Answers with its id. */
export async function addContest(
  { db }: Store,
  { ladder = { gapSeconds: 0 }, ...changes }: ContestChanges = {},
): Promise<string> {
  count += 1;
  const id = `contest-${count}`;
  const own = { ...file, id, ladder };
  await db.insert(contests).values({ id, file: own, isFromFile: false, ...changes });
  const rules = ladderRules(soundContest(own));
  if (!rules.ok) throw new Error(JSON.stringify(rules.fault));
  await db.insert(tournaments).values({
    contest: id,
    name: id,
    rules: rules.value,
    seed: 1,
    isLadder: true,
    state: 'running',
  });
  return id;
}

type SubmissionChanges = Partial<typeof submissions.$inferInsert>;

/** A row as if it had been submitted, in whatever state. Answers with its id. */
export async function addSubmission(
  { db }: Store,
  lane: { readonly author: number; readonly contest: string },
  state: SubmissionState,
  changes: SubmissionChanges = {},
): Promise<number> {
  count += 1;
  const player = { kind: 'program', compiler: 'python3', protocol: 'makyek' } as const;
  const values = { ...lane, state, number: count, player, language: 'python', bytes: 9 };
  return insertSubmission(db, { ...values, ...changes });
}

/** Somebody new in a contest of their own. */
export async function newLane(store: Store) {
  const { id } = await addAccount(store);
  return { author: id, contest: await addContest(store) };
}

export async function findSubmission({ db }: Store, id: number) {
  const [row] = await db.select().from(submissions).where(eq(submissions.id, id));
  return row!;
}

export async function isOnLadder({ db }: Store, submission: number): Promise<boolean> {
  const itself = eq(tournamentEntrants.submission, submission);
  const { leftAt } = tournamentEntrants;
  return (await db.$count(tournamentEntrants, and(itself, isNull(leftAt)))) > 0;
}

export function sent(name: string, content: string | Buffer = 'print("OK")\n'): SentFile {
  return { name, base64: Buffer.from(content).toString('base64') };
}

export const BOT = { files: [sent('bot.py')] };
