import { type Connect6State, connect6 } from '@daeguk/games';

export const SIZE = 19;

/** What lies on a point, by the number that states have for it. */
const KINDS = ['empty', 'black', 'white', 'block'] as const;
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

/** Whose stones are placed next. */
export function moverOf({ mover }: Connect6State): 'black' | 'white' {
  return mover === 1 ? 'black' : 'white';
}

/** How many stones this turn takes, as the rule book says of any free point. */
export function stonesDue(state: Connect6State): 1 | 2 {
  const free = state.cells.indexOf(0);
  const one = [{ x: free % SIZE, y: Math.floor(free / SIZE) }];
  return connect6.ruling(state, one)?.code === 'wrong-number-of-stones' ? 2 : 1;
}
