import {
  type AnyGame,
  describe,
  describeOutcome,
  type Fault,
  type Language,
  type Outcome,
  phrase,
  printable,
  type Side,
  type Values,
} from '@daeguk/games';
import type { Result } from '@daeguk/protocols';
import { messages } from './messages.js';
import type { SeatName } from './seats.js';

/** How a game ended, and why: codes and figures, of which sentences are made in any language. */
export interface Verdict {
  readonly winner: SeatName | null;
  /** As the rule book names it, or what a player did: illegal-move, time, crash … */
  readonly ending: string;
  /** What led there, where the ending alone does not say. */
  readonly cause: string | null;
  /** Who is to blame, if the game did not end by its rules. */
  readonly culprit: SeatName | null;
  readonly values: Values;
  readonly plies: number;
  /** By how much the first seat was ahead in the end, in games that count something. */
  readonly margin: number | null;
}

/** The sentence for everyone. */
export function describeVerdict(
  game: AnyGame,
  verdict: Verdict,
  language: Language = 'en',
): string {
  const { winner, ending, cause, culprit } = verdict;
  const values = shownValues(verdict.values);
  if (culprit === null && ending !== 'void' && ending !== 'stopped') {
    const side = winner === null ? null : sideOf(game, winner);
    const outcome: Outcome = { winner: side, ending, ...(cause === null ? {} : { cause }) };
    return describeOutcome(game.messages, outcome, language);
  }
  const player = culprit === null ? '' : sideName(game, culprit, language);
  const rule = ending === 'illegal-move' && cause !== null ? { code: cause, values } : null;
  return (
    phrase(messages, language, `ending.${ending}.${cause}`, { ...values, player }) ??
    phrase(messages, language, `ending.${ending}`, {
      ...values,
      player,
      rule: rule === null ? '' : describe(game.messages, rule satisfies Fault, language),
    }) ??
    ending
  );
}

/** Much of it is what bots said or their systems answered: nothing in it may move a cursor. */
function shownValues(values: Values): Values {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? printable(value) : value,
  ]);
  return Object.fromEntries(shown);
}

/** How the game ended for a seat; null if it was broken off. */
export function resultFor({ winner, ending }: Verdict, seat: SeatName): Result | null {
  if (ending === 'void' || ending === 'stopped') return null;
  if (winner === null) return 'drawn';
  return winner === seat ? 'won' : 'lost';
}

export function sideOf(game: AnyGame, seat: SeatName): Side {
  return game.sides[seat === 'first' ? 0 : 1];
}

export function sideName(game: AnyGame, seat: SeatName, language: Language): string {
  const side = sideOf(game, seat);
  return phrase(game.messages, language, `side.${side}`) ?? side;
}
