import { describe, expect, it } from 'vitest';
import type { OverlinePolicy } from './judge.js';
import { type Connect6State, connect6 } from './rules.js';

const NO_BLOCKS = { blocks: [], overline: 'loses' } as const;
const DIRECTIONS = [
  ['to the right', 1, 0],
  ['downwards', 0, 1],
  ['down to the right', 1, 1],
  ['up to the right', 1, -1],
] as const;

interface Stones {
  black?: string;
  white?: string;
  blocks?: string;
}

/** The board with stones on these points, each written `x,y`. */
function rows({ black = '', white = '', blocks = '' }: Stones): string {
  const board = Array.from({ length: 19 }, () => Array<string>(19).fill('.'));
  for (const [symbol, points] of [
    ['b', black],
    ['w', white],
    ['#', blocks],
  ] as const) {
    for (const point of points.split(' ').filter((word) => word !== '')) {
      const [x = 0, y = 0] = point.split(',').map(Number);
      board[y]![x] = symbol;
    }
  }
  return board.map((row) => row.join('')).join('/');
}

function read(text: string, overline: OverlinePolicy = 'loses'): Connect6State {
  const state = connect6.parsePosition(text, { blocks: 'drawn', overline });
  if (!state.ok) throw new Error(state.fault.code);
  return state.value;
}

function position(stones: Stones, side: 'b' | 'w', overline: OverlinePolicy = 'loses') {
  return read(`${rows(stones)} ${side}`, overline);
}

/** `count` points in a line, the first at (x, y). */
function line(x: number, y: number, dx: number, dy: number, count: number): string {
  return Array.from({ length: count }, (_, i) => `${x + i * dx},${y + i * dy}`).join(' ');
}

function ruling(state: Connect6State, text: string) {
  const move = connect6.parseMove(text, state);
  if (!move.ok) throw new Error(`unreadable: ${text}`);
  return connect6.ruling(state, move.value);
}

/** The state after turns that must all be legal. */
function play(state: Connect6State, ...turns: string[]): Connect6State {
  return turns.reduce((before, text) => {
    expect(ruling(before, text)).toBeNull();
    const move = connect6.parseMove(text, before);
    return move.ok ? connect6.play(before, move.value) : before;
  }, state);
}

function outcomeAfter(state: Connect6State, turn: string) {
  return connect6.outcome(play(state, turn));
}

/** A full board on which no line of one colour is longer than two. */
function fullBoard(): string[][] {
  return Array.from({ length: 19 }, (_, y) =>
    Array.from({ length: 19 }, (_, x) => ((x + 2 * y) % 4 < 2 ? 'b' : 'w')),
  );
}

function joined(board: string[][]): string {
  return board.map((row) => row.join('')).join('/');
}

const start = connect6.setup(NO_BLOCKS, null);

describe('turns', () => {
  it('open with one black stone', () => {
    expect(connect6.toMove(start)).toBe('black');
    expect(ruling(start, '9,9')).toBeNull();
    expect([...connect6.legalMoves(start)]).toHaveLength(361);
  });

  it('refuse two stones as the opening', () => {
    expect(ruling(start, '9,9 10,10')).toEqual({
      code: 'wrong-number-of-stones',
      values: { given: 2, due: 1 },
    });
  });

  it('are two stones each after the opening', () => {
    const opened = play(start, '9,9');
    expect(ruling(opened, '8,8')).toEqual({
      code: 'wrong-number-of-stones',
      values: { given: 1, due: 2 },
    });
    expect(ruling(opened, '8,8 7,7 6,6')?.code).toBe('wrong-number-of-stones');
    expect(ruling(opened, '8,8 7,7')).toBeNull();
    expect([...connect6.legalMoves(opened)]).toHaveLength((360 * 359) / 2);
  });

  it('alternate between the sides', () => {
    const opened = play(start, '9,9');
    const answered = play(opened, '8,8 7,7');
    const third = play(answered, '0,0 18,18');
    expect([start, opened, answered, third].map(connect6.toMove)).toEqual([
      'black',
      'white',
      'black',
      'white',
    ]);
    expect([start, opened, answered, third].map(connect6.ply)).toEqual([0, 1, 2, 3]);
    expect(connect6.board(third)).toBe(rows({ black: '9,9 0,0 18,18', white: '8,8 7,7' }));
  });

  it('take one stone only where one point is left', () => {
    const board = fullBoard();
    board[18]![18] = '.';
    const state = read(`${joined(board)} w 181`);
    expect(ruling(state, '18,18 17,18')?.values).toEqual({ given: 2, due: 1 });
    expect([...connect6.legalMoves(state)]).toEqual([[{ x: 18, y: 18 }]]);
    expect(outcomeAfter(state, '18,18')).toEqual({ winner: null, ending: 'full-board' });
  });

  it('take two stones where two points are left, the first point of the board among them', () => {
    const board = fullBoard();
    board[0]![0] = '.';
    board[0]![1] = '.';
    const state = read(`${joined(board)} w 180`);
    expect(ruling(state, '0,0')?.values).toEqual({ given: 1, due: 2 });
    expect(outcomeAfter(state, '0,0 1,0')).toEqual({ winner: null, ending: 'full-board' });
  });
});

