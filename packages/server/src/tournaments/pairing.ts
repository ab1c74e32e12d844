import type { Pairing } from '@daeguk/tournaments';

/** A game goes by its id, but a final's id is the same whoever comes to it. */
export function isSamePairing(one: Pairing, two: Pairing): boolean {
  return one.match.id === two.match.id && one.first === two.first && one.second === two.second;
}
