import type { Reference, ReferenceOptions } from '../testing/reference.js';

/** Microchess 4x5 (contests.md, section 2). White writes its pieces in capitals, as in a FEN. */

type Side = 'w' | 'b';

/** What the moves of a position hang on. */
interface Situation {
  /** Twenty letters in the order of SQUARES; '.' is an empty square. */
  readonly board: readonly string[];
  readonly side: Side;
  /** Some of the letters 'Qk', or '' for none. */
  readonly castling: string;
  /** The square a pawn has just passed over, or '-'. */
  readonly enPassant: string;
}

interface Position extends Situation {
  /** The legal moves of the situation, whether or not the game is over by something else. */
  readonly legal: readonly string[];
  /** Plies since the last pawn move or capture. */
  readonly clock: number;
  readonly fullmove: number;
  readonly plyLimit: number;
  /** What counts for repetition, of every position of this game, the present one last. */
  readonly seen: readonly string[];
}

interface Castling {
  readonly letter: string;
  readonly side: Side;
  readonly king: string;
  readonly rook: string;
  readonly kingFrom: string;
  readonly rookFrom: string;
  readonly kingTo: string;
  readonly rookTo: string;
  readonly mustBeEmpty: readonly string[];
  readonly mustNotBeAttacked: readonly string[];
}

const START = 'knbr/p3/4/3P/RBNK w Qk - 0 1';
const PLY_LIMIT = 80;

const WIDTH = 4;
const HEIGHT = 5;

// The order of a FEN: the top rank first, each rank from the a-file.
const SQUARES = [
  ...['a5', 'b5', 'c5', 'd5'],
  ...['a4', 'b4', 'c4', 'd4'],
  ...['a3', 'b3', 'c3', 'd3'],
  ...['a2', 'b2', 'c2', 'd2'],
  ...['a1', 'b1', 'c1', 'd1'],
];

const CASTLINGS: readonly Castling[] = [
  {
    letter: 'Q',
    side: 'w',
    king: 'K',
    rook: 'R',
    kingFrom: 'd1',
    rookFrom: 'a1',
    kingTo: 'b1',
    rookTo: 'c1',
    mustBeEmpty: ['b1', 'c1'],
    mustNotBeAttacked: ['d1', 'c1', 'b1'],
  },
  {
    letter: 'k',
    side: 'b',
    king: 'k',
    rook: 'r',
    kingFrom: 'a5',
    rookFrom: 'd5',
    kingTo: 'c5',
    rookTo: 'b5',
    mustBeEmpty: ['b5', 'c5'],
    mustNotBeAttacked: ['a5', 'b5', 'c5'],
  },
];

// Squares and pieces. A square is its place in SQUARES.

function squareOf(name: string): number {
  return SQUARES.indexOf(name);
}

function nameOf(square: number): string {
  return SQUARES[square] ?? '';
}

/** 0 for the a-file to 3 for the d-file. */
function fileOf(square: number): number {
  return square % WIDTH;
}

/** 1 to 5, as it is written. */
function rankOf(square: number): number {
  return HEIGHT - Math.floor(square / WIDTH);
}

function squareAt(file: number, rank: number): number {
  return (HEIGHT - rank) * WIDTH + file;
}

function pieceOn(board: readonly string[], square: number): string {
  return board[square] ?? '.';
}

function isEmpty(board: readonly string[], square: number): boolean {
  return pieceOn(board, square) === '.';
}

function belongsTo(piece: string, side: Side): boolean {
  return (side === 'w' ? 'KQRBNP' : 'kqrbnp').includes(piece);
}

function enemyOf(side: Side): Side {
  return side === 'w' ? 'b' : 'w';
}

function nameOfSide(side: Side): string {
  return side === 'w' ? 'white' : 'black';
}

/** How many ranks a pawn of this side goes up in one step. */
function pawnStep(side: Side): number {
  return side === 'w' ? 1 : -1;
}

function pawnStartRank(side: Side): number {
  return side === 'w' ? 2 : 4;
}

function pawnLastRank(side: Side): number {
  return side === 'w' ? 5 : 1;
}

// Attacks.

/** Whether all squares strictly between two squares of one straight line are empty. */
function nothingBetween(board: readonly string[], from: number, to: number): boolean {
  const fileStep = Math.sign(fileOf(to) - fileOf(from));
  const rankStep = Math.sign(rankOf(to) - rankOf(from));
  let file = fileOf(from) + fileStep;
  let rank = rankOf(from) + rankStep;
  while (file !== fileOf(to) || rank !== rankOf(to)) {
    if (!isEmpty(board, squareAt(file, rank))) {
      return false;
    }
    file += fileStep;
    rank += rankStep;
  }
  return true;
}

