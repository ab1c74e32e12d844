import type { Rating } from '@daeguk/tournaments';
import { type Html, html } from '../../../../html.js';
import { signed } from '../../figures.js';

const WIDTH = 200;
const HEIGHT = 22;
const MARGIN = 18;
const MOST_TICKS = 5;

/** One scale for the ratings of all, so that their bars can be compared. */
export class EloScale {
  readonly #low: number;
  readonly #high: number;
  readonly #ticks: readonly number[];
  readonly #grid: string;

  constructor(ratings: readonly Rating[]) {
    this.#low = Math.min(-50, ...ratings.map(({ low }) => low));
    this.#high = Math.max(50, ...ratings.map(({ high }) => high));
    this.#ticks = ticksBetween(this.#low, this.#high);
    this.#grid = this.#ticks.map((tick) => `M${this.#x(tick)} 0V${HEIGHT}`).join('');
  }

  /** The figures along the scale. */
  axis(): Html {
    const labels = this.#ticks.map(
      (tick) => html`<text x="${this.#x(tick)}" y="15">${signed(tick)}</text>`,
    );
    return html`<svg class="elo" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">${labels}</svg>`;
  }

  /** A rating with its interval. */
  whisker({ elo, low, high }: Rating): Html {
    const [from, to, at] = [this.#x(low), this.#x(high), this.#x(elo)];
    const middle = HEIGHT / 2;
    const range = `M${from} ${middle}H${to}M${from} 7v8M${to} 7v8`;
    return html`<svg class="elo" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true"><path class="grid" d="${this.#grid}"/><path class="range" d="${range}"/><circle cx="${at}" cy="${middle}" r="4"/></svg>`;
  }

  #x(elo: number): number {
    const share = (elo - this.#low) / (this.#high - this.#low);
    return Math.round((MARGIN + share * (WIDTH - 2 * MARGIN)) * 10) / 10;
  }
}

/** Round figures within the scale: 0 and equal steps from it, not too many. */
function ticksBetween(low: number, high: number): number[] {
  let step = 50;
  while ((high - low) / step > MOST_TICKS) step *= 2;
  const first = Math.ceil(low / step);
  const last = Math.floor(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
