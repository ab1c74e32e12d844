import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, type Fault, fault, type Result } from '@daeguk/games';
import { type Contest, messages as refereeMessages } from '@daeguk/referee';
import { eq } from 'drizzle-orm';
import { contests } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { messages as tournamentMessages } from '../tournaments/messages.js';
import { checkContest } from './check.js';
import { findContest } from './contests.js';
import { messages } from './messages.js';
import { addContest, keepLadder } from './rows.js';

type Json = Record<string, unknown>;

/**
 * Brings the contests up to what the files of a folder say. Answers with what is wrong with files: those are left
 * out, and what was there before stays.
 */
export async function loadContests(store: Store, folder: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const name of contestFiles(folder)) {
    const problem = await loadContest(store, join(folder, name));
    if (problem !== null) faults.push(fault('contest-file', { file: name, problem }));
  }
  return faults;
}

function contestFiles(folder: string): string[] {
  const names = readdirSync(folder).sort();
  return names.filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'));
}

/** What is wrong with the file, in a sentence for whoever keeps the server; null if nothing is. */
async function loadContest(store: Store, path: string): Promise<string | null> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return (error as Error).message;
  }
  const contest = checkContest(json);
  if (!contest.ok) return sentence(contest);
  return keep(store, contest.value, json as Json);
}

async function keep(store: Store, contest: Contest, file: Json): Promise<string | null> {
  const { id, game } = contest;
  return store.transaction(async (tx) => {
    if (await addContest(tx, { id, file, isFromFile: true }, contest)) return null;
    const row = await findContest(tx.db, id);
    if (!row?.isFromFile) return `the contest ${id} was made by an organiser`;
    if (isDeepStrictEqual(row.file, file)) return null;
    // What was submitted plays the game it was written for.
    if (row.file.game !== game)
      return `the contest ${id} is of ${row.file.game}: ${game} needs another id`;
    await tx.db.update(contests).set({ file }).where(eq(contests.id, id));
    await keepLadder(tx, contest);
    await tx.notify('contests', id);
    return null;
  });
}

/** Where it is said what is wrong with a contest. */
const CATALOGUES = [messages, refereeMessages, tournamentMessages];

function sentence(contest: Result<Contest>): string {
  if (contest.ok) return '';
  const { fault } = contest;
  const sentences = CATALOGUES.map((words) => describe(words, fault));
  return sentences.find((text) => text !== fault.code) ?? fault.code;
}
