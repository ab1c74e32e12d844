import type { Game, Outcome, Side } from '../game.js';
import { members, wrongField } from '../json.js';
import { readOptions } from '../options.js';
import { type Fault, fault, ok, type Result } from '../result.js';
import { isAttacked } from './attacks.js';
import { type Colour, EMPTY, KING, lastRank, PAWN, rankOf, squareName, WHITE } from './board.js';
import { castlingObstacle, isCastling, rightsAfter } from './castling.js';
import {
  isMaterialInsufficient,
  isQuietTooLong,
  isRepeated,
  materialLead,
  materialLeader,
} from './draws.js';
import { formatFen, parseFen, START } from './fen.js';
import { messages } from './messages.js';
import { boardAfter, exposesKing, passantAfter, pieceMoves, pseudoMoves } from './moves.js';
import { formatMove, parseMove } from './notation.js';
import { type MicrochessOptions, microchessOptions } from './options.js';
import type { MicrochessMove, MicrochessState } from './position.js';

export const microchess: Game<MicrochessState, MicrochessMove, MicrochessOptions> = {
  name: 'microchess',
  sides: ['white', 'black'],
  options: microchessOptions,
  messages,

  setup(options) {
    const start = parseFen(START, options);
    if (!start.ok) throw new Error('the start is not a position');
    return start.value;
  },

  toMove: (state) => (outcome(state) === null ? sideOf(state.mover) : null),
  ply: (state) => state.ply,
  ruling,
  play,
  outcome,
  margin: ({ board, options }) => materialLead(board, options.material),
  generatedMoves: pieceMoves,

  *legalMoves(state) {
    if (stopped(state) === null) yield* lawfulMoves(state);
  },

  parseMove,
  formatMove,
  parsePosition: parseFen,
  formatPosition: formatFen,
  board: formatFen,

  toJson(state) {
    const earlier: string[] = [];
    for (let past = state.earlier; past !== null; past = past.earlier)
      earlier.push(formatFen(past));
    const { plies, repetitions, quietMoves, material } = state.options;
    const options = { plies, repetitions, quietMoves, material: { ...material } };
    return { fen: formatFen(state), earlier: earlier.reverse(), ...options };
  },

  fromJson,
};

function sideOf(colour: Colour): Side {
  return colour === WHITE ? 'white' : 'black';
}

function play(state: MicrochessState, move: MicrochessMove): MicrochessState {
  const { mover, options } = state;
  const board = boardAfter(state, move);
  const captures = state.board[move.to]! * mover < 0;
  const final = captures || state.board[move.from] === mover * PAWN;
  return {
    board,
    mover: -mover as Colour,
    castling: rightsAfter(state.castling, move.from, move.to),
    passant: passantAfter(board, mover, move),
    quiet: final ? 0 : state.quiet + 1,
    ply: state.ply + 1,
    earlier: final ? null : state,
    options,
  };
}

function outcome(state: MicrochessState): Outcome | null {
  const { board, mover, options } = state;
  const canMove = !isEmpty(lawfulMoves(state));
  const enemy = -mover as Colour;
  if (!canMove && isAttacked(board, board.indexOf(mover * KING), enemy)) {
    return { winner: sideOf(enemy), ending: 'checkmate' };
  }
  const cause = canMove ? stopped(state) : 'stalemate';
  if (cause === null) return null;
  const leader = materialLeader(board, options.material);
  return { winner: leader === null ? null : sideOf(leader), ending: 'material', cause };
}

/**
 * The moves of the pieces but for the taking of a king, which only a position set up by hand could
 * allow; move generators count it, the rules end a game before.
 */
function* lawfulMoves(state: MicrochessState): Iterable<MicrochessMove> {
  for (const move of pieceMoves(state)) if (!takesKing(state, move)) yield move;
}

function takesKing({ board, mover }: MicrochessState, { to }: MicrochessMove): boolean {
  return board[to] === -mover * KING;
}

/** What ends the game although the side to move could go on. */
function stopped(state: MicrochessState): string | null {
  if (isMaterialInsufficient(state.board)) return 'insufficient-material';
  if (isQuietTooLong(state)) return 'quiet-moves';
  if (isRepeated(state)) return 'repetition';
  return state.ply >= state.options.plies ? 'ply-limit' : null;
}

function isEmpty(items: Iterable<unknown>): boolean {
  for (const _ of items) return false;
  return true;
}

function ruling(state: MicrochessState, move: MicrochessMove): Fault | null {
  const { board, mover } = state;
  if (outcome(state) !== null) return fault('game-over');
  for (const square of [move.from, move.to]) {
    if (board[square] === undefined) return fault('off-board', { at: square });
  }
  const at = squareName(move.from);
  const to = squareName(move.to);
  const piece = board[move.from]!;
  if (piece === EMPTY) return fault('no-piece', { at });
  if (piece * mover < 0) return fault('not-your-piece', { at });
  if (isCastling(board, mover, move)) return castlingRuling(state, move);
  if (board[move.to]! * mover > 0) return fault('occupied', { at: to });

  const sameSquares = pseudoMoves(state).filter((m) => m.from === move.from && m.to === move.to);
  if (sameSquares.length === 0) return fault('cannot-reach', { at, to, piece: Math.abs(piece) });
  if (takesKing(state, move)) return fault('takes-king', { at: to });
  const promotes = Math.abs(piece) === PAWN && rankOf(move.to) === lastRank(mover);
  if (promotes && move.promotion === null) return fault('promotion-missing', { at, to });
  if (!promotes && move.promotion !== null) return fault('promotion-not-due', { at, to });
  const king = board.indexOf(mover * KING);
  return exposesKing(state, move, king) ? fault('in-check', { at, to }) : null;
}

function castlingRuling(state: MicrochessState, move: MicrochessMove): Fault | null {
  if (move.promotion !== null) {
    return fault('promotion-not-due', { at: squareName(move.from), to: squareName(move.to) });
  }
  const obstacle = castlingObstacle(state);
  return obstacle === null ? null : fault(obstacle);
}

function fromJson(json: unknown): Result<MicrochessState> {
  const { fen, earlier, ...rest } = members(json);
  const options = readOptions<MicrochessOptions>(microchessOptions, rest);
  if (!options.ok) return options;
  if (typeof fen !== 'string') return wrongField('fen');
  if (!Array.isArray(earlier)) return wrongField('earlier');
  let state: MicrochessState | null = null;
  for (const text of [...(earlier as unknown[]), fen]) {
    if (typeof text !== 'string') return wrongField('earlier');
    const read = parseFen(text, options.value);
    if (!read.ok) return read;
    state = { ...read.value, earlier: state };
  }
  return state === null ? wrongField('fen') : ok(state);
}