/** Whether the piece on `from` could take an enemy that stood on `to`. */
function attacks(board: readonly string[], from: number, to: number): boolean {
  const piece = pieceOn(board, from);
  const filesApart = Math.abs(fileOf(to) - fileOf(from));
  const ranksApart = Math.abs(rankOf(to) - rankOf(from));
  const ranksUp = rankOf(to) - rankOf(from);
  if (from === to) {
    return false;
  }
  const onRankOrFile = filesApart === 0 || ranksApart === 0;
  const onDiagonal = filesApart === ranksApart;
  switch (piece) {
    case 'P':
      return filesApart === 1 && ranksUp === pawnStep('w');
    case 'p':
      return filesApart === 1 && ranksUp === pawnStep('b');
    case 'N':
    case 'n':
      return (filesApart === 1 && ranksApart === 2) || (filesApart === 2 && ranksApart === 1);
    case 'K':
    case 'k':
      return filesApart <= 1 && ranksApart <= 1;
    case 'R':
    case 'r':
      return onRankOrFile && nothingBetween(board, from, to);
    case 'B':
    case 'b':
      return onDiagonal && nothingBetween(board, from, to);
    case 'Q':
    case 'q':
      return (onRankOrFile || onDiagonal) && nothingBetween(board, from, to);
    default:
      return false;
  }
}

function isAttackedBy(board: readonly string[], square: number, side: Side): boolean {
  for (let from = 0; from < SQUARES.length; from += 1) {
    if (belongsTo(pieceOn(board, from), side) && attacks(board, from, square)) {
      return true;
    }
  }
  return false;
}

function isInCheck(board: readonly string[], side: Side): boolean {
  const king = board.indexOf(side === 'w' ? 'K' : 'k');
  return isAttackedBy(board, king, enemyOf(side));
}

// Moves.

function pawnMayMove(position: Situation, from: number, to: number): boolean {
  const { board, side } = position;
  const forward = (rankOf(to) - rankOf(from)) * pawnStep(side);
  if (fileOf(to) === fileOf(from)) {
    if (forward === 1) {
      return isEmpty(board, to);
    }
    if (forward === 2) {
      const passed = squareAt(fileOf(from), rankOf(from) + pawnStep(side));
      const onStartRank = rankOf(from) === pawnStartRank(side);
      return onStartRank && isEmpty(board, passed) && isEmpty(board, to);
    }
    return false;
  }
  const takesSomething =
    belongsTo(pieceOn(board, to), enemyOf(side)) || nameOf(to) === position.enPassant;
  return attacks(board, from, to) && takesSomething;
}

function mayCastle(position: Situation, castling: Castling): boolean {
  const { board, side } = position;
  return (
    castling.side === side &&
    position.castling.includes(castling.letter) &&
    castling.mustBeEmpty.every((name) => isEmpty(board, squareOf(name))) &&
    !castling.mustNotBeAttacked.some((name) => isAttackedBy(board, squareOf(name), enemyOf(side)))
  );
}

/** Moves by how the pieces go, whether or not they leave the own king in check. */
function movesByPieces(position: Situation): string[] {
  const { board, side } = position;
  const moves: string[] = [];
  for (let from = 0; from < SQUARES.length; from += 1) {
    const piece = pieceOn(board, from);
    if (!belongsTo(piece, side)) {
      continue;
    }
    const isPawn = piece === 'P' || piece === 'p';
    for (let to = 0; to < SQUARES.length; to += 1) {
      if (belongsTo(pieceOn(board, to), side)) {
        continue;
      }
      const move = nameOf(from) + nameOf(to);
      if (!isPawn && attacks(board, from, to)) {
        moves.push(move);
      }
      if (isPawn && pawnMayMove(position, from, to)) {
        if (rankOf(to) === pawnLastRank(side)) {
          moves.push(`${move}q`, `${move}r`, `${move}b`, `${move}n`);
        } else {
          moves.push(move);
        }
      }
    }
  }
  for (const castling of CASTLINGS) {
    if (mayCastle(position, castling)) {
      moves.push(castling.kingFrom + castling.rookFrom);
    }
  }
  return moves;
}

/** The castling that a move is, if it is one: only then does a king go to its own rook. */
function castlingOf(board: readonly string[], move: string): Castling | undefined {
  return CASTLINGS.find(
    (castling) =>
      move === castling.kingFrom + castling.rookFrom &&
      pieceOn(board, squareOf(castling.kingFrom)) === castling.king &&
      pieceOn(board, squareOf(castling.rookFrom)) === castling.rook,
  );
}

