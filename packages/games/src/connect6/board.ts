import { isOnSquareBoard } from '../grid.js';

export const SIZE = 19;

/** x grows to the right, y downwards, both from 0. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Every point of the board, by its index in a state's cells. */
export const POINTS: readonly Point[] = Array.from({ length: SIZE * SIZE }, (_, index) => ({
  x: index % SIZE,
  y: Math.floor(index / SIZE),
}));

export function isOnBoard({ x, y }: Point): boolean {
  return isOnSquareBoard(SIZE, y, x);
}

export function indexOf({ x, y }: Point): number {
  return y * SIZE + x;
}
