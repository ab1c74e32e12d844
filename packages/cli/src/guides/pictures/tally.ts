import { pieceId } from '../../drawing/pieces.js';
import { type Html, html } from '../../html.js';
import { yes } from './foot.js';
import type { Sum } from './picture.js';

/** The width it takes beside a board. */
export const TALLY = 232;

const STEP = 34;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What pieces are worth: a row a side, each piece over its worth, and the total; the greater one ticked. */
export function tally(sums: readonly Sum[], { x, y, width, height }: Place): Html {
  const left = x + width + 28;
  const right = x + width + TALLY - 24;
  const rows = sums.map(({ worths, wins }, row) => {
    const middle = y + (height * (row + 0.5)) / sums.length;
    const total = worths.reduce((sum, { worth }) => sum + worth, 0);
    const pieces = worths.map(({ letter, worth }, index) => {
      const at = left + index * STEP;
      return html`<use href="#${pieceId(letter)}" x="${at}" y="${middle - 28}" width="${STEP}" height="${STEP}"/><text class="worth" x="${at + STEP / 2}" y="${middle + 20}">${worth}</text>`;
    });
    const tick = wins ? yes(right + 14, middle - 6) : null;
    return html`${pieces}<text class="total" x="${right}" y="${middle + 1}">${total}</text>${tick}`;
  });
  return html`<g class="board chess">${rows}</g>`;
}