function boardAfter(before: readonly string[], side: Side, move: string): string[] {
  const board = [...before];
  const castling = castlingOf(before, move);
  if (castling !== undefined) {
    board[squareOf(castling.kingFrom)] = '.';
    board[squareOf(castling.rookFrom)] = '.';
    board[squareOf(castling.kingTo)] = castling.king;
    board[squareOf(castling.rookTo)] = castling.rook;
    return board;
  }
  const from = squareOf(move.slice(0, 2));
  const to = squareOf(move.slice(2, 4));
  const promotion = move.slice(4);
  const piece = pieceOn(before, from);
  const isPawn = piece === 'P' || piece === 'p';
  if (isPawn && fileOf(from) !== fileOf(to) && isEmpty(before, to)) {
    // En passant: the pawn taken stands beside the square its taker comes from.
    board[squareAt(fileOf(to), rankOf(from))] = '.';
  }
  board[from] = '.';
  board[to] = piece;
  if (promotion !== '') {
    board[to] = side === 'w' ? promotion.toUpperCase() : promotion;
  }
  return board;
}

function legalMoves(position: Situation): string[] {
  const { board, side } = position;
  return movesByPieces(position).filter((move) => !isInCheck(boardAfter(board, side, move), side));
}

// The fields of a FEN.

function placementOf(board: readonly string[]): string {
  const ranks: string[] = [];
  for (let rank = HEIGHT; rank >= 1; rank -= 1) {
    let text = '';
    let empty = 0;
    for (let file = 0; file < WIDTH; file += 1) {
      const piece = pieceOn(board, squareAt(file, rank));
      if (piece === '.') {
        empty += 1;
        continue;
      }
      if (empty > 0) {
        text += String(empty);
      }
      empty = 0;
      text += piece;
    }
    if (empty > 0) {
      text += String(empty);
    }
    ranks.push(text);
  }
  return ranks.join('/');
}

function boardOf(placement: string): string[] {
  const board: string[] = [];
  for (const letter of placement) {
    if ('1234'.includes(letter)) {
      for (let empty = 0; empty < Number(letter); empty += 1) {
        board.push('.');
      }
    } else if (letter !== '/') {
      board.push(letter);
    }
  }
  if (board.length !== SQUARES.length) {
    throw new Error(`not a 4x5 board: ${placement}`);
  }
  return board;
}

/**
 * The rights that are left. A king or rook that is not at home has moved or was taken, and a letter
 * once gone is not given back.
 */
function castlingLeft(before: string, board: readonly string[]): string {
  let left = '';
  for (const castling of CASTLINGS) {
    const kingAtHome = pieceOn(board, squareOf(castling.kingFrom)) === castling.king;
    const rookAtHome = pieceOn(board, squareOf(castling.rookFrom)) === castling.rook;
    if (before.includes(castling.letter) && kingAtHome && rookAtHome) {
      left += castling.letter;
    }
  }
  return left;
}

/** The square passed over is named only if a pawn of the side to move attacks it. */
function enPassantField(board: readonly string[], toMove: Side, passed: string): string {
  const pawn = toMove === 'w' ? 'P' : 'p';
  for (let from = 0; from < SQUARES.length; from += 1) {
    if (pieceOn(board, from) === pawn && attacks(board, from, squareOf(passed))) {
      return passed;
    }
  }
  return '-';
}

/** Pieces, side, castling rights and en-passant field: what must be the same in a repetition. */
function repetitionKey({ board, side, castling, enPassant }: Situation): string {
  return [placementOf(board), side, castling === '' ? '-' : castling, enPassant].join(' ');
}

function start(options: ReferenceOptions): Position {
  const { position, plies } = options;
  const fen = typeof position === 'string' ? position : START;
  const [placement = '', sideField, castlingField = '-', passed = '-', clock, fullmove] =
    fen.split(' ');
  const board = boardOf(placement);
  const side = sideField === 'b' ? 'b' : 'w';
  const castling = castlingLeft(castlingField, board);
  const enPassant = passed === '-' ? '-' : enPassantField(board, side, passed);
  const situation: Situation = { board, side, castling, enPassant };
  return {
    ...situation,
    legal: legalMoves(situation),
    clock: Number(clock ?? '0'),
    fullmove: Number(fullmove ?? '1'),
    plyLimit: typeof plies === 'number' ? plies : PLY_LIMIT,
    seen: [repetitionKey(situation)],
  };
}

