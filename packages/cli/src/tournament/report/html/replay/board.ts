import { type Content, type Html, html } from '../html.js';
import { CELL, isHole, pieceId, pieceSymbols } from './pieces.js';
import { EMPTY, type Mark, type Scene } from './scene.js';

/** On any board, coordinates are this part of its width. */
const TYPE = 1 / 38;

/**
 * The board with the final position on it: what a reader without scripts sees. Pieces and marks are one
 * element for each cell, so that another position is nothing but other letters.
 */
export function board(scene: Scene, title: string): Html {
  const { look, columns, size, start, changes } = scene;
  const rows = Math.ceil(size / columns);
  const final = [...start];
  for (const [cell, letter] of changes.flat()) final[cell] = letter;
  const markOf = new Map(changes.at(-1)?.map(([cell, , mark]) => [cell, mark]));
  const letters = [...start, ...changes.flat().map(([, letter]) => letter)];
  const places = final.map((letter, cell) => ({
    letter,
    mark: markOf.get(cell),
    x: (cell % columns) * CELL,
    y: Math.floor(cell / columns) * CELL,
  }));
  const marks = html`<g id="marks">${places.map((place) => markAt(scene, place))}</g>`;
  const pieces = html`<g id="pieces">${places.map(pieceAt)}</g>`;
  const isOver = look === 'points' || look === 'felt';
  return html`<svg class="board ${look}" viewBox="${viewBox(scene, rows)}" role="img" aria-label="${title}">${pieceSymbols(look, letters)}
${ground(scene, rows)}${isOver ? [pieces, marks] : [marks, pieces]}${look === 'stones' ? numbers(places) : coordinates(scene, rows)}</svg>`;
}

/** The board with room for its coordinates: on the left, and above or, in chess, below. */
function viewBox({ look, columns }: Scene, rows: number): string {
  const [width, height] = [columns * CELL, rows * CELL];
  if (look === 'stones') return `0 0 ${width} ${height}`;
  const room = Math.ceil(2 * width * TYPE);
  // One unit more for the line around the board.
  return `${-room} ${look === 'chess' ? -1 : -room} ${width + room + 1} ${height + room + 1}`;
}

interface Place {
  readonly letter: string;
  readonly mark: Mark | undefined;
  readonly x: number;
  readonly y: number;
}

function pieceAt({ letter, x, y }: Place): Html {
  const href = letter === EMPTY ? '' : `#${pieceId(letter)}`;
  return html`<use href="${href}" x="${x}" y="${y}" width="${CELL}" height="${CELL}"/>`;
}

/** On a square the whole square is marked, elsewhere a spot on what lies there. */
function markAt({ look }: Scene, { mark, x, y }: Place): Html {
  const middle = CELL / 2;
  if (look === 'squares' || look === 'chess') {
    return html`<rect class="${mark ?? ''}" x="${x}" y="${y}" width="${CELL}" height="${CELL}"/>`;
  }
  const radius = look === 'stones' ? 19 : 5;
  return html`<circle class="${mark ?? ''}" cx="${x + middle}" cy="${y + middle}" r="${radius}"/>`;
}

/** What lies under the pieces. */
function ground({ look, columns, start }: Scene, rows: number): Content {
  if (look === 'stones') return null;
  const plate = html`<rect class="plate" width="${columns * CELL}" height="${rows * CELL}"/>`;
  if (look === 'points') return [plate, lines(columns, rows), stars(columns, rows)];
  const squares = (which: (row: number, column: number, cell: number) => boolean) =>
    [...start]
      .map((_, cell) => [Math.floor(cell / columns), cell % columns, cell] as const)
      .filter(([row, column, cell]) => which(row, column, cell))
      .map(([row, column]) => `M${column * CELL} ${row * CELL}h${CELL}v${CELL}h-${CELL}z`)
      .join('');
  if (look === 'felt') {
    const inside = squares((_row, _column, cell) => !isHole(look, start[cell] as string));
    return html`<path class="plate" d="${inside}"/>`;
  }
  // The square on the lower left is a dark one.
  const dark = squares((row, column) => (rows - row + column) % 2 === 1);
  return [plate, html`<path class="dark" d="${dark}"/>`];
}

/** Through the middle of the cells: stones lie on their crossings. */
function lines(columns: number, rows: number): Html {
  const half = CELL / 2;
  const [right, bottom] = [columns * CELL - half, rows * CELL - half];
  const across = Array.from({ length: rows }, (_, row) => `M${half} ${row * CELL + half}H${right}`);
  const down = Array.from(
    { length: columns },
    (_, column) => `M${column * CELL + half} ${half}V${bottom}`,
  );
  return html`<path class="lines" d="${[...across, ...down].join('')}"/>`;
}

/** The points a player finds the way by: fourth lines and middle. */
function stars(columns: number, rows: number): Content {
  if (columns < 13 || rows < 13) return null;
  const along = (length: number) => [3, (length - 1) / 2, length - 4].filter(Number.isInteger);
  return along(columns).flatMap((column) =>
    along(rows).map(
      (row) =>
        html`<circle class="star" cx="${column * CELL + CELL / 2}" cy="${row * CELL + CELL / 2}" r="3.4"/>`,
    ),
  );
}

/** As the game's own notation counts: ranks and files in chess, numbers from 0 elsewhere. */
function coordinates({ look, columns }: Scene, rows: number): Html {
  const isChess = look === 'chess';
  const [middle, type] = [CELL / 2, Math.round(columns * CELL * TYPE * 10) / 10];
  const across = Array.from({ length: columns }, (_, column) => {
    const label = isChess ? String.fromCharCode(97 + column) : column;
    return html`<text x="${column * CELL + middle}" y="${isChess ? rows * CELL + type : -type}">${label}</text>`;
  });
  const down = Array.from({ length: rows }, (_, row) => {
    const label = isChess ? rows - row : row;
    return html`<text x="${-type}" y="${row * CELL + middle}">${label}</text>`;
  });
  return html`<g class="coordinates" font-size="${type}">${across}${down}</g>`;
}

function numbers(places: readonly Place[]): Html {
  const texts = places.map(
    ({ x, y }, cell) => html`<text x="${x + CELL / 2}" y="${y + CELL / 2}">${cell + 1}</text>`,
  );
  return html`<g class="numbers">${texts}</g>`;
}
