import { fail, ok, type Result } from '../result.js';
import { excerpt, wholeNumber } from '../text.js';
import {
  BLACK,
  type Board,
  type Colour,
  EMPTY,
  FILES,
  KING,
  LETTERS,
  PAWN,
  pawnRank,
  RANKS,
  rankOf,
  squareName,
  squareNumber,
  WHITE,
} from './board.js';
import { isAtHome } from './castling.js';
import { passantAfter } from './moves.js';
import type { MicrochessOptions } from './options.js';
import type { CastlingRights, MicrochessState } from './position.js';

export const START = 'knbr/p3/4/3P/RBNK w Qk - 0 1';

export function formatFen({
  board,
  mover,
  castling,
  passant,
  quiet,
  ply,
}: MicrochessState): string {
  const rights = (castling.white ? 'Q' : '') + (castling.black ? 'k' : '') || '-';
  const target = passant === null ? '-' : squareName(passant);
  const fullMove = Math.floor(ply / 2) + 1;
  const side = mover === WHITE ? 'w' : 'b';
  return `${formatPlacement(board)} ${side} ${rights} ${target} ${quiet} ${fullMove}`;
}

export function parseFen(text: string, options: MicrochessOptions): Result<MicrochessState> {
  const fields = text.trim().split(/ +/, 7);
  if (fields.length !== 6) return fail('fen-fields', { found: fields.length });
  const [placement = '', side, rightsText = '', target = '', quietText = '', moveText = ''] =
    fields;
  const read = parsePlacement(placement);
  if (!read.ok) return read;
  const board = read.value;
  if (side !== 'w' && side !== 'b') return fail('fen-side', { text: excerpt(side ?? '') });
  const mover = side === 'w' ? WHITE : BLACK;
  const castling = parseRights(rightsText, board);
  if (!castling.ok) return castling;
  const passant = parsePassant(target, board, mover);
  if (!passant.ok) return passant;
  const quiet = wholeNumber(quietText);
  const fullMove = wholeNumber(moveText);
  if (quiet === null || quiet < 0 || quiet > 9999)
    return fail('fen-clock', { text: excerpt(quietText) });
  if (fullMove === null || fullMove < 1 || fullMove > 9999) {
    return fail('fen-move-number', { text: excerpt(moveText) });
  }
  const ply = 2 * (fullMove - 1) + (mover === WHITE ? 0 : 1);
  return ok({
    board,
    mover,
    castling: castling.value,
    passant: passant.value,
    quiet,
    ply,
    earlier: null,
    options,
  });
}

function formatPlacement(board: Board): string {
  const ranks: string[] = [];
  for (let rank = RANKS - 1; rank >= 0; rank--) {
    const pieces = board
      .slice(rank * FILES, (rank + 1) * FILES)
      .map(letterOf)
      .join('');
    ranks.push(pieces.replace(/ +/g, (gap) => String(gap.length)));
  }
  return ranks.join('/');
}

/** The letter of a piece, a blank for an empty square. */
function letterOf(piece: number): string {
  const letter = LETTERS[Math.abs(piece)]!;
  return piece < 0 ? letter.toLowerCase() : letter;
}

function parsePlacement(text: string): Result<Board> {
  const ranks = text.split('/', RANKS + 1);
  if (ranks.length !== RANKS) return fail('fen-ranks', { text: excerpt(text) });
  const board = Array<number>(FILES * RANKS).fill(EMPTY);
  for (const [row, rank] of ranks.entries()) {
    const cells = rank.replace(/[1-4]/g, (digit) => ' '.repeat(Number(digit)));
    const place = { rank: RANKS - row, text: excerpt(rank) };
    if (!/^[ PNBRQKpnbrqk]*$/.test(cells)) return fail('fen-letter', place);
    if (cells.length !== FILES) return fail('fen-rank-length', place);
    for (let file = 0; file < FILES; file++) {
      const letter = cells[file]!;
      const kind = LETTERS.indexOf(letter.toUpperCase());
      board[(RANKS - 1 - row) * FILES + file] = letter === letter.toUpperCase() ? kind : -kind;
    }
  }
  for (const colour of [WHITE, BLACK]) {
    const side = colour === WHITE ? 'white' : 'black';
    const kings = board.filter((piece) => piece === colour * KING).length;
    if (kings !== 1) return fail('fen-kings', { side, kings });
  }
  const pawns = [...board.keys()].filter((square) => Math.abs(board[square]!) === PAWN);
  const misplaced = pawns.find((square) => rankOf(square) === 0 || rankOf(square) === RANKS - 1);
  if (misplaced !== undefined) return fail('fen-pawn', { at: squareName(misplaced) });
  return ok(board);
}

function parseRights(text: string, board: Board): Result<CastlingRights> {
  if (!/^(-|Q?k?)$/.test(text) || text === '') return fail('fen-castling', { text: excerpt(text) });
  const rights = { white: text.includes('Q'), black: text.includes('k') };
  if (rights.white && !isAtHome(board, WHITE)) return fail('fen-castling-white');
  if (rights.black && !isAtHome(board, BLACK)) return fail('fen-castling-black');
  return ok(rights);
}

/** The square must be one a double step has just passed over; it counts only if it can be taken. */
function parsePassant(text: string, board: Board, mover: Colour): Result<number | null> {
  if (text === '-') return ok(null);
  const enemy = -mover as Colour;
  const passed = /^[a-d][1-5]$/.test(text) ? squareNumber(text) : null;
  if (passed !== null) {
    const from = passed - enemy * FILES;
    const to = passed + enemy * FILES;
    const stepped = rankOf(from) === pawnRank(enemy) && board[to] === enemy * PAWN;
    if (stepped && board[from] === EMPTY && board[passed] === EMPTY) {
      return ok(passantAfter(board, enemy, { from, to, promotion: null }));
    }
  }
  return fail('fen-passant', { text: excerpt(text) });
}
