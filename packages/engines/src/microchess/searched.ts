import { type MicrochessState, microchess } from '@daeguk/games';
import type { SearchedGame } from '../search-engine.js';

// The module's numbers; see assembly/microchess.
const SQUARES = 20;
const KINDS = 6;
const NO_PIECE = 12;
const NOT_PASSED = 255;
const BOARD_BYTES = 24;
const TENSION = 10;
const PROMOTIONS = [null, 'q', 'r', 'b', 'n'] as const;

/** As many earlier positions as the module has room for; of a longer past, the last ones count. */
const MOST_EARLIER = 300;

/** A search this many times as deep as the game still is long has left nothing out, however much it reduces. */
const DEPTH_A_PLY = 10;

export const searchedMicrochess: SearchedGame<MicrochessState> = {
  levels: {
    easy: { depth: 1, nodes: null, noise: 400 },
    normal: { depth: 4, nodes: null, noise: 80 },
    hard: { depth: null, nodes: null, noise: 0 },
  },

  write(state, to) {
    const { options, ply, quiet } = state;
    const { P, N, B, R, Q, K } = options.material;
    const rules = [options.plies, options.repetitions, 2 * options.quietMoves, P, N, B, R, Q, K];
    let length = 0;
    for (const number of [...rules, ply, quiet]) {
      to.setInt32(length, number, true);
      length += 4;
    }
    for (const position of [...earlierOf(state), state]) {
      writeBoard(position, to, length);
      length += BOARD_BYTES;
    }
    return length;
  },

  turnsLeft: ({ options, ply }) => Math.ceil((options.plies - ply) / 2),

  moveText(code) {
    const from = code % 32;
    const above = Math.floor(code / 32);
    const promotion = PROMOTIONS[Math.floor(above / SQUARES)]!;
    return microchess.formatMove({ from, to: above % SQUARES, promotion });
  },

  /** The side that thinks counts each piece on the board for itself; how many will stay is not known. */
  told(estimate, { board }) {
    const tension = TENSION * board.filter((piece) => piece !== 0).length;
    return estimate > tension ? estimate - tension : Math.min(estimate, 0);
  },

  isExact: ({ options, ply }, depth) => depth >= DEPTH_A_PLY * (options.plies - ply),
};

/** The positions that could come again, the first in front. */
function earlierOf(state: MicrochessState): MicrochessState[] {
  const earlier: MicrochessState[] = [];
  for (let past = state.earlier; past !== null; past = past.earlier) earlier.push(past);
  return earlier.slice(0, MOST_EARLIER).reverse();
}

function writeBoard(position: MicrochessState, to: DataView, start: number): void {
  const { board, mover, castling, passant } = position;
  for (const [square, piece] of board.entries()) to.setUint8(start + square, codeOf(piece));
  to.setUint8(start + SQUARES, mover > 0 ? 0 : 1);
  to.setUint8(start + SQUARES + 1, (castling.white ? 1 : 0) + (castling.black ? 2 : 0));
  to.setUint8(start + SQUARES + 2, passant ?? NOT_PASSED);
}

function codeOf(piece: number): number {
  if (piece === 0) return NO_PIECE;
  return piece > 0 ? piece - 1 : KINDS - piece - 1;
}
