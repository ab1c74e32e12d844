import {
  ground,
  layered,
  lettering,
  markAt,
  pieceAt,
  placesOf,
  whole,
} from '../../../../drawing/board.js';
import { CELL, pieceSymbols } from '../../../../drawing/pieces.js';
import type { Scene } from '../../../../drawing/scene.js';
import { rowsOf, type View, viewAt } from '../../../../drawing/view.js';
import { type Html, html } from '../../../../html.js';

/** On any board, coordinates are this part of its width. */
const TYPE = 1 / 38;

/**
 * The board with the final position on it: what a reader without scripts sees. Pieces and marks are one
 * element for each cell, so that another position is nothing but other letters.
 */
export function board(scene: Scene, title: string): Html {
  const { look, columns, start, changes } = scene;
  const view = viewAt(scene, changes.length);
  const places = placesOf(view);
  const letters = [...start, ...changes.flat().map(([, letter]) => letter)];
  const marks = html`<g id="marks">${places.map((place) => markAt(look, place))}</g>`;
  const pieces = html`<g id="pieces">${places.map(pieceAt)}</g>`;
  const type = Math.round(columns * CELL * TYPE * 10) / 10;
  return html`<svg class="board ${look}" viewBox="${viewBox(view)}" role="img" aria-label="${title}">${pieceSymbols(look, letters)}
${ground(view)}${layered(look, pieces, marks)}${lettering(view, whole(view), type)}</svg>`;
}

/** The board with room for its coordinates: on the left, and above or, in chess, below. */
function viewBox(view: View): string {
  const { look, columns } = view;
  const [width, height] = [columns * CELL, rowsOf(view) * CELL];
  if (look === 'stones') return `0 0 ${width} ${height}`;
  const room = Math.ceil(2 * width * TYPE);
  // One unit more for the line around the board.
  return `${-room} ${look === 'chess' ? -1 : -room} ${width + room + 1} ${height + room + 1}`;
}
