import { type MicrochessState, microchess } from '@daeguk/games';

export const FILES = 4;
export const RANKS = 5;

/** The letters of pieces by their kind, 1 to 6. */
export const LETTERS = ' PNBRQK';

/** Where each piece that can move may go: the target squares, each with its moves; a promotion has four. */
export type Choices = ReadonlyMap<number, ReadonlyMap<number, readonly string[]>>;

export function choicesOf(state: MicrochessState): Choices {
  const choices = new Map<number, Map<number, string[]>>();
  for (const move of microchess.legalMoves(state)) {
    const targets = choices.get(move.from) ?? new Map<number, string[]>();
    const texts = targets.get(move.to) ?? [];
    texts.push(microchess.formatMove(move));
    choices.set(move.from, targets.set(move.to, texts));
  }
  return choices;
}

export function squareName(square: number): string {
  return 'abcd'[square % FILES]! + String(Math.floor(square / FILES) + 1);
}

/** What a side's pieces are worth, as they are counted at the end. */
export function materialOf({ board, options }: MicrochessState, colour: 1 | -1): number {
  let sum = 0;
  for (const piece of board) {
    const letter = LETTERS[Math.abs(piece)] as keyof typeof options.material;
    if (piece * colour > 0) sum += options.material[letter];
  }
  return sum;
}
