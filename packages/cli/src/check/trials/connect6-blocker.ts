import type { AnyGame, Side } from '@daeguk/games';
import type { Opponent } from '../opponents.js';

const SIZE = 19;
const LENGTH = 6;
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

type Cell = readonly [x: number, y: number];

/** Six points in a row, wherever they fit on the board. */
const WINDOWS: readonly (readonly Cell[])[] = [...Array(SIZE * SIZE).keys()].flatMap((index) => {
  const [x, y] = [index % SIZE, Math.floor(index / SIZE)];
  return DIRECTIONS.flatMap(([dx, dy]) => {
    const cells = [...Array(LENGTH).keys()].map((step) => [x + step * dx, y + step * dy] as const);
    return cells.every(([a, b]) => a < SIZE && b >= 0 && b < SIZE) ? [cells] : [];
  });
});

/** Each stone of a line that may still become six makes it so many times as dangerous. */
const WORSE = 12;

/**
 * Stands in the way of the other side's lines and makes none of its own: against it even a good bot has to play long.
 */
export function blocker(game: AnyGame): Opponent {
  return (state) => {
    const rows = game
      .board(state)
      .split('/')
      .map((row) => [...row]);
    const own = letterOf(game.toMove(state) ?? '');
    const stones = [...Array(game.ply(state) === 0 ? 1 : 2)].map(() => {
      const [x, y] = mostDangerous(rows, own);
      (rows[y] as string[])[x] = own;
      return `${x},${y}`;
    });
    return stones.join(' ');
  };
}

function letterOf(side: Side): string {
  return side.charAt(0);
}

/** The empty point where the other side would do most; on a board without a threat, the first. */
function mostDangerous(rows: readonly (readonly string[])[], own: string): Cell {
  const dangers = new Map<number, number>();
  for (const cells of WINDOWS) {
    const letters = cells.map(([x, y]) => rows[y]?.[x] ?? own);
    if (letters.includes(own)) continue;
    const danger = WORSE ** letters.filter((letter) => letter !== '.').length;
    for (const [index, [x, y]] of cells.entries()) {
      if (letters[index] !== '.') continue;
      const point = y * SIZE + x;
      dangers.set(point, (dangers.get(point) ?? 0) + danger);
    }
  }
  const [[point] = [firstEmpty(rows)]] = [...dangers].sort(([, a], [, b]) => b - a);
  return [point % SIZE, Math.floor(point / SIZE)];
}

function firstEmpty(rows: readonly (readonly string[])[]): number {
  return rows.flat().indexOf('.');
}
