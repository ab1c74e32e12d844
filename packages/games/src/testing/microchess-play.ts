import type { MicrochessOptions } from '../microchess/options.js';
import type { MicrochessState } from '../microchess/position.js';
import { microchess } from '../microchess/rules.js';
import { readMove } from '../reading.js';
import type { Fault } from '../result.js';

/** For the tests: the options of the contest. */
export const DEFAULTS: MicrochessOptions = {
  plies: 80,
  repetitions: 5,
  quietMoves: 50,
  material: { K: 4, Q: 10, R: 5, B: 3, N: 3, P: 1 },
};

export function at(fen: string, options: Partial<MicrochessOptions> = {}): MicrochessState {
  const state = microchess.parsePosition(fen, { ...DEFAULTS, ...options });
  if (!state.ok) throw new Error(state.fault.code);
  return state.value;
}

/** Why the move cannot be made, or null. */
export function refusal(state: MicrochessState, text: string): Fault | null {
  const move = readMove(microchess, state, text);
  return move.ok ? null : move.fault;
}

/** The state after moves, written one after the other, that must all be legal. */
export function play(state: MicrochessState, moves: string): MicrochessState {
  let after = state;
  for (const text of moves.split(' ')) {
    const refused = refusal(after, text);
    const move = microchess.parseMove(text, after);
    if (refused !== null || !move.ok) throw new Error(`${text}: ${refused?.code}`);
    after = microchess.play(after, move.value);
  }
  return after;
}

export function fenAfter(fen: string, moves: string): string {
  return microchess.formatPosition(play(at(fen), moves));
}

/** The same position with the sides exchanged: the board turned half round. */
export function turned(fen: string): string {
  const [pieces = '', side, rights = '', ...rest] = fen.split(' ');
  const swapped = [...pieces].reverse().map(otherCase).join('');
  const mirroredRights = rights.replace(/[Qk]/g, (right) => (right === 'Q' ? 'k' : 'Q'));
  return [swapped, side === 'w' ? 'b' : 'w', mirroredRights, ...rest].join(' ');
}

/** Moves on the board turned half round. */
export function turnedMoves(moves: string): string {
  return moves.replace(/[a-d][1-5]/g, (name) => {
    const file = 'dcba'['abcd'.indexOf(name[0]!)]!;
    return `${file}${6 - Number(name[1])}`;
  });
}

function otherCase(letter: string): string {
  return letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
}
