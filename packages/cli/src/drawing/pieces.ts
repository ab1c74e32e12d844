import { type Html, html } from '../html.js';
import { EMPTY, type Look, STONE } from './scene.js';

/** The length of a cell's side; pieces are drawn in a box of this size. */
export const CELL = 40;

/** Everything that can lie on a cell of these boards, ready to be used by its letter. */
export function pieceSymbols(look: Look, letters: Iterable<string>): Html {
  const symbols = [...new Set(letters)]
    .filter((letter) => letter !== EMPTY && !isHole(look, letter))
    .map(
      (letter) =>
        html`<symbol id="${pieceId(letter)}" viewBox="0 0 ${CELL} ${CELL}">${drawn(look, letter)}</symbol>`,
    );
  return html`<defs>${GRADIENTS}${symbols}</defs>`;
}

/** A cell that is not part of the board: nothing is drawn there. */
export function isHole(look: Look, letter: string): boolean {
  return look === 'felt' && letter === '#';
}

/** By its number: letters differ from each other by their case too. */
export function pieceId(letter: string): string {
  return `piece-${letter.codePointAt(0)}`;
}

const GRADIENTS = html`<radialGradient id="dark" cx=".36" cy=".32" r=".75"><stop offset="0" stop-color="#65666a"/><stop offset=".55" stop-color="#2c2d30"/><stop offset="1" stop-color="#161719"/></radialGradient><radialGradient id="bright" cx=".36" cy=".32" r=".8"><stop offset="0" stop-color="#fff"/><stop offset=".6" stop-color="#f1efea"/><stop offset="1" stop-color="#cfccc4"/></radialGradient>`;

function drawn(look: Look, letter: string): Html {
  if (look === 'chess') return chessPiece(letter);
  if (look === 'stones') return pebble(letter);
  const radius = look === 'points' ? 18.4 : look === 'felt' ? 16.5 : 15;
  switch (letter) {
    case 'b':
      return html`<circle cx="20" cy="20" r="${radius}" fill="url(#dark)"/>`;
    case 'w':
      return html`<circle cx="20" cy="20" r="${radius}" fill="url(#bright)" stroke="#8b877e" stroke-width=".7"/>`;
    case '#':
      return html`<rect x="7" y="7" width="26" height="26" rx="5" fill="#6b5537"/>`;
    default:
      return written(letter);
  }
}

function pebble(letter: string): Html {
  if (letter === STONE.left) {
    return html`<circle cx="20" cy="20" r="16.5" fill="url(#bright)" stroke="#a9a496" stroke-width=".8"/>`;
  }
  const taker = letter === STONE.first ? 'first' : 'second';
  return html`<circle class="taken ${taker}" cx="20" cy="20" r="16"/>`;
}

/** What the page has no drawing for is shown as it is written. */
function written(letter: string): Html {
  return html`<text class="letter" x="20" y="27">${letter}</text>`;
}

const OUTLINES: Readonly<Record<string, Html>> = {
  p: html`<path d="M20 8.5a5.2 5.2 0 0 1 3.4 9.1c2.9 2 4.3 5.4 4.7 9.9h2.4V34h-21v-6.5h2.4c.4-4.5 1.8-7.9 4.7-9.9A5.2 5.2 0 0 1 20 8.5z"/>`,
  r: html`<path d="M11 8h4.2v3.2h2.9V8h3.8v3.2h2.9V8H29v7.6l-3 2.6v8.2l3.4 2.4V34H10.6v-5.2l3.4-2.4v-8.2l-3-2.6z"/><path class="line" d="M14 18.2h12M14 26.4h12"/>`,
  b: html`<circle cx="20" cy="8" r="2.3"/><path d="M20 10.5c5.2 3.8 7.2 7.2 7.2 10.6 0 2.5-1.2 4.3-2.9 5.6h2.2v2.9H13.5v-2.9h2.2c-1.7-1.3-2.9-3.1-2.9-5.6 0-3.4 2-6.8 7.2-10.6z"/><path d="M9.5 34c.3-2.8 3.8-4.4 10.5-4.4S30.2 31.2 30.5 34z"/><path class="line" d="M20 16v6.6M16.7 19.3h6.6"/>`,
  n: html`<path d="M12.2 34h17.3c1-8.6.2-15.8-3.6-20.2-2.3-2.7-5-3.9-7.7-4.2L16.4 6.4l-1.9 4c-2.6 2.3-4.2 5.7-6 10.9-.7 2.2.2 3.8 1.9 4.3 1.5.4 2.7-.4 3.9-1.4 1.3-1.1 2.9-1.5 4.8-1.7-.5 3.7-5.6 5.6-6.9 11.5z"/><circle class="eye" cx="16.4" cy="15.3" r="1.2"/>`,
  q: html`<path d="M11 28.6 7.6 15.2l5.3 5.7 1.2-9.4 3.7 8.6L20 9.6l2.2 10.5 3.7-8.6 1.2 9.4 5.3-5.7L29 28.6z"/><path d="M10.5 30.2h19V34h-19z"/><circle cx="7.4" cy="13.6" r="1.7"/><circle cx="13.9" cy="10" r="1.7"/><circle cx="20" cy="8" r="1.7"/><circle cx="26.1" cy="10" r="1.7"/><circle cx="32.6" cy="13.6" r="1.7"/>`,
  k: html`<path d="M18.8 4.6h2.4V7h2.5v2.3h-2.5v3.2h-2.4V9.3h-2.5V7h2.5z"/><path d="M20 12.5c2.5 0 3.7 2 3.5 4.7 2.6-2.7 8.9-2.3 8.9 3 0 3.5-2.7 5.4-3.5 8.4H11.1c-.8-3-3.5-4.9-3.5-8.4 0-5.3 6.3-5.7 8.9-3-.2-2.7 1-4.7 3.5-4.7z"/><path d="M10.5 30.2h19V34h-19z"/>`,
};

function chessPiece(letter: string): Html {
  const outline = OUTLINES[letter.toLowerCase()];
  if (outline === undefined) return written(letter);
  const colour = letter === letter.toUpperCase() ? 'white' : 'black';
  return html`<g class="man ${colour}">${outline}</g>`;
}
