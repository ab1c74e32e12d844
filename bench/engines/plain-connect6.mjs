// What the plain player makes of Connect6, which has no material: lines of six that can still be filled,
// the fuller the better, and only points near such lines are tried.
import { connect6 } from '@daeguk/games';

const SIZE = 19;
const STEPS = [1, SIZE, SIZE + 1, SIZE - 1];
/** By the number of stones in a line that the other side has none in. */
const WORTH = [0, 1, 4, 16, 100, 120, 0];
const POINTS_TRIED = 8;

/** Every line of six, as indexes of cells. */
const LINES = STEPS.flatMap((step, direction) =>
  Array.from({ length: SIZE * SIZE }, (_, start) => start)
    .filter((start) => fits(start, direction))
    .map((start) => Array.from({ length: 6 }, (_, i) => start + i * step)),
);

/** @param {number} start @param {number} direction */
function fits(start, direction) {
  const column = start % SIZE;
  const row = Math.floor(start / SIZE);
  const fitsDown = direction === 0 || row <= SIZE - 6;
  const fitsAcross = direction === 1 || (direction === 3 ? column >= 5 : column <= SIZE - 6);
  return fitsDown && fitsAcross;
}

/** @param {any} state for Black */
export function connect6Worth({ cells }) {
  let total = 0;
  for (const line of LINES) total += lineWorth(cells, line);
  return total;
}

/** @param {number[]} cells @param {number[]} line */
function lineWorth(cells, line) {
  let black = 0;
  let white = 0;
  for (const index of line) {
    const cell = cells[index];
    if (cell === 1) black++;
    else if (cell === 2) white++;
  }
  if (black > 0 && white > 0) return 0;
  return (WORTH[black] ?? 0) - (WORTH[white] ?? 0);
}

/** The pairs of the few points where most happens. @param {any} state */
export function connect6Moves(state) {
  const { cells } = state;
  const heat = new Float64Array(SIZE * SIZE);
  for (const line of LINES) {
    const worth = Math.abs(lineWorth(cells, line));
    for (const index of line) heat[index] = (heat[index] ?? 0) + worth + 0.01;
  }
  const hot = [...heat.keys()].filter((index) => cells[index] === 0);
  hot.sort((a, b) => (heat[b] ?? 0) - (heat[a] ?? 0));
  const points = hot.slice(0, POINTS_TRIED).map((i) => ({ x: i % SIZE, y: Math.floor(i / SIZE) }));
  if (connect6.ply(state) === 0) return points.map((point) => [point]);
  return points.flatMap((a, i) => points.slice(i + 1).map((b) => [a, b]));
}
