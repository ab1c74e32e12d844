import {
  BISHOP_LINES,
  isAttacked,
  KING_TARGETS,
  KNIGHT_TARGETS,
  pawnTargets,
  ROOK_LINES,
} from './attacks.js';
import {
  BISHOP,
  type Board,
  type Colour,
  EMPTY,
  FILES,
  fileOf,
  KING,
  KNIGHT,
  LETTERS,
  lastRank,
  PAWN,
  pawnRank,
  QUEEN,
  ROOK,
  rankOf,
  SQUARES,
} from './board.js';
import { castleOf, castlingObstacle, isCastling } from './castling.js';
import { type MicrochessMove, type MicrochessState, promotions } from './position.js';

/** Every legal move of the side to move, whether or not a draw or the ply limit ended the game. */
export function* pieceMoves(state: MicrochessState): Iterable<MicrochessMove> {
  const { board, mover } = state;
  const king = board.indexOf(mover * KING);
  for (const move of pseudoMoves(state)) {
    if (!exposesKing(state, move, king)) yield move;
  }
  if (castlingObstacle(state) === null) {
    const { king: from, rook: to } = castleOf(mover);
    yield { from, to, promotion: null };
  }
}

/** The ways the pieces move, castling apart, before asking whether the own king is left in check. */
export function pseudoMoves({ board, mover, passant }: MicrochessState): MicrochessMove[] {
  const moves: MicrochessMove[] = [];
  for (let from = 0; from < SQUARES; from++) {
    switch (board[from]! * mover) {
      case PAWN:
        addPawnMoves(moves, board, mover, passant, from);
        break;
      case KNIGHT:
        addSteps(moves, board, mover, from, KNIGHT_TARGETS[from]!);
        break;
      case BISHOP:
        addLines(moves, board, mover, from, BISHOP_LINES[from]!);
        break;
      case ROOK:
        addLines(moves, board, mover, from, ROOK_LINES[from]!);
        break;
      case QUEEN:
        addLines(moves, board, mover, from, ROOK_LINES[from]!);
        addLines(moves, board, mover, from, BISHOP_LINES[from]!);
        break;
      case KING:
        addSteps(moves, board, mover, from, KING_TARGETS[from]!);
    }
  }
  return moves;
}

/**
 * Whether the move would leave the own king in check. Perft may have taken a king that a position
 * set up by hand left to be taken: a side without one has nothing to expose.
 */
export function exposesKing(state: MicrochessState, move: MicrochessMove, king: number): boolean {
  if (king < 0) return false;
  const kingAfter = move.from === king ? move.to : king;
  return isAttacked(boardAfter(state, move), kingAfter, -state.mover as Colour);
}

/** The board after a move of any kind. */
export function boardAfter(state: MicrochessState, move: MicrochessMove): Board {
  const { mover, passant } = state;
  const { from, to, promotion } = move;
  const board = state.board.slice();
  const piece = board[from]!;
  board[from] = EMPTY;
  if (isCastling(state.board, mover, move)) {
    const [rookGoal, kingGoal] = castleOf(mover).between;
    board[to] = EMPTY;
    board[rookGoal] = mover * ROOK;
    board[kingGoal] = mover * KING;
    return board;
  }
  if (to === passant && piece === mover * PAWN) board[to - mover * FILES] = EMPTY;
  board[to] = promotion === null ? piece : mover * LETTERS.indexOf(promotion.toUpperCase());
  return board;
}

function addSteps(
  moves: MicrochessMove[],
  board: Board,
  mover: Colour,
  from: number,
  targets: readonly number[],
): void {
  for (let i = 0; i < targets.length; i++) {
    const to = targets[i]!;
    if (board[to]! * mover <= 0) moves.push({ from, to, promotion: null });
  }
}

function addLines(
  moves: MicrochessMove[],
  board: Board,
  mover: Colour,
  from: number,
  lines: readonly (readonly number[])[],
): void {
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    for (let j = 0; j < line.length; j++) {
      const to = line[j]!;
      const met = board[to]! * mover;
      if (met <= 0) moves.push({ from, to, promotion: null });
      if (met !== 0) break;
    }
  }
}

function addPawnMoves(
  moves: MicrochessMove[],
  board: Board,
  mover: Colour,
  passant: number | null,
  from: number,
): void {
  const one = from + mover * FILES;
  if (board[one] === EMPTY) {
    addPawnMove(moves, mover, from, one);
    const two = one + mover * FILES;
    if (rankOf(from) === pawnRank(mover) && board[two] === EMPTY) {
      moves.push({ from, to: two, promotion: null });
    }
  }
  for (const to of pawnTargets(from, mover)) {
    if (board[to]! * mover < 0 || to === passant) addPawnMove(moves, mover, from, to);
  }
}

function addPawnMove(moves: MicrochessMove[], mover: Colour, from: number, to: number): void {
  if (rankOf(to) !== lastRank(mover)) {
    moves.push({ from, to, promotion: null });
    return;
  }
  for (const promotion of promotions) moves.push({ from, to, promotion });
}

/** The square passed over by a double step, if an enemy pawn stands ready to take there. */
export function passantAfter(
  board: Board,
  mover: Colour,
  { from, to }: MicrochessMove,
): number | null {
  const stepsTwo = board[to] === mover * PAWN && Math.abs(to - from) === 2 * FILES;
  if (!stepsTwo || fileOf(from) !== fileOf(to)) return null;
  const passed = (from + to) / 2;
  // Whoever could take there stands where a pawn of the mover's on that square would attack.
  const ready = pawnTargets(passed, mover).some((square) => board[square] === -mover * PAWN);
  return ready ? passed : null;
}
