import { type MicrochessState, microchess } from '@daeguk/games';
import type { Choices } from '../carrying.svelte.js';
import { castlesOf } from './slides.js';

/** What going there is. */
export type TargetKind = 'step' | 'capture' | 'castle';

export interface Target {
  readonly kind: TargetKind;
  /** One move, or four that differ in what a pawn becomes. */
  readonly moves: readonly string[];
}

export const NONE: Choices<Target> = new Map();

/** Castling is chosen on the rook, as it is written, or where the king goes. */
export function choicesOf(state: MicrochessState): Choices<Target> {
  const choices = new Map<number, Map<number, Target>>();
  for (const move of microchess.legalMoves(state)) {
    const { from, to } = move;
    const castles = castlesOf(state, move);
    const targets = choices.get(from) ?? new Map<number, Target>();
    choices.set(from, targets);
    const moves = [...(targets.get(to)?.moves ?? []), microchess.formatMove(move)];
    const kind = castles ? 'castle' : takes(state, from, to) ? 'capture' : 'step';
    targets.set(to, { kind, moves });
    if (castles) targets.set(castles[0].to, { kind, moves });
  }
  return choices;
}

/** En passant a pawn takes on the square that was passed over, which is empty. */
function takes({ board, passant }: MicrochessState, from: number, to: number): boolean {
  const isPawn = Math.abs(board[from]!) === 1;
  return board[to] !== 0 || (isPawn && to === passant);
}
