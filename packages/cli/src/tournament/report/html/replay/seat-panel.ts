import { games } from '@daeguk/games';
import type { SeatName } from '@daeguk/referee';
import { type Html, html } from '../../../../html.js';
import type { ReplayData } from '../../replay-data.js';
import { bdi } from '../report/view.js';
import type { PlayerData } from './player.js';

/** Who sits there, with the clock and the count at the end of the game; the winner is marked. */
export function seatPanel(
  { game, names, sides, winner }: ReplayData,
  seat: SeatName,
  { clocks, counts }: PlayerData,
): Html {
  const index = seat === 'first' ? 0 : 1;
  const side = games.get(game)?.sides[index] ?? seat;
  const count = counts?.at(-1)?.[index];
  const kind = winner === seat ? ' winner' : '';
  return html`<div class="player ${seat}${kind}"><span class="disc ${side}" aria-hidden="true"></span><strong>${bdi(names[seat])}</strong> <span class="muted">${sides[seat]}</span>${count === undefined ? null : html`<b class="count">${count}</b>`}<span class="clock">${clocks.at(-1)?.[index] ?? ''}</span></div>`;
}
