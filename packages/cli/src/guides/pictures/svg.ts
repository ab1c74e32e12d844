import {
  ground,
  layered,
  lettering,
  markAt,
  type Part,
  pieceAt,
  placesOf,
  whole,
} from '../../drawing/board.js';
import { CELL, pieceSymbols } from '../../drawing/pieces.js';
import { EMPTY, type Look } from '../../drawing/scene.js';
import { type View, viewAt } from '../../drawing/view.js';
import { type Content, element, type Html, html } from '../../html.js';
import { FOOT, foot } from './foot.js';
import type { Panel, Picture } from './picture.js';
import { drawSign } from './signs.js';
import { pictureStyle } from './style.js';
import { TALLY, tally } from './tally.js';

// All measures are in pixels at the size a page shows the picture in.

const MARGIN = 14;
const BETWEEN = 44;
/** The width a board may have: alone, and beside another. */
const ALONE = 380;
const BESIDE = 300;
const LARGEST_CELL = 50;
const TYPE = 10.5;

/** What the coordinates take: on the left, above, below. */
const ROOMS: Readonly<Record<Look, readonly [number, number, number]>> = {
  points: [20, 20, 0],
  felt: [20, 20, 0],
  squares: [20, 20, 0],
  chess: [20, 0, 16],
  stones: [0, 0, 0],
};

interface Placed {
  readonly panel: Panel;
  readonly view: View;
  readonly part: Part;
  /** The corner of the board itself. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where the board, with whatever is written below it, ends. */
  readonly bottom: number;
}

/** A file of its own: nothing is loaded, nothing runs, and it reads on light and on dark pages. */
export function svg(picture: Picture, title: string): string {
  const boards = placed(picture.panels);
  const last = boards.at(-1) as Placed;
  const right = last.x + last.width + (picture.tally === undefined ? 0 : TALLY);
  const [width, height] = [
    right + MARGIN,
    Math.max(...boards.map(({ bottom }) => bottom)) + FOOT + MARGIN / 2,
  ];
  const letters = [
    ...boards.flatMap(({ view }) => view.letters),
    ...picture.panels.flatMap(({ choices = [] }) => choices),
  ];
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>${title}</title>
${element('style', pictureStyle)}
${pieceSymbols(last.view.look, letters)}
<rect class="card" x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="10"/>
${boards.map((each, index) => [then(boards[index - 1], each), board(each), foot(each)])}
${picture.tally === undefined ? null : tally(picture.tally, last)}
</svg>
`.toString();
}

function placed(panels: readonly Panel[]): Placed[] {
  const most = panels.length === 1 ? ALONE : BESIDE;
  let x = MARGIN;
  return panels.map((panel) => {
    const view = viewAt(panel.story.scene, panel.ply, panel.since);
    const part = panel.part ?? whole(view);
    const cell = Math.min(LARGEST_CELL, Math.floor(most / part.columns));
    const [left, above, below] = ROOMS[view.look];
    const [width, height] = [part.columns * cell, part.rows * cell];
    const corner = { x: x + left, y: MARGIN + above };
    x = corner.x + width + BETWEEN;
    return { panel, view, part, ...corner, width, height, bottom: corner.y + height + below };
  });
}

function board({ panel, view, part, x, y, width }: Placed): Html {
  const { look } = view;
  const scale = width / (part.columns * CELL);
  const [left, top] = [part.column * CELL, part.row * CELL];
  const [wide, high] = [part.columns * CELL, part.rows * CELL];
  const places = placesOf(view);
  const pieces = html`<g class="pieces">${places.filter(({ letter }) => letter !== EMPTY).map(pieceAt)}</g>`;
  const marks = html`<g class="marks">${places.filter(({ mark }) => mark !== undefined).map((place) => markAt(look, place))}</g>`;
  const drawn = (isUnder: boolean): Content =>
    (panel.signs ?? [])
      .filter(({ kind }) => (kind === 'area') === isUnder)
      .map((sign) => drawSign(view, sign));
  const type = Math.round((TYPE / scale) * 100) / 100;
  return html`<g class="board ${look}" transform="translate(${x} ${y}) scale(${scale}) translate(${-left} ${-top})">
<svg x="${left}" y="${top}" width="${wide}" height="${high}" viewBox="${left} ${top} ${wide} ${high}">${ground(view)}${drawn(true)}
${layered(look, pieces, marks)}
${drawn(false)}</svg>
${lettering(view, part, type)}</g>`;
}

/** From a board to a later one of the same story. */
function then(before: Placed | undefined, after: Placed): Html | null {
  if (before?.panel.story !== after.panel.story) return null;
  const [start, y] = [before.x + before.width + 14, before.y + before.height / 2];
  return html`<path class="then" d="M${start} ${y}h24m-8-8 8 8-8 8"/>`;
}
