import { type AnyGame, pickMove, type Random, readMove } from '@daeguk/games';

/** Chooses the other side's moves for a state; `turn` counts its own turns from 0. */
export type Opponent = (state: unknown, turn: number) => string;

/** Any legal move. */
export function atRandom(game: AnyGame, random: Random): Opponent {
  return (state) => game.formatMove(pickMove(game, state, random));
}

/** A kind of move, told by its text and by what comes of it. */
export type Kind = (move: string, next: unknown, state: unknown) => boolean;

/** Of the first of these kinds that there is a move of, else any legal move. */
export function preferring(game: AnyGame, random: Random, kinds: readonly Kind[]): Opponent {
  return (state) => {
    const moves = [...game.legalMoves(state)];
    for (const isKind of kinds) {
      const wanted = moves.filter((move) => {
        return isKind(game.formatMove(move), game.play(state, move), state);
      });
      if (wanted.length > 0) return game.formatMove(random.pick(wanted));
    }
    return game.formatMove(random.pick(moves));
  };
}

/** How often a patient opponent looks for a move that does not end the game. */
const TRIES = 30;

/** Of what another would play, something that does not end the game, so that it lasts. */
export function patiently(game: AnyGame, other: Opponent): Opponent {
  return (state, turn) => {
    const tried = [...Array(TRIES)].map(() => other(state, turn));
    const isLasting = (text: string) => {
      const move = readMove(game, state, text);
      return move.ok && game.outcome(game.play(state, move.value)) === null;
    };
    return tried.find(isLasting) ?? tried[0] ?? '';
  };
}

/** Plays so many turns and then says something that is no move, which ends the game. */
export function givingUp(after: number, opponent: Opponent): Opponent {
  return (state, turn) => (turn < after ? opponent(state, turn) : 'gives up');
}
