import { readFileSync } from 'node:fs';
import type { Me, SentFile, SubmissionState } from '@daeguk/api';
import { type Contest, readContest } from '@daeguk/referee';
import { accounts, contests, submissions, tournaments } from '../../store/schema.js';
import type { Store } from '../../store/store.js';
import { ladderRules } from '../../tournaments/rules.js';

const FILE = new URL('../../../../../contests/makyek.json', import.meta.url);

export const file = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, unknown>;

export const contest = read(file);

function read(from: Record<string, unknown>): Contest {
  const result = readContest(from);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

let count = 0;

/** Somebody with a number and a nickname of their own. */
export async function addAccount({ db }: Store, role: Me['role'] = 'contestant'): Promise<Me> {
  count += 1;
  const number = `s${count}`;
  const nickname = `Player ${count}`;
  const [row] = await db
    .insert(accounts)
    .values({ number, nickname, nicknameKey: nickname.toLowerCase(), role })
    .returning();
  const { id, name, group, mustChangePassword } = row!;
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
  const rules = ladderRules(read(own));
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
  const [row] = await db
    .insert(submissions)
    .values({ ...values, ...changes })
    .returning({ id: submissions.id });
  return row!.id;
}

export function sent(name: string, content: string | Buffer = 'print("OK")\n'): SentFile {
  return { name, base64: Buffer.from(content).toString('base64') };
}

export const BOT = { files: [sent('bot.py')] };