describe('six in a row', () => {
  it.each(DIRECTIONS)('wins %s for Black', (_, dx, dy) => {
    const four = position({ black: line(6, 9, dx, dy, 4) }, 'b');
    const turn = line(6 + 4 * dx, 9 + 4 * dy, dx, dy, 2);
    expect(outcomeAfter(four, turn)).toEqual({ winner: 'black', ending: 'six' });
  });

  it.each(DIRECTIONS)('wins %s for White', (_, dx, dy) => {
    const four = position({ white: line(6, 9, dx, dy, 4) }, 'w');
    const turn = line(6 + 4 * dx, 9 + 4 * dy, dx, dy, 2);
    expect(outcomeAfter(four, turn)).toEqual({ winner: 'white', ending: 'six' });
  });

  it('wins when the stones are put into its gaps', () => {
    const gaps = position({ black: '4,4 6,4 7,4 9,4' }, 'b');
    expect(outcomeAfter(gaps, '5,4 8,4')).toEqual({ winner: 'black', ending: 'six' });
  });

  it('wins along the edge and into the corner', () => {
    const edge = position({ white: line(14, 0, 1, 0, 4) }, 'w');
    expect(outcomeAfter(edge, '18,0 13,0')).toEqual({ winner: 'white', ending: 'six' });
  });

  it('wins with the second stone alone as well as with the first alone', () => {
    const five = position({ black: line(3, 3, 1, 1, 5) }, 'b');
    expect(outcomeAfter(five, '8,8 18,0')).toEqual({ winner: 'black', ending: 'six' });
    expect(outcomeAfter(five, '18,0 8,8')).toEqual({ winner: 'black', ending: 'six' });
  });

  it('is not five', () => {
    const three = position({ black: line(6, 9, 1, 0, 3) }, 'b');
    expect(outcomeAfter(three, '9,9 10,9')).toBeNull();
  });

  it('does not run over the edge into the next row', () => {
    const state = position({ black: '16,5 17,5 0,6 1,6' }, 'b');
    expect(outcomeAfter(state, '18,5 2,6')).toBeNull();
  });

  it('is not made of stones of both colours', () => {
    const state = position({ black: '4,4 5,4 6,4', white: '7,4' }, 'b');
    expect(outcomeAfter(state, '8,4 9,4')).toBeNull();
  });

  it('wins also with the stone that fills the board', () => {
    const board = fullBoard();
    board[18]!.splice(12, 7, 'b', 'w', 'w', 'w', 'w', 'w', '.');
    const state = read(`${joined(board)} w 181`);
    expect(outcomeAfter(state, '18,18')).toEqual({ winner: 'white', ending: 'six' });
  });

  it('ends the game', () => {
    const five = position({ black: line(3, 3, 1, 1, 5), white: '0,18' }, 'b');
    const won = play(five, '8,8 18,0');
    expect(connect6.toMove(won)).toBeNull();
    expect([...connect6.legalMoves(won)]).toEqual([]);
    expect(ruling(won, '1,18 2,18')).toEqual({ code: 'game-over', values: {} });
  });
});

