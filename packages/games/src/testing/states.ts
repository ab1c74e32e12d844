import fc from 'fast-check';
import type { Game } from '../game.js';

/** A game for the property tests, and how its games are begun and played. */
export interface Subject<State, Move, Options> {
  readonly game: Game<State, Move, Options>;
  /** A start, drawn by the seed, and the options its positions are to be read with. */
  begin(seed: number): { readonly state: State; readonly options: Options };
  /** A legal move, chosen by the number, where there are too many to list them all. */
  pick?(state: State, choice: number): Move;
  /** No game takes more turns than this; whoever says so says why. */
  readonly longest: number;
  /** How many states each property is tried on. */
  readonly runs: number;
}

export interface Reached<State, Options> {
  readonly state: State;
  readonly options: Options;
}

/** Every run of the tests sees the same states. */
const SEED = 20_260_101;

/** Tries a property on states all over random games, the ends of games among them. */
export function everyState<State, Move, Options>(
  subject: Subject<State, Move, Options>,
  check: (reached: Reached<State, Options>) => void,
): void {
  fc.assert(fc.property(states(subject), check), { seed: SEED, numRuns: subject.runs });
}

/** Tries a property on states, each together with a value of another kind. */
export function everyStateWith<State, Move, Options, Value>(
  subject: Subject<State, Move, Options>,
  values: (reached: Reached<State, Options>) => fc.Arbitrary<Value>,
  check: (reached: Reached<State, Options>, value: Value) => void,
): void {
  const pairs = states(subject).chain((reached) => fc.tuple(fc.constant(reached), values(reached)));
  const property = fc.property(pairs, ([reached, value]) => check(reached, value));
  fc.assert(property, { seed: SEED, numRuns: subject.runs });
}

export function legalMove<State, Move, Options>(
  { game, pick }: Subject<State, Move, Options>,
  state: State,
  choice: number,
): Move {
  if (pick !== undefined) return pick(state, choice);
  const moves = [...game.legalMoves(state)];
  return moves[choice % moves.length]!;
}

function states<State, Move, Options>(
  subject: Subject<State, Move, Options>,
): fc.Arbitrary<Reached<State, Options>> {
  const choices = fc.array(fc.nat(), { maxLength: subject.longest, size: 'max' });
  // One in four plays on to where the choices, or the game, end.
  return fc
    .tuple(fc.nat(), choices, fc.nat(3))
    .map(([seed, line, quarter]) => reach(subject, seed, line, quarter === 0));
}

function reach<State, Move, Options>(
  subject: Subject<State, Move, Options>,
  seed: number,
  choices: readonly number[],
  toTheEnd: boolean,
): Reached<State, Options> {
  const { game } = subject;
  const { state: start, options } = subject.begin(seed);
  const passed = [start];
  for (const choice of choices) {
    const state = passed.at(-1)!;
    // Frozen, a state that some rule writes to makes the test fail.
    deepFreeze(state);
    if (game.toMove(state) === null) break;
    passed.push(game.play(state, legalMove(subject, state, choice)));
  }
  // Most games end before the choices do: counting round spreads the states over the whole game.
  const state = toTheEnd ? passed.at(-1)! : passed[choices.length % passed.length]!;
  deepFreeze(state);
  return { state, options };
}

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
}
