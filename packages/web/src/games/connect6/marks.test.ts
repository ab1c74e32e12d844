import { type Connect6State, connect6 } from '@daeguk/games';
import { describe, expect, it } from 'vitest';
import { begin, lastMove, withMoves } from '../../match/course.js';
import { hintsOf, marksOf } from './marks.js';
import { kindAt, moverOf, nameOf, stonesDue } from './points.js';

const start = connect6.setup(
  {
    blocks: [
      { x: 3, y: 0 },
      { x: 9, y: 18 },
    ],
    overline: 'loses',
  },
  null,
);

function marksAfter(...moves: string[]) {
  const course = withMoves(begin(connect6, start), moves);
  if (!course.ok) throw new Error(course.fault.code);
  const { states } = course.value;
  const state = states[states.length - 1] as Connect6State;
  return { state, marks: marksOf(state, lastMove(course.value, moves.length)) };
}

const named = (points: readonly number[]) => points.map(nameOf);

describe('marks', () => {
  it('are none at the start', () => {
    expect(marksOf(start, null)).toEqual({ last: [], before: [], lines: [] });
    expect(stonesDue(start)).toBe(1);
    expect(kindAt(start, 3)).toBe('block');
  });

  it('are on the stones of the last turn and of the one before', () => {
    const { state, marks } = marksAfter('9,9', '8,8 7,7', '10,9 11,9');
    expect(named(marks.last)).toEqual(['10,9', '11,9']);
    expect(named(marks.before)).toEqual(['8,8', '7,7']);
    expect(stonesDue(state)).toBe(2);
    expect(moverOf(state)).toBe('white');
  });

  it('leave out the turn before a position that does not tell it', () => {
    const text = connect6.formatPosition(marksAfter('9,9', '8,8 7,7', '1,1 2,2').state);
    const read = connect6.parsePosition(text, { blocks: 'drawn', overline: 'loses' });
    if (!read.ok) throw new Error(read.fault.code);
    const course = withMoves(begin(connect6, read.value), ['5,5 6,6']);
    if (!course.ok) throw new Error(course.fault.code);
    const marks = marksOf(course.value.states[1] as Connect6State, lastMove(course.value, 1));
    expect(named(marks.last)).toEqual(['5,5', '6,6']);
    expect(marks.before).toEqual([]);
  });

  it('show the six that won, blocks in it too', () => {
    const { marks } = marksAfter('1,0', '0,5 0,7', '2,0 4,0', '5,9 5,11', '5,0 6,0');
    expect(marks.lines.map(named)).toEqual([['1,0', '2,0', '3,0', '4,0', '5,0', '6,0']]);
  });

  it('show the line that was too long', () => {
    const moves = ['0,0', '0,5 0,7', '1,0 2,0', '5,9 5,11', '4,0 6,0', '7,5 7,7', '5,0 18,18'];
    expect(marksAfter(...moves).marks.lines.map((line) => line.length)).toEqual([7]);
  });
});

it('a line is shown by turn and colour, as far as it can be played', () => {
  const { state } = marksAfter('9,9');
  const hints = hintsOf(state, ['8,8 7,7', '6,6 5,5', '6,6 4,4']);
  expect(hints.map(({ point, colour, order }) => [nameOf(point), colour, order])).toEqual([
    ['8,8', 'white', 1],
    ['7,7', 'white', 1],
    ['6,6', 'black', 2],
    ['5,5', 'black', 2],
  ]);
});