function play(position: Position, move: string): Position {
  const from = squareOf(move.slice(0, 2));
  const to = squareOf(move.slice(2, 4));
  const piece = pieceOn(position.board, from);
  const isPawn = piece === 'P' || piece === 'p';
  // An own rook on `to` means castling, which is no capture; en passant is a pawn move anyway.
  const isCapture = belongsTo(pieceOn(position.board, to), enemyOf(position.side));

  const board = boardAfter(position.board, position.side, move);
  const side = enemyOf(position.side);
  const castling = castlingLeft(position.castling, board);
  let enPassant = '-';
  if (isPawn && Math.abs(rankOf(to) - rankOf(from)) === 2) {
    const passed = squareAt(fileOf(from), rankOf(from) + pawnStep(position.side));
    enPassant = enPassantField(board, side, nameOf(passed));
  }
  const situation: Situation = { board, side, castling, enPassant };
  return {
    ...situation,
    legal: legalMoves(situation),
    clock: isPawn || isCapture ? 0 : position.clock + 1,
    fullmove: position.side === 'b' ? position.fullmove + 1 : position.fullmove,
    plyLimit: position.plyLimit,
    seen: [...position.seen, repetitionKey(situation)],
  };
}

// Endings.

function materialOf(board: readonly string[], side: Side): number {
  const values: Readonly<Record<string, number>> = { K: 4, Q: 10, R: 5, B: 3, N: 3, P: 1 };
  let sum = 0;
  for (const piece of board) {
    if (belongsTo(piece, side)) {
      sum += values[piece.toUpperCase()] ?? 0;
    }
  }
  return sum;
}

function isMaterialInsufficient(board: readonly string[]): boolean {
  let knights = 0;
  let bishopsOnEvenSquares = 0;
  let bishopsOnOddSquares = 0;
  for (let square = 0; square < SQUARES.length; square += 1) {
    const piece = pieceOn(board, square).toUpperCase();
    if (piece === 'Q' || piece === 'R' || piece === 'P') {
      return false;
    }
    if (piece === 'N') {
      knights += 1;
    }
    if (piece === 'B' && (fileOf(square) + rankOf(square)) % 2 === 0) {
      bishopsOnEvenSquares += 1;
    }
    if (piece === 'B' && (fileOf(square) + rankOf(square)) % 2 === 1) {
      bishopsOnOddSquares += 1;
    }
  }
  if (knights > 0) {
    return knights === 1 && bishopsOnEvenSquares === 0 && bishopsOnOddSquares === 0;
  }
  // No bishop at all is king against king.
  return bishopsOnEvenSquares === 0 || bishopsOnOddSquares === 0;
}

function pliesPlayed(position: Position): number {
  return (position.fullmove - 1) * 2 + (position.side === 'b' ? 1 : 0);
}

function timesSeen(position: Position): number {
  const present = position.seen.at(-1);
  return position.seen.filter((key) => key === present).length;
}

/** Why the game ends by material, the first reason that holds; null if none does. */
function causeOfMaterialEnding(position: Position, canMove: boolean): string | null {
  if (!canMove) {
    return 'stalemate';
  }
  if (isMaterialInsufficient(position.board)) {
    return 'insufficient-material';
  }
  if (position.clock >= 100) {
    return 'quiet-moves';
  }
  if (timesSeen(position) >= 5) {
    return 'repetition';
  }
  if (pliesPlayed(position) >= position.plyLimit) {
    return 'ply-limit';
  }
  return null;
}

function outcome(
  position: Position,
): { winner: string | null; ending: string; cause?: string } | null {
  const { board, side } = position;
  const canMove = position.legal.length > 0;
  if (!canMove && isInCheck(board, side)) {
    return { winner: nameOfSide(enemyOf(side)), ending: 'checkmate' };
  }
  const cause = causeOfMaterialEnding(position, canMove);
  if (cause === null) {
    return null;
  }
  const white = materialOf(board, 'w');
  const black = materialOf(board, 'b');
  let winner: string | null = null;
  if (white > black) {
    winner = 'white';
  }
  if (black > white) {
    winner = 'black';
  }
  return { winner, ending: 'material', cause };
}

function moves(position: Position): string[] {
  return outcome(position) === null ? [...position.legal] : [];
}

export const reference: Reference<Position> = {
  start,
  toMove(position) {
    return outcome(position) === null ? nameOfSide(position.side) : null;
  },
  board(position) {
    return `${repetitionKey(position)} ${position.clock} ${position.fullmove}`;
  },
  moves,
  isLegal(position, move) {
    return moves(position).includes(move);
  },
  play,
  outcome,
};
