import { makyek as book } from '@daeguk/games';
import type { Part } from '../../drawing/board.js';
import { beforeAndAfter, stepArrow } from './before-after.js';
import type { Picture } from './picture.js';
import { type Story, targets, tell } from './story.js';

const start = tell(book, {});

const COLUMNS = 12;
/** Black's piece in the middle of its row of three. */
const PIECE = 5 * COLUMNS + 4;
const AROUND_PIECE: Part = { column: 1, row: 2, columns: 7, rows: 6 };

/** Pieces on an empty board, and a white one far from what is shown: without any left, White would have lost. */
function pieces(black: readonly string[], white: readonly string[]): string {
  const letterOn = (square: string) =>
    black.includes(square) ? 'b' : [...white, '11,11'].includes(square) ? 'w' : '.';
  const numbers = [...Array(COLUMNS).keys()];
  const rows = numbers.map((row) => numbers.map((column) => letterOn(`${row},${column}`)).join(''));
  return rows.join('/');
}

const tiao = tell(book, { position: pieces(['3,5'], ['4,4', '4,6']), moves: ['3 5 1'] });
const jia = tell(book, { position: pieces(['5,4', '6,2'], ['6,3']), moves: ['5 4 1'] });
const both = tell(book, {
  position: pieces(['5,4', '5,7'], ['4,5', '6,5', '5,6']),
  moves: ['5 4 3'],
});

export const makyek = {
  start: { panels: [{ story: start, ply: 0 }] },
  steps: {
    panels: [
      {
        story: start,
        ply: 0,
        part: AROUND_PIECE,
        signs: [
          { kind: 'good', cells: [PIECE] },
          { kind: 'may', cells: targets(start, 0, PIECE) },
        ],
      },
    ],
  },
  tiao: capture(tiao, { column: 2, row: 2 }),
  jia: capture(jia, { column: 0, row: 4 }),
  both: capture(both, { column: 3, row: 3 }),
} satisfies Record<string, Picture>;

function capture(story: Story, corner: Pick<Part, 'column' | 'row'>): Picture {
  const part = { ...corner, columns: 7, rows: 5 };
  return beforeAndAfter(story, { part, before: [stepArrow(story)] });
}
