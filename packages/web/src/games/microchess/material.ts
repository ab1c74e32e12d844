import type { MicrochessState } from '@daeguk/games';
import type { Letter } from './pieces.js';

const LETTERS: readonly Letter[] = ['P', 'N', 'B', 'R', 'Q', 'K'];

/** The letter of a piece of the rule book; an empty square has none. */
export function letterOf(piece: number): Letter {
  const letter = LETTERS[Math.abs(piece) - 1];
  if (letter === undefined) throw new RangeError('an empty square has no letter');
  return letter;
}

/** What a side's pieces are worth, as they are counted at the end. */
export function materialOf({ board, options }: MicrochessState, side: 1 | -1): number {
  const own = board.filter((piece) => piece * side > 0);
  return own.reduce((sum, piece) => sum + options.material[letterOf(piece)], 0);
}
