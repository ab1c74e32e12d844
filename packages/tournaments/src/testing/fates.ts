import { Random } from '@daeguk/games';
import type { EntrantId, Pairing } from '../match.js';
import type { GameResult } from '../results.js';

/** What becomes of a game that is played: always the same of the same game. */
export type Fate = (pairing: Pairing) => GameResult;

/** A result, but for what hardly anything hangs on. */
export function resultOf(
  pairing: Pairing,
  winner: GameResult['winner'],
  more: Partial<GameResult> = {},
): GameResult {
  return {
    pairing,
    winner,
    bothLost: false,
    ending: 'done',
    culprit: null,
    plies: 10,
    margin: null,
    ...more,
  };
}

/** Drawn by lot, from the seed and the name of the game alone; few plies, so that they are equal at times. */
export function byLot(seed: number, drawn = 0.3, bothLost = 0.05): Fate {
  return (pairing) => {
    const random = new Random(seed * 2 ** 32 + hash(pairing.id));
    const lot = random.below(1000) / 1000;
    const more = { plies: 5 + random.below(4), margin: random.below(21) - 10 };
    if (lot < bothLost) return resultOf(pairing, null, { ...more, bothLost: true });
    if (lot < bothLost + drawn) return resultOf(pairing, null, more);
    return resultOf(pairing, random.pick(['first', 'second'] as const), more);
  };
}

/** Whoever stands further to the front in the list wins. */
export function byStrength(best: readonly EntrantId[]): Fate {
  return (pairing) => {
    const { first, second } = pairing;
    return resultOf(pairing, best.indexOf(first) < best.indexOf(second) ? 'first' : 'second');
  };
}

/** Every game is drawn. */
export const drawn: Fate = (pairing) => resultOf(pairing, null);

function hash(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
