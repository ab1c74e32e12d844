import type { Answer, Sent } from '@daeguk/api';
import type { Invitation } from '../../match/invitation.js';
import { type Player, type SeatName, type Seats, seatNames } from '../../match/seats.js';
import { mostSeconds, type SetUp, timingOf } from './set-up.js';

type Order = Sent<'POST /api/games'>['body'];
type Ordered = Answer<'POST /api/games'>;

/** What the server is asked for, where it referees; without a position the game begins as usual. */
export function orderOf(setUp: SetUp, contest: string, position: string | null): Order {
  const { seats, options } = setUp;
  return {
    contest: contestOf(seats) ?? contest,
    first: wanted(seats.first),
    second: wanted(seats.second),
    options: { ...options },
    ...(position !== null && { position }),
    clock: clockOf(setUp),
  };
}

/** Programs play in the contest they were submitted to. */
function contestOf({ first, second }: Seats): string | null {
  const program = [first, second].find((player) => player.kind === 'submission');
  return program?.contest ?? null;
}

function wanted(player: Player): Order['first'] {
  if (player.kind !== 'submission') return player;
  return { kind: 'submission', submission: player.submission };
}

function clockOf(setUp: SetUp): Order['clock'] {
  const timing = timingOf(setUp);
  if (timing === 'move') return Math.min(setUp.secondsAMove, mostSeconds(setUp.seats));
  return timing === 'contest' ? 'contest' : 'off';
}

/** Where I sit down, and which seats are for friends. */
export function placesAt(
  seats: Seats,
  { game, keys }: Ordered,
): { mine: string | null; friends: readonly Invitation[] } {
  const pathOf = (seat: SeatName) => `/seats/${game}/${seat}#${keys[seat]}`;
  const mine = seatNames.find((seat) => seats[seat].kind === 'me');
  const friends = seatNames.filter((seat) => seats[seat].kind === 'friend');
  return {
    mine: mine === undefined ? null : pathOf(mine),
    friends: friends.map((seat) => ({ seat, path: pathOf(seat) })),
  };
}
