import { type Connect6State, connect6 } from '@daeguk/games';
import { SIZE } from './points.js';

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

const BLOCK = 3;

/** The lines that ended the game, each from end to end; none if no line did. */
export function decidingLines(state: Connect6State): number[][] {
  const ending = connect6.outcome(state)?.ending;
  if (ending !== 'six' && ending !== 'overline') return [];
  const decides = (length: number) =>
    ending === 'overline' ? length > 6 : state.overline === 'wins' ? length >= 6 : length === 6;
  const found = new Map<string, number[]>();
  for (const stone of state.last) {
    for (const direction of DIRECTIONS) {
      const line = lineThrough(state, stone, direction);
      if (decides(line.length)) found.set(line.join(), line);
    }
  }
  return [...found.values()];
}

/** Own stones and blocks on both sides of a stone. */
function lineThrough(
  { cells }: Connect6State,
  stone: number,
  [dx, dy]: readonly [number, number],
): number[] {
  const colour = cells[stone];
  const line = [stone];
  for (const sign of [1, -1]) {
    for (let step = 1; ; step++) {
      const x = (stone % SIZE) + sign * step * dx;
      const y = Math.floor(stone / SIZE) + sign * step * dy;
      if (x < 0 || x >= SIZE || y < 0 || y >= SIZE) break;
      const cell = cells[y * SIZE + x];
      if (cell !== colour && cell !== BLOCK) break;
      if (sign === 1) line.push(y * SIZE + x);
      else line.unshift(y * SIZE + x);
    }
  }
  return line;
}
