import type { Level } from '@daeguk/engines';
import {
  type Contest,
  type Entry,
  GameTable,
  type Note,
  other,
  type RecordedGame,
  type RecordedMove,
  type SeatName,
  stateAfter,
  type TableReport,
} from '@daeguk/referee';
import type { Tier } from '@daeguk/sandbox';
import { RecordedOpponent } from './recorded-opponent.js';

export interface AgainPlan {
  readonly recorded: RecordedGame;
  /** Where the new player sits. */
  readonly seat: SeatName;
  readonly player: Entry;
  /** Whether its time is held against it. */
  readonly isTimed: boolean;
  /** Who goes on for the opponent once the game is another one. */
  readonly level: Level;
  /** Stops when the player is to make this ply, or the first of its own after it. */
  readonly breakAt: number | null;
  readonly record: string | null;
  readonly tier: Tier;
  readonly cores: readonly number[];
}

/** The game as it was played this time. */
export interface PlayedAgain extends TableReport {
  readonly moves: readonly RecordedMove[];
  /** Whether it was stopped where it was asked to be. */
  readonly isBroken: boolean;
}

export interface AgainWatcher {
  /** Told again when the platform spoilt the game, and it begins anew. */
  began(): void;
  moved(move: RecordedMove): void;
}

/** Plays a recorded game again with another player at one seat. */
export async function playAgain(
  plan: AgainPlan,
  watcher: AgainWatcher,
  stop: AbortSignal,
): Promise<PlayedAgain> {
  const { recorded, seat, player, tier, cores, record } = plan;
  const moves: RecordedMove[] = [];
  const halt = new AbortController();
  const table = new GameTable(cores, AbortSignal.any([stop, halt.signal]));
  const opponent = new RecordedOpponent(recorded, plan.level);
  const before: Entry = { kind: 'person', name: recorded.names[other(seat)] };
  const seats =
    seat === 'first' ? { first: player, second: before } : { first: before, second: player };
  const began = () => {
    moves.length = 0;
    watcher.began();
  };
  const noted = (note: Note) => {
    if (note.event !== 'moved' || halt.signal.aborted) return;
    const { event, ...move } = note;
    const last = moves.at(-1);
    if (last !== undefined && move.ply <= last.ply) began();
    moves.push(move);
    watcher.moved(move);
    if (isBreak(plan, moves)) halt.abort();
  };
  try {
    const game = {
      contest: contestFor(plan),
      seed: recorded.seed,
      seats,
      tier,
      isWatched: true,
      record,
    };
    const report = await table.play(game, { began, noted, persons: { [other(seat)]: opponent } });
    return { ...report, moves, isBroken: halt.signal.aborted };
  } finally {
    opponent.close();
    await table.close();
  }
}

function contestFor({ recorded: { contest }, isTimed }: AgainPlan): Contest {
  const { clock, ...limits } = contest.limits;
  return { ...contest, limits: isTimed ? limits : { ...limits, clock: 'off' } };
}

/** Whether these moves lead to where the game is to be stopped: it is the player's turn by then. */
export function isBreak(
  { recorded, seat, breakAt }: Pick<AgainPlan, 'recorded' | 'seat' | 'breakAt'>,
  moves: readonly Pick<RecordedMove, 'move'>[],
): boolean {
  if (breakAt === null) return false;
  const { game, conditions } = recorded;
  const state = stateAfter(conditions, moves);
  const side = game.sides[seat === 'first' ? 0 : 1];
  return game.toMove(state) === side && game.ply(state) + 1 >= breakAt;
}
