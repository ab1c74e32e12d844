import type { GameSummary } from '@daeguk/api';
import type { GameRow } from './game-rows.js';
import { seatView } from './seat-view.js';
import { TELLING } from './sight.js';

/** A game in a list. One that is hidden has begun, and more nobody can see. */
export function summaryOf(row: GameRow, isHidden: boolean): GameSummary {
  const { id, contest, tournament, pairing, purpose, first, second, authors } = row;
  return {
    id,
    contest,
    tournament,
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

type Told = Pick<GameSummary, 'state' | 'endedAt' | 'winner' | 'ending' | 'culprit' | 'plies'>;

function openPart({ state, endedAt, winner, ending, culprit, plies }: GameRow): Told {
  return { state, endedAt: endedAt?.toISOString() ?? null, winner, ending, culprit, plies };
}

function hiddenPart({ state }: GameRow): Told {
  const shown = TELLING.includes(state) ? 'playing' : state;
  return { state: shown, endedAt: null, winner: null, ending: null, culprit: null, plies: null };
}