describe('blocks', () => {
  it.each(['black', 'white'] as const)('count as stones of %s', (side) => {
    const state = position({ [side]: '4,4 5,4 8,4', blocks: '6,4 0,0' }, side[0] as 'b' | 'w');
    expect(outcomeAfter(state, '7,4 9,4')).toEqual({ winner: side, ending: 'six' });
  });

  it('count at both ends of a line', () => {
    const state = position({ black: '5,9 6,9', blocks: '4,9 9,9' }, 'b');
    expect(outcomeAfter(state, '7,9 8,9')).toEqual({ winner: 'black', ending: 'six' });
  });

  it('make six stones beside them too long', () => {
    const state = position({ black: line(5, 9, 1, 0, 4), blocks: '4,9 0,0' }, 'b');
    expect(outcomeAfter(state, '9,9 10,9')).toEqual({ winner: 'white', ending: 'overline' });
  });

  it('are nothing as a line of their own', () => {
    const blocks = Array.from({ length: 6 }, (_, i) => ({ x: 4 + i, y: 4 }));
    const six = connect6.setup({ ...NO_BLOCKS, blocks }, null);
    expect(connect6.outcome(six)).toBeNull();
    expect(outcomeAfter(six, '9,9')).toBeNull();
    expect(outcomeAfter(six, '10,5')).toBeNull();
  });

  it('become a line with the first stone beside them', () => {
    const blocks = Array.from({ length: 6 }, (_, i) => ({ x: 4 + i, y: 4 }));
    const six = connect6.setup({ ...NO_BLOCKS, blocks }, null);
    expect(outcomeAfter(six, '10,4')).toEqual({ winner: 'white', ending: 'overline' });
  });

  it('are no free points: a board full but for them is a draw', () => {
    const board = fullBoard();
    board[0]![0] = '#';
    board[0]![18] = '#';
    board[18]![18] = '.';
    const state = read(`${joined(board)} w`);
    expect(outcomeAfter(state, '18,18')).toEqual({ winner: null, ending: 'full-board' });
  });
});

describe('seven or more in a row', () => {
  const five = line(4, 4, 1, 0, 5);

  it('loses', () => {
    const state = position({ black: five }, 'b');
    expect(outcomeAfter(state, '9,4 10,4')).toEqual({ winner: 'white', ending: 'overline' });
  });

  it('loses for White too', () => {
    const state = position({ white: five }, 'w');
    expect(outcomeAfter(state, '3,4 9,4')).toEqual({ winner: 'black', ending: 'overline' });
  });

  it('loses however long it is', () => {
    const state = position({ black: `${line(1, 4, 1, 0, 4)} ${line(7, 4, 1, 0, 5)}` }, 'b');
    expect(outcomeAfter(state, '5,4 6,4')).toEqual({ winner: 'white', ending: 'overline' });
  });

  it('is nothing where it is ignored', () => {
    const state = position({ black: five }, 'b', 'ignored');
    expect(outcomeAfter(state, '9,4 10,4')).toBeNull();
  });

  it('wins where it wins', () => {
    const state = position({ black: five }, 'b', 'wins');
    expect(outcomeAfter(state, '9,4 10,4')).toEqual({ winner: 'black', ending: 'six' });
  });

  it('that is ignored stays nothing in later turns', () => {
    const state = position({ black: line(1, 4, 1, 0, 7), white: '0,18 2,18 4,18' }, 'b', 'ignored');
    expect(outcomeAfter(state, '18,18 16,18')).toBeNull();
  });
});

