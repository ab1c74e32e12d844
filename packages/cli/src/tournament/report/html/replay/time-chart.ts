import type { RecordedMove } from '@daeguk/referee';
import { type Html, html } from '../../../../html.js';

const HALF = 20;

/** The time of every move, the first seat's upwards and the second's downwards. */
export function timeChart(moves: readonly RecordedMove[], title: string): Html {
  const most = Math.max(1, ...moves.map(({ charged }) => charged));
  const barOf = ({ seat, charged }: RecordedMove, index: number) => {
    const height = Math.round((charged / most) * HALF * 100) / 100;
    return `M${index + 0.12} ${HALF}v${seat === 'first' ? -height : height}h.76V${HALF}z`;
  };
  const bars = (['first', 'second'] as const).map((seat) => {
    const own = moves.map((move, index) => (move.seat === seat ? barOf(move, index) : ''));
    return html`<path class="${seat}" d="${own.join('')}"/>`;
  });
  const last = moves.length - 1;
  return html`<svg id="chart" class="chart" viewBox="0 0 ${Math.max(1, moves.length)} ${2 * HALF}" preserveAspectRatio="none" role="img" aria-label="${title}"><rect id="cursor" x="${last}" width="1" height="${2 * HALF}"/>${bars}<path class="axis" d="M0 ${HALF}H${moves.length}"/></svg>`;
}
