import { readFileSync } from 'node:fs';
import { fail, ok, type Result } from '@daeguk/games';
import { z } from 'zod';

/** Of the JSON of a report, all that seeding goes by. */
const earlier = z.object({
  entrants: z.array(z.object({ name: z.string() })),
});

/** The entrants as an earlier tournament left them, best first; who was not there comes after. */
export function seedBy<T extends { readonly name: string }>(
  entrants: readonly T[],
  file: string,
): Result<T[]> {
  const read = readEarlier(file);
  if (!read.ok) return read;
  const place = (name: string) => {
    const index = read.value.indexOf(name);
    return index < 0 ? read.value.length : index;
  };
  return ok(entrants.toSorted((a, b) => place(a.name) - place(b.name)));
}

function readEarlier(file: string): Result<string[]> {
  try {
    const { entrants } = earlier.parse(JSON.parse(readFileSync(file, 'utf8')));
    return ok(entrants.map(({ name }) => name));
  } catch {
    return fail('tournament-seeding', { file });
  }
}