describe('the whole turn is judged at once', () => {
  // A stone on 0,5 ends a line of six downwards, one on 7,12 fills a line of seven to the right.
  const black = `${line(0, 0, 0, 1, 5)} ${line(4, 12, 1, 0, 3)} ${line(8, 12, 1, 0, 3)}`;

  it.each(['0,5 7,12', '7,12 0,5'])('seven outweighs six, where seven loses: %s', (turn) => {
    const state = position({ black }, 'b');
    expect(outcomeAfter(state, turn)).toEqual({ winner: 'white', ending: 'overline' });
  });

  it.each(['ignored', 'wins'] as const)(
    'six wins beside seven, where seven is "%s"',
    (overline) => {
      const state = position({ black }, 'b', overline);
      expect(outcomeAfter(state, '0,5 7,12')).toEqual({ winner: 'black', ending: 'six' });
    },
  );

  it('one stone that makes six one way and seven another loses', () => {
    const cross = `${line(4, 9, 1, 0, 5)} ${line(9, 4, 0, 1, 5)} 9,10`;
    const state = position({ black: cross }, 'b');
    expect(outcomeAfter(state, '9,9 18,18')).toEqual({ winner: 'white', ending: 'overline' });
  });

  it('six with the first stone is lost by lengthening it with the second', () => {
    const state = position({ black: line(4, 4, 1, 0, 5) }, 'b');
    expect(outcomeAfter(state, '9,4 18,18')).toEqual({ winner: 'black', ending: 'six' });
    expect(outcomeAfter(state, '9,4 3,4')).toEqual({ winner: 'white', ending: 'overline' });
  });
});

describe('a move is refused', () => {
  const state = position({ black: '9,9 0,0', white: '8,8', blocks: '1,4 4,17' }, 'b');

  it.each(['19,0 5,5', '0,19 5,5', '5,5 -1,0', '5,5 0,-1'])('off the board: %s', (turn) => {
    expect(ruling(state, turn)?.code).toBe('off-board');
  });

  it('on a block', () => {
    expect(ruling(state, '5,5 4,17')).toEqual({ code: 'blocked', values: { at: '4,17' } });
  });

  it('on a block as the opening too', () => {
    const blocked = connect6.setup({ ...NO_BLOCKS, blocks: [{ x: 3, y: 2 }] }, null);
    expect(ruling(blocked, '3,2')?.code).toBe('blocked');
  });

  it.each(['9,9 5,5', '5,5 8,8'])('on a stone of either side: %s', (turn) => {
    expect(ruling(state, turn)?.code).toBe('occupied');
  });

  it('with one point for both stones', () => {
    expect(ruling(state, '5,5 5,5')).toEqual({ code: 'same-point-twice', values: { at: '5,5' } });
  });
});

describe('a position', () => {
  it('knows from its stones whose turn it is', () => {
    const turnOf = (stones: Stones) => {
      const state = read(rows(stones));
      return [connect6.toMove(state), connect6.ply(state)];
    };
    expect(turnOf({ blocks: '1,1 2,2' })).toEqual(['black', 0]);
    expect(turnOf({ black: '9,9' })).toEqual(['white', 1]);
    expect(turnOf({ black: '9,9', white: '8,8 7,7' })).toEqual(['black', 2]);
    expect(turnOf({ black: '9,9 1,1 2,1', white: '8,8 7,7' })).toEqual(['white', 3]);
  });

  it('is decided where the side that moved last has its line', () => {
    const six = position({ black: line(4, 4, 1, 0, 6) }, 'w');
    expect(connect6.outcome(six)).toEqual({ winner: 'black', ending: 'six' });
    const seven = position({ black: line(4, 4, 1, 0, 7) }, 'w');
    expect(connect6.outcome(seven)).toEqual({ winner: 'white', ending: 'overline' });
  });

  it.each([6, 7])('is refused where the side to move already has %i in a row', (length) => {
    const text = `${rows({ black: line(4, 4, 1, 0, length) })} b`;
    const options = { blocks: 'drawn', overline: 'loses' } as const;
    expect(connect6.parsePosition(text, options)).toEqual({
      ok: false,
      fault: { code: 'position-already-decided', values: { side: 'black' } },
    });
  });

  it('may hold seven of the side to move where seven is ignored', () => {
    const state = position({ black: line(4, 4, 1, 0, 7) }, 'b', 'ignored');
    expect(connect6.toMove(state)).toBe('black');
  });
});
