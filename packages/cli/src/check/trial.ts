import type { AnyGame, Random } from '@daeguk/games';
import { type Contest, readContest, type SeatName } from '@daeguk/referee';
import type { TrialName } from './messages.js';
import type { Opponent } from './opponents.js';

/** Something a bot is taken through: a game of its own, refereed like any other. */
export interface Trial {
  readonly name: TrialName;
  readonly contest: Contest;
  readonly seat: SeatName;
  readonly seed: number;
  readonly opponent: Opponent;
  /** Whether to be late in it is worth a remark only: it may never come to this. */
  readonly isRare?: boolean;
}

/** What trials are made of. */
export interface TrialSetting {
  readonly contest: Contest;
  readonly game: AnyGame;
  readonly random: Random;
  readonly seed: number;
  /** Plays whatever is legal. */
  readonly anything: Opponent;
}

export interface Changes {
  readonly options?: object;
  readonly limits?: object;
  readonly position?: string;
}

/** The contest with something set for a trial. */
export function changed(contest: Contest, { options, limits, ...rest }: Changes): Contest {
  const whole = {
    ...contest,
    ...rest,
    options: { ...contest.options, ...options },
    limits: { ...contest.limits, ...limits },
  };
  const read = readContest(whole);
  if (!read.ok) throw new TypeError(`a trial that no contest allows: ${read.fault.code}`);
  return read.value;
}
