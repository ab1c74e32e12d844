import {
  BISHOP,
  type Board,
  type Colour,
  EMPTY,
  KING,
  KNIGHT,
  offset,
  PAWN,
  QUEEN,
  ROOK,
  SQUARES,
  WHITE,
} from './board.js';

type Step = readonly [files: number, ranks: number];

const STRAIGHT: readonly Step[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
const DIAGONAL: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];
const JUMPS: readonly Step[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

export const KNIGHT_TARGETS = everySquare((square) => targets(square, JUMPS));
export const KING_TARGETS = everySquare((square) => targets(square, [...STRAIGHT, ...DIAGONAL]));
/** The lines a rook or bishop runs along, nearest square first. */
export const ROOK_LINES = everySquare((square) => lines(square, STRAIGHT));
export const BISHOP_LINES = everySquare((square) => lines(square, DIAGONAL));
const WHITE_PAWN_TARGETS = everySquare((square) =>
  targets(square, [
    [-1, 1],
    [1, 1],
  ]),
);
const BLACK_PAWN_TARGETS = everySquare((square) =>
  targets(square, [
    [-1, -1],
    [1, -1],
  ]),
);

/** The squares a pawn of this colour attacks. */
export function pawnTargets(square: number, colour: Colour): readonly number[] {
  return (colour === WHITE ? WHITE_PAWN_TARGETS : BLACK_PAWN_TARGETS)[square]!;
}

export function isAttacked(board: Board, square: number, by: Colour): boolean {
  return (
    stands(board, KNIGHT_TARGETS[square]!, by * KNIGHT) ||
    stands(board, KING_TARGETS[square]!, by * KING) ||
    // A pawn attacks this square from where a pawn of the other colour here would attack.
    stands(board, pawnTargets(square, -by as Colour), by * PAWN) ||
    seen(board, ROOK_LINES[square]!, by * ROOK, by * QUEEN) ||
    seen(board, BISHOP_LINES[square]!, by * BISHOP, by * QUEEN)
  );
}

function stands(board: Board, squares: readonly number[], piece: number): boolean {
  for (let i = 0; i < squares.length; i++) {
    if (board[squares[i]!] === piece) return true;
  }
  return false;
}

function seen(
  board: Board,
  from: readonly (readonly number[])[],
  piece: number,
  queen: number,
): boolean {
  for (let i = 0; i < from.length; i++) {
    const line = from[i]!;
    for (let j = 0; j < line.length; j++) {
      const found = board[line[j]!]!;
      if (found === EMPTY) continue;
      if (found === piece || found === queen) return true;
      break;
    }
  }
  return false;
}

function everySquare<T>(make: (square: number) => T): readonly T[] {
  return Array.from({ length: SQUARES }, (_, square) => make(square));
}

function targets(square: number, steps: readonly Step[]): number[] {
  return steps.map(([f, r]) => offset(square, f, r)).filter((target) => target !== null);
}

function lines(square: number, steps: readonly Step[]): number[][] {
  return steps.map(([f, r]) => line(square, f, r)).filter((squares) => squares.length > 0);
}

function line(square: number, files: number, ranks: number): number[] {
  const next = offset(square, files, ranks);
  return next === null ? [] : [next, ...line(next, files, ranks)];
}
