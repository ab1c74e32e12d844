import {
  BISHOP,
  BLACK,
  type Board,
  type Colour,
  EMPTY,
  fileOf,
  KING,
  KNIGHT,
  LETTERS,
  rankOf,
  WHITE,
} from './board.js';
import type { Material } from './options.js';
import type { MicrochessState } from './position.js';

/** A king alone, with one knight, or bishops that all stand on one colour: nobody can be mated. */
export function isMaterialInsufficient(board: Board): boolean {
  let knights = 0;
  const bishops = [0, 0];
  for (const [square, piece] of board.entries()) {
    switch (Math.abs(piece)) {
      case EMPTY:
      case KING:
        break;
      case KNIGHT:
        knights++;
        break;
      case BISHOP:
        bishops[(fileOf(square) + rankOf(square)) % 2]!++;
        break;
      default:
        return false;
    }
  }
  const [dark = 0, light = 0] = bishops;
  return knights + dark + light <= 1 || (knights === 0 && (dark === 0 || light === 0));
}

export function isQuietTooLong({ quiet, options }: MicrochessState): boolean {
  return quiet >= 2 * options.quietMoves;
}

export function isRepeated(state: MicrochessState): boolean {
  const { repetitions } = state.options;
  // A position returns after four plies at the earliest.
  if (state.quiet < 4 * (repetitions - 1)) return false;
  let seen = 1;
  for (let earlier = state.earlier; earlier !== null; earlier = earlier.earlier) {
    if (isSamePosition(state, earlier)) seen++;
  }
  return seen >= repetitions;
}

function isSamePosition(a: MicrochessState, b: MicrochessState): boolean {
  return (
    a.mover === b.mover &&
    a.passant === b.passant &&
    a.castling.white === b.castling.white &&
    a.castling.black === b.castling.black &&
    a.board.every((piece, square) => piece === b.board[square])
  );
}

/** How much more material White has. */
export function materialLead(board: Board, material: Material): number {
  let lead = 0;
  for (const piece of board) {
    if (piece !== EMPTY) {
      const letter = LETTERS[Math.abs(piece)] as keyof Material;
      lead += Math.sign(piece) * material[letter];
    }
  }
  return lead;
}

/** The side with more material, or null. */
export function materialLeader(board: Board, material: Material): Colour | null {
  const lead = materialLead(board, material);
  return lead === 0 ? null : lead > 0 ? WHITE : BLACK;
}
