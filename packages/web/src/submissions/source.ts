import { ok, type Result } from '@daeguk/games';
import { client } from '../app/client.js';
import { textOf } from './text.js';

/** The texts of a program by the names of its files. */
export type Files = Readonly<Record<string, string>>;

/** What was handed in, for its author and organisers. */
export async function fetchSource(submission: number): Promise<Result<Files>> {
  const params = { submission };
  const answer = await client.call('GET /api/submissions/:submission/source', { params });
  if (!answer.ok) return answer;
  return ok(Object.fromEntries(answer.value.map(({ name, base64 }) => [name, textOf(base64)])));
}
