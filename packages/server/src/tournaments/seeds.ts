import { createHash } from 'node:crypto';
import { type Contest, seedOfGame } from '@daeguk/referee';
import type { Pairing } from '@daeguk/tournaments';

/**
 * What is left to chance in a game hangs on the tournament's seed and on which game it is, never on when it is
 * played. A game that settles a drawn one has the same lots as that one.
 */
export function seedOf(contest: Contest, seed: number, { match, game }: Pairing): number {
  const hash = createHash('sha256').update(`${seed} ${match.id}`).digest();
  return seedOfGame(contest, hash.readUInt32BE() % 2 ** 31, game - 1);
}
