import type { AnyGame } from '@daeguk/games';
import { type Host, protocols } from '@daeguk/protocols';
import type { Sandbox } from '@daeguk/sandbox';
import type { Entry, GamePlan } from '../plan.js';
import type { SeatName } from '../seats.js';
import { AfreshPlayer } from './afresh.js';
import { AskedPlayer } from './asked.js';
import { boxPlan } from './box-plan.js';
import { House } from './house.js';
import { type PersonLine, person } from './person.js';
import type { Player, Tell } from './player.js';
import { ProgramPlayer } from './program.js';
import { RandomMover } from './random.js';

/** Where the persons at the seats can be reached, if there are any. */
export type PersonLines = Readonly<Partial<Record<SeatName, PersonLine>>>;

export interface SeatSetting {
  readonly plan: GamePlan;
  readonly seat: SeatName;
  readonly host: Host | null;
  readonly game: AnyGame;
  readonly sandbox: Sandbox;
  readonly persons: PersonLines;
  readonly tell: Tell;
}

/** Puts the player of a plan on its seat. */
export function seatPlayer(setting: SeatSetting): Player {
  const { plan, seat, game, persons, tell } = setting;
  const entry = plan.seats[seat];
  switch (entry.kind) {
    case 'program':
      return programPlayer(setting, entry);
    case 'person': {
      const line = persons[seat];
      if (line === undefined) throw new TypeError('nobody to ask for the moves of a person');
      return new AskedPlayer(seat, person(line), tell);
    }
    case 'house': {
      const side = game.sides[seat === 'first' ? 0 : 1];
      return new AskedPlayer(seat, new House(game.name, side, entry.level, plan.seed), tell);
    }
    case 'random':
      return new RandomMover(seat, game, plan.seed, tell);
  }
}

function programPlayer(
  { plan, seat, host, sandbox, tell }: SeatSetting,
  entry: Extract<Entry, { kind: 'program' }>,
): Player {
  const transport = protocols.get(entry.protocol)?.transport;
  if (host === null || transport === undefined) throw new TypeError('a program needs a protocol');
  const { contest } = plan;
  const box = boxPlan(contest, entry, coreOf(plan, seat));
  const program = { seat, contest, sandbox, box, host, tell };
  return transport === 'afresh' ? new AfreshPlayer(program) : new ProgramPlayer(program, transport);
}

/** Players that both run have a core each, where there are two; else they are where their slot is. */
function coreOf({ contest, cores }: GamePlan, seat: SeatName): number | undefined {
  if (cores.length < 2) return undefined;
  return cores[contest.opponentsTurn === 'running' && seat === 'second' ? 1 : 0];
}
