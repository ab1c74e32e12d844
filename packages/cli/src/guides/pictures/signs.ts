import { squares } from '../../drawing/board.js';
import { CELL } from '../../drawing/pieces.js';
import type { View } from '../../drawing/view.js';
import { type Html, html } from '../../html.js';
import type { Sign } from './picture.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** In the measures of the board. */
export function drawSign({ look, columns }: View, sign: Sign): Html {
  const centre = (cell: number): Point => ({
    x: ((cell % columns) + 0.5) * CELL,
    y: (Math.floor(cell / columns) + 0.5) * CELL,
  });
  switch (sign.kind) {
    case 'area':
      return html`<path class="area" d="${squares(sign.cells, columns)}"/>`;
    case 'arrow':
      return arrow(centre(sign.from), centre(sign.to), (sign.bend ?? 0) * CELL);
    case 'may': {
      // On an empty cell a dot, around a stone that may be taken a ring.
      const [kind, radius] = look === 'stones' ? ['good', 18] : ['may', 6];
      return html`${sign.cells.map(centre).map((at) => circle(kind as string, at, radius as number))}`;
    }
    default: {
      const radius = look === 'squares' ? 17 : 18;
      return html`${sign.cells.map(centre).map((at) => circle(sign.kind, at, radius))}`;
    }
  }
}

function circle(kind: string, { x, y }: Point, radius: number): Html {
  return html`<circle class="${kind}" cx="${x}" cy="${y}" r="${radius}"/>`;
}

const HEAD = 13;

/** From the middle of a cell to the middle of another, with its head before that middle. */
function arrow(from: Point, to: Point, bend: number): Html {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const turn = {
    x: (from.x + to.x) / 2 + dy * bend * 2,
    y: (from.y + to.y) / 2 - dx * bend * 2,
  };
  const run = Math.hypot(to.x - turn.x, to.y - turn.y);
  const [hx, hy] = [(to.x - turn.x) / run, (to.y - turn.y) / run];
  const neck = { x: to.x - hx * HEAD, y: to.y - hy * HEAD };
  const wing = (side: 1 | -1) =>
    `${round(neck.x - hy * side * 8)} ${round(neck.y + hx * side * 8)}`;
  const shaft = `M${round(from.x)} ${round(from.y)}Q${round(turn.x)} ${round(turn.y)} ${round(neck.x)} ${round(neck.y)}`;
  const head = `M${round(to.x + hx * 3)} ${round(to.y + hy * 3)}L${wing(1)}L${wing(-1)}z`;
  return html`<g class="arrow"><path class="shaft" d="${shaft}"/><path d="${head}"/></g>`;
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
