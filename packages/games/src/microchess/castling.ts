import { isAttacked } from './attacks.js';
import { A1, A5, type Board, type Colour, D1, D5, EMPTY, KING, ROOK, WHITE } from './board.js';
import type { CastlingRights, MicrochessMove, MicrochessState } from './position.js';

interface Castle {
  readonly king: number;
  readonly rook: number;
  /** The two squares between them, the one beside the king first: the rook's goal, the king's goal. */
  readonly between: readonly [rookGoal: number, kingGoal: number];
}

const WHITE_CASTLE: Castle = { king: D1, rook: A1, between: [2, 1] };
const BLACK_CASTLE: Castle = { king: A5, rook: D5, between: [17, 18] };

export function castleOf(colour: Colour): Castle {
  return colour === WHITE ? WHITE_CASTLE : BLACK_CASTLE;
}

/** Whether the move is written as castling, allowed or not. */
export function isCastling(board: Board, mover: Colour, { from, to }: MicrochessMove): boolean {
  const { king, rook } = castleOf(mover);
  return from === king && to === rook && isAtHome(board, mover);
}

/** Why the side to move cannot castle now, or null if it can. */
export function castlingObstacle({ board, mover, castling }: MicrochessState) {
  const { king, between } = castleOf(mover);
  if (!(mover === WHITE ? castling.white : castling.black)) return 'castling-lost';
  if (between.some((square) => board[square] !== EMPTY)) return 'castling-blocked';
  const path = [king, ...between];
  const enemy = -mover as Colour;
  return path.some((square) => isAttacked(board, square, enemy)) ? 'castling-through-check' : null;
}

/** What is left of the rights once a piece has left, or arrived on, a square. */
export function rightsAfter(rights: CastlingRights, from: number, to: number): CastlingRights {
  const white = rights.white && !touches(WHITE_CASTLE, from, to);
  const black = rights.black && !touches(BLACK_CASTLE, from, to);
  return white === rights.white && black === rights.black ? rights : { white, black };
}

function touches({ king, rook }: Castle, from: number, to: number): boolean {
  return from === king || from === rook || to === king || to === rook;
}

/** Whether king and rook stand at home, without which there is no right to castle. */
export function isAtHome(board: Board, colour: Colour): boolean {
  const { king, rook } = castleOf(colour);
  return board[king] === colour * KING && board[rook] === colour * ROOK;
}
