import { type Both, other, type SeatName } from '@daeguk/referee';
import type { PlayedGame } from './match.js';

export interface Tally {
  readonly player: string;
  wins: number;
  draws: number;
  losses: number;
}

/** Wins, draws and losses of the two entrants, whatever seats they had. */
export class Totals {
  readonly tallies: Both<Tally>;
  games = 0;
  voids = 0;

  constructor(first: string, second: string) {
    const tally = (player: string) => ({ player, wins: 0, draws: 0, losses: 0 });
    this.tallies = { first: tally(first), second: tally(second) };
  }

  add({ number, verdict: { winner, ending }, voids }: PlayedGame): void {
    this.voids += voids;
    if (ending === 'void') this.voids += 1;
    if (ending === 'void' || ending === 'stopped') return;
    this.games += 1;
    if (winner === null) {
      for (const tally of Object.values(this.tallies)) tally.draws += 1;
      return;
    }
    // In every second game the entrants sit the other way round.
    const entrant: SeatName = number % 2 === 1 ? winner : other(winner);
    this.tallies[entrant].wins += 1;
    this.tallies[other(entrant)].losses += 1;
  }
}
