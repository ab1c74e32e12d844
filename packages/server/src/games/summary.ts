import type { GameSummary } from '@daeguk/api';
import type { GameRow } from './game-rows.js';
import { seatView } from './seat-view.js';
import { TELLING } from './sight.js';

/** A game in a list. One that is hidden has begun, and more nobody can see. */
export function summaryOf(row: GameRow, isHidden: boolean): GameSummary {
  const { id, contest, tournament, isLadder, pairing, purpose, first, second, authors } = row;
  return {
    id,
    contest,
    tournament,
    isLadder,
    match: pairing?.match.id ?? null,
    round: pairing?.match.round ?? null,
    purpose,
    first: seatView(first, authors.first),
    second: seatView(second, authors.second),
    createdAt: row.createdAt.toISOString(),
    beganAt: row.beganAt?.toISOString() ?? null,
    isHidden,
    ...(isHidden ? hiddenPart(row) : openPart(row)),
  };
}

type Came = Pick<GameSummary, 'endedAt' | 'winner' | 'ending' | 'culprit' | 'instead' | 'plies'>;
type Told = Came & Pick<GameSummary, 'state'>;

function openPart({ state, endedAt, winner, ending, culprit, usage, plies }: GameRow): Told {
  const instead = usage && { first: usage.first.instead, second: usage.second.instead };
  return {
    state,
    endedAt: endedAt?.toISOString() ?? null,
    winner,
    ending,
    culprit,
    instead,
    plies,
  };
}

const UNKNOWN: Came = {
  endedAt: null,
  winner: null,
  ending: null,
  culprit: null,
  instead: null,
  plies: null,
};

function hiddenPart({ state }: GameRow): Told {
  return { state: TELLING.includes(state) ? 'playing' : state, ...UNKNOWN };
}
