/** The two places at the board; whoever sits first moves first. */
export type SeatName = 'first' | 'second';

export const seatNames: readonly SeatName[] = ['first', 'second'];

export type Both<T> = Readonly<Record<SeatName, T>>;

export function other(seat: SeatName): SeatName {
  return seat === 'first' ? 'second' : 'first';
}

export function both<T>(make: (seat: SeatName) => T): Record<SeatName, T> {
  return { first: make('first'), second: make('second') };
}
