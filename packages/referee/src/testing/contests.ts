import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Contest } from '../contest.js';
import { readContest } from '../contest-file.js';

export function contestJson(id: string): Record<string, unknown> {
  const file = fileURLToPath(new URL(`../../../../contests/${id}.json`, import.meta.url));
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** One of the five contests, with some of its fields changed; limits are changed one by one. */
export function contest(
  id: string,
  changes: { limits?: object; [field: string]: unknown } = {},
): Contest {
  const json = contestJson(id);
  const limits = { ...(json.limits as object), ...changes.limits };
  const read = readContest({ ...json, ...changes, limits });
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
}
