import { type Random, type ReversiState, reversi } from '@daeguk/games';

const BLACK = 1;
const WHITE = 2;

/** Discs at random, in number from a few to nearly all squares, often nearly all of one side. */
export function randomBoard(random: Random): ReversiState {
  const filled = 20 + random.below(80);
  const black = random.pick([5, 20, 50, 80, 95]);
  const cells = reversi.setup({}, null).cells.map((cell) => {
    if (cell !== 0 || random.below(100) >= filled) return cell;
    return random.below(100) < black ? BLACK : WHITE;
  });
  const mover = random.pick([BLACK, WHITE] as const);
  const state = reversi.fromJson(reversi.toJson({ cells, mover, ply: 0 }));
  if (!state.ok) throw new Error(state.fault.code);
  return state.value;
}
