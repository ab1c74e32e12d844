import { expect } from 'vitest';
import { type MakyekState, makyek } from '../makyek/rules.js';

/** What options 0–7 step, as contests.md lists them: rows, then columns. */
export const STEPS = [
  ['up', -1, 0],
  ['down', 1, 0],
  ['left', 0, -1],
  ['right', 0, 1],
  ['up-left', -1, -1],
  ['up-right', -1, 1],
  ['down-left', 1, -1],
  ['down-right', 1, 1],
] as const;

export type Square = readonly [row: number, column: number];

export interface Pieces {
  black?: readonly Square[];
  white?: readonly Square[];
}

/** The board with pieces on these squares. */
export function rows({ black = [], white = [] }: Pieces): string {
  const board = Array.from({ length: 12 }, () => Array<string>(12).fill('.'));
  for (const [row, column] of black) board[row]![column] = 'b';
  for (const [row, column] of white) board[row]![column] = 'w';
  return board.map((row) => row.join('')).join('/');
}

export function read(text: string, plies = 120): MakyekState {
  const state = makyek.parsePosition(text, { plies });
  if (!state.ok) throw new Error(state.fault.code);
  return state.value;
}

export function position(pieces: Pieces, side = 'b', ply = 0): MakyekState {
  return read(`${rows(pieces)} ${side} ${ply}`);
}

export function ruling(state: MakyekState, text: string) {
  const move = makyek.parseMove(text, state);
  if (!move.ok) throw new Error(`unreadable: ${text}`);
  return makyek.ruling(state, move.value);
}

/** The state after moves that must all be legal. */
export function play(state: MakyekState, ...moves: string[]): MakyekState {
  return moves.reduce((before, text) => {
    expect(ruling(before, text)).toBeNull();
    const move = makyek.parseMove(text, before);
    return move.ok ? makyek.play(before, move.value) : before;
  }, state);
}

export function boardAfter(state: MakyekState, move: string): string {
  return makyek.board(play(state, move));
}
