import { type Game, readMove } from '@daeguk/games';

export interface LineStep<State, Move> {
  readonly before: State;
  readonly move: Move;
}

/** The moves of a line with the states they are made in, as far as they can be played. */
export function stepsOf<State, Move, Options>(
  game: Game<State, Move, Options>,
  state: State,
  line: readonly string[],
): LineStep<State, Move>[] {
  const steps: LineStep<State, Move>[] = [];
  let before = state;
  for (const text of line) {
    const read = readMove(game, before, text);
    if (!read.ok) break;
    const move = read.value as Move;
    steps.push({ before, move });
    before = game.play(before, move);
  }
  return steps;
}
