import { type Connect6State, connect6, type Outcome } from '@daeguk/games';
import type { Part } from '../../drawing/board.js';
import type { Picture, Sign } from './picture.js';
import { type Story, tell } from './story.js';

const MIDDLE: Part = { column: 4, row: 4, columns: 11, rows: 10 };

const opening = tell(connect6, {
  options: { blocks: '4,4;14,5;5,13;13,14' },
  moves: ['9,9', '8,8 10,9'],
});

const six = tell(connect6, {
  options: { blocks: 'none' },
  moves: ['8,9', '8,8 9,10', '9,9 10,9', '11,10 9,7', '7,9 11,9', '10,8 7,11', '12,9 10,11'],
});

const overline = tell(connect6, {
  options: { blocks: 'none' },
  moves: ['7,9', '8,8 9,10', '8,9 9,9', '11,10 9,7', '11,9 12,9', '10,8 7,11', '13,9 10,9'],
});

/** The same block, in a row of Black's and in a column of White's. */
const BLOCKS = '10,9;2,2';

const blackSix = tell(connect6, {
  options: { blocks: BLOCKS },
  moves: ['8,9', '8,8 9,10', '9,9 7,9', '12,10 9,7', '11,9 12,9'],
});

const whiteSix = tell(connect6, {
  options: { blocks: BLOCKS },
  moves: ['9,9', '10,8 10,7', '8,8 11,7', '10,6 10,10', '9,8 8,10', '10,11 12,9'],
});

export const algocup = {
  opening: { panels: [{ story: opening, ply: 2 }] },
  six: end(six, 'good'),
  overline: end(overline, 'bad'),
  block: { panels: [...end(blackSix, 'good').panels, ...end(whiteSix, 'good').panels] },
} satisfies Record<string, Picture>;

/** The last position, with the line that ended the game. */
function end(story: Story<Connect6State>, kind: 'good' | 'bad'): Picture {
  const ply = story.states.length - 1;
  const line: Sign = { kind, cells: decidingLine(story.states[ply] as Connect6State) };
  return { panels: [{ story, ply, part: MIDDLE, signs: [line] }] };
}

/** The stones and blocks without any one of which the game would not have ended like this. */
function decidingLine(state: Connect6State): number[] {
  const { ending } = connect6.outcome(state) as Outcome;
  const without = (cell: number): Connect6State => ({
    ...state,
    cells: state.cells.with(cell, 0),
    last: state.last.filter((index) => index !== cell),
  });
  const taken = [...state.cells.keys()].filter((cell) => state.cells[cell] !== 0);
  return taken.filter((cell) => connect6.outcome(without(cell))?.ending !== ending);
}
