import { readMove, type Side } from '@daeguk/games';
import type { PlayedMove } from '@daeguk/protocols';
import type { Conditions } from './conditions.js';
import type { Contest } from './contest.js';
import { hostsOf } from './hosts.js';
import type { Entry } from './plan.js';
import type { RecordedMove } from './recorded-game.js';
import { both, type SeatName, seatNames } from './seats.js';
import { sideOf } from './verdict.js';

/** What is told of a game follows from these. */
export interface ToldGame {
  readonly contest: Contest;
  readonly conditions: Conditions;
  readonly moves: readonly Pick<RecordedMove, 'seat' | 'move' | 'left' | 'charged'>[];
}

/**
 * What the referee says to a program in the first plies of a game: the greeting, and a question for each of its
 * turns, the one that is open after these plies included. Each request stands by itself.
 */
export function toldTo(
  { contest, conditions, moves }: ToldGame,
  seat: SeatName,
  protocol: string,
  plies: number,
): readonly (readonly Uint8Array[])[] {
  const { game, start, gameTime } = conditions;
  const host = hostsOf({ contest, seats: both(() => asProgram(protocol)) }, conditions)[seat];
  if (host === null) throw new TypeError('a program without a host');
  const remaining = gameTime === null ? null : startingTimes(moves, conditions);
  const told = host.greeting().map(({ messages }) => messages);
  const played: PlayedMove[] = [];
  let state = start;
  for (let index = 0; ; index++) {
    const side = game.toMove(state);
    if (side === sideOf(game, seat)) {
      const situation = { state, moves: [...played], remaining: remaining && { ...remaining } };
      told.push(host.turn(situation).messages);
    }
    const next = index < plies ? moves[index] : undefined;
    const move = next && readMove(game, state, next.move);
    if (next === undefined || side === null || !move?.ok) return told;
    state = game.play(state, move.value);
    played.push({ side, move: next.move });
    if (remaining !== null) remaining[side] = next.left ?? 0;
  }
}

function asProgram(protocol: string): Entry {
  return { kind: 'program', name: '', protocol, command: [], visible: [] };
}

/** What each side had left when the first move was asked for: getting ready had taken some of it. */
function startingTimes(
  moves: ToldGame['moves'],
  { game, gameTime, increment }: Conditions,
): Record<Side, number> {
  const times = seatNames.map((seat) => {
    const first = moves.find((move) => move.seat === seat);
    const had = first && first.left !== null ? first.left + first.charged - increment : gameTime;
    return [sideOf(game, seat), had ?? 0];
  });
  return Object.fromEntries(times);
}
