import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Contest, readContest } from '@daeguk/referee';

/** Where the five contests are. */
export const CONTESTS = fileURLToPath(new URL('../../../../contests', import.meta.url));

interface Changes {
  readonly limits?: object;
  readonly [field: string]: unknown;
}

/** The file of one of them, with some of its fields changed; limits are changed one by one. */
export function contestFile(id: string, changes: Changes = {}): Record<string, unknown> {
  const file = JSON.parse(readFileSync(join(CONTESTS, `${id}.json`), 'utf8'));
  return { ...file, ...changes, limits: { ...file.limits, ...changes.limits } };
}

/** What a file describes that is known to be sound. */
export function soundContest(file: Record<string, unknown>): Contest {
  const contest = readContest(file);
  if (!contest.ok) throw new Error(JSON.stringify(contest.fault));
  return contest.value;
}
