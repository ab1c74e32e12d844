import { type Content, type Html, html } from '../html.js';
import { CELL, isHole, pieceId } from './pieces.js';
import { EMPTY, type Look, type Mark } from './scene.js';
import { rowsOf, type View } from './view.js';

/** A cell where it lies on the board. */
export interface Place {
  readonly letter: string;
  readonly mark: Mark | undefined;
  readonly x: number;
  readonly y: number;
}

export function placesOf({ columns, letters, marks }: View): Place[] {
  return letters.map((letter, cell) => ({
    letter,
    mark: marks.get(cell),
    x: (cell % columns) * CELL,
    y: Math.floor(cell / columns) * CELL,
  }));
}

export function pieceAt({ letter, x, y }: Place): Html {
  const href = letter === EMPTY ? '' : `#${pieceId(letter)}`;
  return html`<use href="${href}" x="${x}" y="${y}" width="${CELL}" height="${CELL}"/>`;
}

/** On a square the whole square is marked, elsewhere a spot on what lies there. */
export function markAt(look: Look, { mark, x, y }: Place): Html {
  const middle = CELL / 2;
  if (look === 'squares' || look === 'chess') {
    return html`<rect class="${mark ?? ''}" x="${x}" y="${y}" width="${CELL}" height="${CELL}"/>`;
  }
  const radius = look === 'stones' ? 19 : 5;
  return html`<circle class="${mark ?? ''}" cx="${x + middle}" cy="${y + middle}" r="${radius}"/>`;
}

/** Marks lie under what stands on squares, and on stones and discs. */
export function layered(look: Look, pieces: Html, marks: Html): Content {
  return look === 'points' || look === 'felt' ? [pieces, marks] : [marks, pieces];
}

/** What lies under the pieces. */
export function ground(view: View): Content {
  const { look, columns, letters } = view;
  if (look === 'stones') return null;
  const rows = rowsOf(view);
  const plate = html`<rect class="plate" width="${columns * CELL}" height="${rows * CELL}"/>`;
  if (look === 'points') return [plate, lines(columns, rows), stars(columns, rows)];
  const cells = [...letters.keys()];
  if (look === 'felt') {
    const inside = cells.filter((cell) => !isHole(look, letters[cell] as string));
    return html`<path class="plate" d="${squares(inside, columns)}"/>`;
  }
  // The square on the lower left is a dark one.
  const isDark = (cell: number) => (rows - Math.floor(cell / columns) + (cell % columns)) % 2 === 1;
  return [plate, html`<path class="dark" d="${squares(cells.filter(isDark), columns)}"/>`];
}

/** The path around each of these cells. */
export function squares(cells: readonly number[], columns: number): string {
  const square = (row: number, column: number) =>
    `M${column * CELL} ${row * CELL}h${CELL}v${CELL}h-${CELL}z`;
  return cells.map((cell) => square(Math.floor(cell / columns), cell % columns)).join('');
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

/** The columns and rows of a board that are shown. */
export interface Part {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

export function whole(view: View): Part {
  return { column: 0, row: 0, columns: view.columns, rows: rowsOf(view) };
}

/** What is written beside the cells, or on stones, in this size of type. */
export function lettering(view: View, part: Part, type: number): Html {
  return view.look === 'stones' ? numbers(placesOf(view)) : coordinates(view, part, type);
}

/** As the game's own notation counts: ranks and files in chess, numbers from 0 elsewhere. */
function coordinates(view: View, part: Part, type: number): Html {
  const isChess = view.look === 'chess';
  const middle = CELL / 2;
  const [left, top, bottom] = [part.column, part.row, part.row + part.rows].map((n) => n * CELL);
  const level = isChess ? bottom! + type : top! - type;
  const across = Array.from({ length: part.columns }, (_, index) => {
    const column = part.column + index;
    const label = isChess ? String.fromCharCode(97 + column) : column;
    return html`<text x="${column * CELL + middle}" y="${level}">${label}</text>`;
  });
  const down = Array.from({ length: part.rows }, (_, index) => {
    const row = part.row + index;
    const label = isChess ? rowsOf(view) - row : row;
    return html`<text x="${left! - type}" y="${row * CELL + middle}">${label}</text>`;
  });
  return html`<g class="coordinates" font-size="${type}">${across}${down}</g>`;
}

function numbers(places: readonly Place[]): Html {
  const texts = places.map(
    ({ x, y }, cell) => html`<text x="${x + CELL / 2}" y="${y + CELL / 2}">${cell + 1}</text>`,
  );
  return html`<g class="numbers">${texts}</g>`;
}
