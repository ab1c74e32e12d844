import { readMove } from '@daeguk/games';
import type { PlayedMove } from '@daeguk/protocols';
import type { Conditions } from './conditions.js';
import type { Contest } from './contest.js';
import { hostsOf } from './hosts.js';
import type { Entry } from './plan.js';
import type { RecordedMove } from './recorded-game.js';
import { both, type SeatName } from './seats.js';
import { sideOf } from './verdict.js';

/** A game as far as it has been played. */
export interface GameSoFar {
  readonly contest: Contest;
  readonly conditions: Conditions;
  readonly moves: readonly Pick<RecordedMove, 'move' | 'left'>[];
}

/**
 * What the referee says to a program: the greeting, and a question for each of its turns, the one that
 * is open after these moves included. Each request stands by itself.
 */
export function toldTo(
  { contest, conditions, moves }: GameSoFar,
  seat: SeatName,
  protocol: string,
): readonly (readonly Uint8Array[])[] {
  const { game, start, gameTime } = conditions;
  const host = hostsOf({ contest, seats: both(() => asProgram(protocol)) }, conditions)[seat];
  if (host === null) throw new TypeError('a program without a host');
  const remaining =
    gameTime === null ? null : { [game.sides[0]]: gameTime, [game.sides[1]]: gameTime };
  const told = host.greeting().map(({ messages }) => messages);
  const played: PlayedMove[] = [];
  let state = start;
  for (let index = 0; ; index++) {
    const side = game.toMove(state);
    if (side === sideOf(game, seat)) {
      const situation = { state, moves: [...played], remaining: remaining && { ...remaining } };
      told.push(host.turn(situation).messages);
    }
    const next = moves[index];
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
