import type { Connect6State } from '@daeguk/games';

export const SIZE = 19;

/** What lies on a point, by the number that states have for it. */
export const KINDS = ['empty', 'black', 'white', 'block'] as const;
export type Kind = (typeof KINDS)[number];

/** The nine dots that eyes hold on to. */
export const STARS: readonly number[] = [3, 9, 15].flatMap((y) =>
  [3, 9, 15].map((x) => y * SIZE + x),
);

export const CENTRE = 9 * SIZE + 9;

export function kindAt({ cells }: Connect6State, point: number): Kind {
  return KINDS[cells[point] ?? 0];
}

/** As protocols count: x to the right, y downwards, both from 0. */
export function nameOf(point: number): string {
  return `${point % SIZE},${Math.floor(point / SIZE)}`;
}

export function pointAt({ x, y }: { readonly x: number; readonly y: number }): number {
  return y * SIZE + x;
}

/** One stone opens the game, then two a turn; the last free point takes one. */
export function stonesDue({ cells }: Connect6State): 1 | 2 {
  const isOpened = cells.some((cell) => cell === 1 || cell === 2);
  const free = cells.indexOf(0);
  return isOpened && cells.indexOf(0, free + 1) > 0 ? 2 : 1;
}
