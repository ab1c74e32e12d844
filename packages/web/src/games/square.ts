/** How wide a square is in the pictures of boards. */
export const SQUARE = 100;

/** The middle of the square that is seen there, counted from the top left. */
export function middleOf(
  seen: number,
  columns: number,
): { readonly x: number; readonly y: number } {
  return {
    x: ((seen % columns) + 0.5) * SQUARE,
    y: (Math.floor(seen / columns) + 0.5) * SQUARE,
  };
}
