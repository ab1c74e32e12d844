import { expect } from 'vitest';
import type { Game, Outcome } from '../game.js';
import { pickMove } from '../pick-move.js';
import { Random } from '../random.js';
import type { Reference } from './reference.js';

/** A rule book and its second writing. */
export interface Writings<State, Move, Options, Position> {
  readonly game: Game<State, Move, Options>;
  readonly reference: Reference<Position>;
}

/** Games played in both writings at once. All that is random comes from the generator handed in. */
export interface Series<State, Move, Position> {
  readonly games: number;
  /** The generator of each game is seeded from this number on, so that one game can be run alone. */
  readonly firstSeed: number;
  /** The same start in both writings. */
  begin(random: Random): { readonly state: State; readonly position: Position };
  /** The next move, a legal one. */
  choose(state: State, random: Random): Move;
  /** Moves of which some are legal and some are not: both writings must say the same of each. */
  attempts(state: State, random: Random): readonly Move[];
  /** Legality is the dear part: it is compared on one ply in so many, and on the last. */
  readonly legalityOnOnePlyIn: number;
}

/** Plays a series, comparing at every ply; returns the endings that occurred. */
export function compareSeries<State, Move, Options, Position>(
  writings: Writings<State, Move, Options, Position>,
  series: Series<State, Move, Position>,
): Set<string> {
  const endings = new Set<string>();
  for (let index = 0; index < series.games; index++) {
    endings.add(compareGame(writings, series, series.firstSeed + index));
  }
  return endings;
}

function compareGame<State, Move, Options, Position>(
  { game, reference }: Writings<State, Move, Options, Position>,
  series: Series<State, Move, Position>,
  seed: number,
): string {
  const random = new Random(seed);
  const played: string[] = [];
  let { state, position } = series.begin(random);

  // Asking vitest only about what differs: it is too slow to be asked millions of times.
  function agree(what: string, fast: string, slow: string): void {
    if (fast === slow) return;
    expect.soft(fast, `${what}, game of seed ${seed} after ${played.join(' | ')}`).toBe(slow);
    throw new Error(`${game.name}: the two writings disagree about ${what}`);
  }

  function compareLegality(): void {
    agree('side to move', String(game.toMove(state)), String(reference.toMove(position)));
    if (reference.moves !== undefined) {
      const moves = [...game.legalMoves(state)].map(game.formatMove);
      agree('legal moves', moves.sort().join(' | '), reference.moves(position).sort().join(' | '));
    }
    for (const move of series.attempts(state, random)) {
      const text = game.formatMove(move);
      const isLegal = game.ruling(state, move) === null;
      agree(`legality of ${text}`, String(isLegal), String(reference.isLegal(position, text)));
    }
  }

  for (;;) {
    agree('board', game.board(state), reference.board(position));
    const outcome = game.outcome(state);
    agree('outcome', endingOf(outcome), endingOf(reference.outcome(position)));
    if (outcome !== null || random.below(series.legalityOnOnePlyIn) === 0) compareLegality();
    if (outcome !== null) return endingOf(outcome);

    const move = series.choose(state, random);
    const text = game.formatMove(move);
    played.push(text);
    state = game.play(state, move);
    position = reference.play(position, text);
  }
}

/** Such as "six: black", "material repetition: draw". */
function endingOf(outcome: Outcome | null): string {
  if (outcome === null) return 'none yet';
  const { ending, cause, winner } = outcome;
  return `${cause === undefined ? ending : `${ending} ${cause}`}: ${winner ?? 'draw'}`;
}

/** A player to whom all legal moves are the same. */
export function anyMove<State, Move, Options>(game: Game<State, Move, Options>) {
  return (state: State, random: Random): Move => pickMove(game, state, random);
}
