import { fail, ok, type Result } from '../result.js';
import { excerpt } from '../text.js';
import { squareName, squareNumber } from './board.js';
import { castleOf, isAtHome } from './castling.js';
import { type MicrochessMove, type MicrochessState, promotions } from './position.js';

/** `a1a4`, `d4d5q`; castling as king takes rook or as the king's two steps. */
export function parseMove(text: string, state: MicrochessState): Result<MicrochessMove> {
  const match = /^([a-z](?:0|[1-9]\d?))([a-z](?:0|[1-9]\d?))([a-z])?$/.exec(text);
  if (match === null) return fail('unreadable', { text: excerpt(text) });
  const [, fromName = '', toName = '', letter] = match;
  const from = squareNumber(fromName);
  const to = squareNumber(toName);
  if (from === null) return fail('off-board', { at: fromName });
  if (to === null) return fail('off-board', { at: toName });
  const promotion = promotions.find((candidate) => candidate === letter) ?? null;
  if (letter !== undefined && promotion === null) return fail('promotion-unknown', { letter });
  return ok({ from, to: castlingTarget(state, from, to), promotion });
}

/** A king's two steps towards his rook mean castling: the rook's square then, else `to` itself. */
function castlingTarget({ board, mover }: MicrochessState, from: number, to: number): number {
  const { king, rook, between } = castleOf(mover);
  const twoSteps = from === king && to === between[1];
  return twoSteps && isAtHome(board, mover) ? rook : to;
}

export function formatMove({ from, to, promotion }: MicrochessMove): string {
  return squareName(from) + squareName(to) + (promotion ?? '');
}
