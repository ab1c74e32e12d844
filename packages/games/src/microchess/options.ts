import { type OptionReader, shown, wholeNumberOption } from '../options.js';
import { fail, ok } from '../result.js';
import { LETTERS } from './board.js';

export interface MicrochessOptions {
  /** The game stops after this many plies. */
  readonly plies: number;
  /** How often the same position ends the game. */
  readonly repetitions: number;
  /** Moves of each side without a pawn move or capture that end the game. */
  readonly quietMoves: number;
  readonly material: Material;
}

/** What the pieces are worth when material decides. */
export type Material = Readonly<Record<'K' | 'Q' | 'R' | 'B' | 'N' | 'P', number>>;

const MATERIAL: Material = { K: 4, Q: 10, R: 5, B: 3, N: 3, P: 1 };

/** `Q9,R5` on a command line, `{"Q": 9}` in a file; pieces that are not named keep their worth. */
const materialOption: OptionReader<Material> = {
  fallback: MATERIAL,
  read(value) {
    const worths = typeof value === 'string' ? wordsToWorths(value) : value;
    if (typeof worths !== 'object' || worths === null || Array.isArray(worths)) {
      return fail('material-unreadable', { text: shown(value) });
    }
    for (const [letter, worth] of Object.entries(worths)) {
      const known = letter.length === 1 && LETTERS.trim().includes(letter);
      const sensible = Number.isInteger(worth) && worth >= 0 && worth <= 1000;
      if (!known || !sensible) return fail('material-unreadable', { text: shown(value) });
    }
    return ok({ ...MATERIAL, ...worths });
  },
};

function wordsToWorths(text: string): Record<string, number> | null {
  const worths: Record<string, number> = {};
  for (const word of text.split(',')) {
    const match = /^([A-Z])(\d{1,4})$/.exec(word);
    if (match === null || Object.hasOwn(worths, match[1]!)) return null;
    worths[match[1]!] = Number(match[2]);
  }
  return worths;
}

export const microchessOptions = {
  plies: wholeNumberOption(1, 10_000, 80),
  repetitions: wholeNumberOption(2, 100, 5),
  quietMoves: wholeNumberOption(1, 1000, 50),
  material: materialOption,
};
