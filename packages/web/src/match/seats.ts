import type { Level } from '@daeguk/engines';
import type { AnyGame } from '@daeguk/games';
import type { Course } from './course.js';

export const seatNames = ['first', 'second'] as const;
export type SeatName = (typeof seatNames)[number];

/** Who sits at a seat of a practice game. */
export type Player =
  /** A person before this screen. */
  | { readonly kind: 'me' }
  | { readonly kind: 'house'; readonly level: Level }
  /** A person somewhere else, who comes by a link. */
  | { readonly kind: 'friend' }
  | {
      readonly kind: 'submission';
      readonly submission: number;
      readonly contest: string;
      readonly name: string;
    };

export type Seats = Readonly<Record<SeatName, Player>>;

export function otherSeat(seat: SeatName): SeatName {
  return seat === 'first' ? 'second' : 'first';
}

export function swapped({ first, second }: Seats): Seats {
  return { first: second, second: first };
}

/** Whose turn it is; null when the game is over. */
export function seatToMove(game: AnyGame, state: unknown): SeatName | null {
  const side = game.toMove(state);
  return side === null ? null : seatOf(game, side);
}

export function seatOf(game: AnyGame, side: string): SeatName {
  return side === game.sides[0] ? 'first' : 'second';
}

/** Who moved last, and what; null before the first move. */
export function lastPlayed({
  game,
  states,
  moves,
}: Course): { seat: SeatName; move: string } | null {
  const move = moves.at(-1);
  const seat = move === undefined ? null : seatToMove(game, states.at(-2));
  return move === undefined || seat === null ? null : { seat, move };
}

/** Where persons before this screen sit. */
export function mySeats(seats: Seats): readonly SeatName[] {
  return seatNames.filter((seat) => seats[seat].kind === 'me');
}

/** Whether this page can referee the game itself. Programs and persons elsewhere need the server. */
export function isLocal(seats: Seats): boolean {
  return seatNames.every((seat) => ['me', 'house'].includes(seats[seat].kind));
}

export function hasKind({ first, second }: Seats, ...kinds: Player['kind'][]): boolean {
  return kinds.includes(first.kind) || kinds.includes(second.kind);
}
