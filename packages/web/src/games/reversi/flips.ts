import { type ReversiState, reversi } from '@daeguk/games';

export const SIZE = 8;

/** How large a disc is drawn. */
export const RADIUS = 42;

export type Colour = 'black' | 'white';

/** What lies on a square: no disc on an empty one, nor where a corner is missing. */
export function colourOf(cell: number | undefined): Colour | null {
  return cell === 1 ? 'black' : cell === 2 ? 'white' : null;
}

export function squareOf({ row, column }: { row: number; column: number }): number {
  return row * SIZE + column;
}

export function moveOf(square: number): { row: number; column: number } {
  return { row: Math.floor(square / SIZE), column: square % SIZE };
}

/** The discs that turn over when one is placed on this square. */
export function flipsOf(before: ReversiState, square: number): number[] {
  const after = reversi.play(before, moveOf(square));
  return [...before.cells.keys()].filter((index) => {
    const colour = colourOf(before.cells[index]);
    return colour !== null && colourOf(after.cells[index]) !== colour;
  });
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

/** Who was to answer a move and could not; mostly nobody. */
export function skippedBy(before: ReversiState, after: ReversiState): Colour | null {
  const isSkipped = before.mover === after.mover && reversi.outcome(after) === null;
  return isSkipped ? colourOf(3 - after.mover) : null;
}

/** How far a disc is from the one placed, and the way there in degrees from the right downwards. */
export function courseTo(from: number, to: number): { distance: number; way: number } {
  const down = moveOf(to).row - moveOf(from).row;
  const right = moveOf(to).column - moveOf(from).column;
  const distance = Math.max(Math.abs(down), Math.abs(right));
  return { distance, way: Math.round((Math.atan2(down, right) * 180) / Math.PI) };
}
