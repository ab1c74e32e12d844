/** Squares are numbered as the rule book does: a1 is 0, along the ranks. */
export const FILES = 4;
export const RANKS = 5;
export const SQUARES: readonly number[] = [...Array(FILES * RANKS).keys()];

export function squareName(square: number): string {
  return fileName(square) + rankName(square);
}

export function fileName(square: number): string {
  return 'abcd'[square % FILES]!;
}

export function rankName(square: number): string {
  return String(Math.floor(square / FILES) + 1);
}

/** Whether it is a dark one, as a1 is. */
export function isDark(square: number): boolean {
  return ((square % FILES) + Math.floor(square / FILES)) % 2 === 0;
}

/** From a square to where it is seen, counted from the top left, and back: White is below unless turned. */
export function turned(square: number, isTurned: boolean): number {
  const rank = Math.floor(square / FILES);
  const file = square % FILES;
  return isTurned ? rank * FILES + FILES - 1 - file : (RANKS - 1 - rank) * FILES + file;
}
