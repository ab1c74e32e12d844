import { type Game, type Result, readMove, readOptions } from '@daeguk/games';
import { type Change, EMPTY, type Scene, sceneOf } from '../../drawing/scene.js';

/** A game, or a piece of one, as its rule book plays it. */
export interface Story<State = unknown> {
  readonly game: Game<State, unknown, unknown>;
  /** At the start, and after each move. */
  readonly states: readonly State[];
  readonly scene: Scene;
}

interface Plot {
  readonly options?: Readonly<Record<string, unknown>>;
  /** Where it begins, if not where the game does. */
  readonly position?: string;
  readonly moves?: readonly string[];
}

/** Plays the moves; the rule book refuses what could not happen. */
export function tell<State>(
  game: Game<State, unknown, unknown>,
  { options: given = {}, position, moves = [] }: Plot,
): Story<State> {
  const options = sure(readOptions(game.options, given));
  const start =
    position === undefined
      ? game.setup(options, null)
      : sure(game.parsePosition(position, options));
  const states = [start];
  for (const text of moves) {
    const state = states.at(-1) as State;
    states.push(game.play(state, sure(readMove(game, state, text))));
  }
  return { game, states, scene: sceneOfStates(game, states) };
}

function sceneOfStates<State>(
  game: Game<State, unknown, unknown>,
  states: readonly State[],
): Scene {
  const seatOf = (state: State) => (game.toMove(state) === game.sides[0] ? 'first' : 'second');
  return sceneOf({
    game: game.name,
    boards: states.map((state) => game.board(state)),
    moves: states.slice(0, -1).map((state) => ({ seat: seatOf(state) })),
  });
}

/** What each legal move would change on the board. */
function prospects<State>({ game, states }: Story<State>, ply: number): readonly Change[][] {
  const state = states[ply] as State;
  return Array.from(game.legalMoves(state), (move) => {
    const { changes } = sceneOfStates(game, [...states.slice(0, ply + 1), game.play(state, move)]);
    return [...(changes[ply] ?? [])];
  });
}

/** The cells that somebody may come to now; of one piece, if a cell is given. */
export function targets<State>(story: Story<State>, ply: number, from?: number): number[] {
  const isMeant = (changes: readonly Change[]) =>
    from === undefined || changes.some(([cell, letter]) => cell === from && letter === EMPTY);
  return prospects(story, ply).filter(isMeant).flatMap(cellsMarked('to'));
}

/** The cells where the move to this ply left something, came to, or turned something. */
export function changed({ scene }: Story, ply: number, mark: Change[2]): number[] {
  return cellsMarked(mark)(scene.changes[ply - 1] ?? []);
}

function cellsMarked(wanted: Change[2]) {
  return (changes: readonly Change[]) =>
    changes.filter(([, , mark]) => mark === wanted).map(([cell]) => cell);
}

function sure<Value>(read: Result<Value>): Value {
  if (!read.ok) throw new TypeError(`a story that breaks the rules: ${read.fault.code}`);
  return read.value;
}
