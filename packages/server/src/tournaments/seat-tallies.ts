import type { BoardStanding } from '@daeguk/api';
import { type EntrantId, type GameResult, isBetweenEntrants } from '@daeguk/tournaments';

type Tallies = Pick<BoardStanding, 'seats' | 'endings'>;

/**
 * How everybody did with each seat, and by what they won and lost. Counted as results come: a table of 200 is made after
 * each of 39,800 games, and none of them is looked at twice.
 */
export class SeatTallies {
  readonly #tallies = new Map<EntrantId, Tallies>();
  /** The same of each part of a tournament that has several. */
  readonly #stages = new Map<string, SeatTallies>();

  /** Replays of drawn games are games like others; those with the house say nothing of one against another. */
  add(result: GameResult): void {
    const { pairing } = result;
    if (!isBetweenEntrants(pairing)) return;
    this.#count(result);
    const { stage } = pairing.match;
    if (stage === '') return;
    const own = this.#stages.get(stage) ?? new SeatTallies();
    this.#stages.set(stage, own);
    own.#count(result);
  }

  inStage(stage: string): SeatTallies {
    return this.#stages.get(stage) ?? new SeatTallies();
  }

  /** As it is now: what comes later does not change it. */
  of(entrant: EntrantId): Tallies {
    const { seats, endings } = this.#tallies.get(entrant) ?? newTallies();
    return {
      seats: { first: { ...seats.first }, second: { ...seats.second } },
      endings: { won: { ...endings.won }, lost: { ...endings.lost } },
    };
  }

  #count({ pairing, winner, bothLost, ending }: GameResult): void {
    for (const seat of ['first', 'second'] as const) {
      const tallies = this.#of(pairing[seat]);
      if (winner === null && !bothLost) {
        tallies.seats[seat].drawn += 1;
        continue;
      }
      const came = winner === seat ? 'won' : 'lost';
      tallies.seats[seat][came] += 1;
      tallies.endings[came][ending] = (tallies.endings[came][ending] ?? 0) + 1;
    }
  }

  #of(entrant: EntrantId): Tallies {
    const tallies = this.#tallies.get(entrant) ?? newTallies();
    this.#tallies.set(entrant, tallies);
    return tallies;
  }
}

function newTallies(): Tallies {
  const tally = () => ({ won: 0, drawn: 0, lost: 0 });
  return { seats: { first: tally(), second: tally() }, endings: { won: {}, lost: {} } };
}
