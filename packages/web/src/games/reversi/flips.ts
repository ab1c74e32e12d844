import { type ReversiState, reversi } from '@daeguk/games';

export const SIZE = 8;

export function squareOf({ row, column }: { row: number; column: number }): number {
  return row * SIZE + column;
}

export function moveOf(square: number): { row: number; column: number } {
  return { row: Math.floor(square / SIZE), column: square % SIZE };
}

/** The discs that turn over when a disc is placed on this square. */
export function flipsOf(before: ReversiState, square: number): number[] {
  const after = reversi.play(before, moveOf(square));
  const flips: number[] = [];
  for (const [index, cell] of before.cells.entries()) {
    const isDisc = cell === 1 || cell === 2;
    if (isDisc && after.cells[index] !== cell) flips.push(index);
  }
  return flips;
}

/** The squares that can be played, each with what would turn over. */
export function choicesOf(state: ReversiState): Map<number, number[]> {
  const choices = new Map<number, number[]>();
  for (const move of reversi.legalMoves(state)) {
    const square = squareOf(move);
    choices.set(square, flipsOf(state, square));
  }
  return choices;
}

/** Who was to move after this move and could not; null mostly. */
export function skippedBy(before: ReversiState, after: ReversiState): 'black' | 'white' | null {
  const isSkipped = before.mover === after.mover && reversi.outcome(after) === null;
  if (!isSkipped) return null;
  return after.mover === 1 ? 'white' : 'black';
}

/** How many squares apart two squares are, as a king walks. */
export function distance(one: number, other: number): number {
  const [a, b] = [moveOf(one), moveOf(other)];
  return Math.max(Math.abs(a.row - b.row), Math.abs(a.column - b.column));
}
