import { describe, expect, it } from 'vitest';
import { type ReversiState, reversi } from './rules.js';

const NO_OPTIONS = {};

const EMPTY = [
  '#......#',
  '........',
  '........',
  '........',
  '........',
  '........',
  '........',
  '#......#',
];

function read(rows: readonly string[], side: 'b' | 'w' = 'b'): ReversiState {
  const state = reversi.parsePosition(`${rows.join('/')} ${side}`, NO_OPTIONS);
  if (!state.ok) throw new Error(state.fault.code);
  return state.value;
}

function ruling(state: ReversiState, text: string) {
  const move = reversi.parseMove(text, state);
  if (!move.ok) throw new Error(`unreadable: ${text}`);
  return reversi.ruling(state, move.value);
}

/** The state after moves that must all be legal. */
function play(state: ReversiState, ...moves: string[]): ReversiState {
  return moves.reduce((before, text) => {
    expect(ruling(before, text)).toBeNull();
    const move = reversi.parseMove(text, before);
    return move.ok ? reversi.play(before, move.value) : before;
  }, state);
}

function rowsAfter(state: ReversiState, move: string): string[] {
  return reversi.board(play(state, move)).split('/');
}

function legalTexts(state: ReversiState): string[] {
  return [...reversi.legalMoves(state)].map(reversi.formatMove);
}

const start = reversi.setup(NO_OPTIONS, null);

describe('the start', () => {
  it('is an empty board without corners, Black to move', () => {
    expect(reversi.board(start)).toBe(EMPTY.join('/'));
    expect(reversi.toMove(start)).toBe('black');
    expect(reversi.ply(start)).toBe(0);
  });

  it('is open to the central 6×6, row by row from the top, and to nothing else', () => {
    const central = [1, 2, 3, 4, 5, 6].flatMap((r) => [1, 2, 3, 4, 5, 6].map((c) => `${r},${c}`));
    expect(legalTexts(start)).toEqual(central);
  });
});

describe('in the central 6×6 a disc', () => {
  it('may be placed without flipping', () => {
    const first = play(start, '1,1');
    const second = play(first, '6,6');
    expect(reversi.board(second)).toBe(
      ['#......#', '.b......', ...EMPTY.slice(2, 6), '......w.', '#......#'].join('/'),
    );
    expect([first, second].map(reversi.toMove)).toEqual(['white', 'black']);
    expect([first, second].map(reversi.ply)).toEqual([1, 2]);
  });

  it('flips what it brackets', () => {
    const state = read([...EMPTY.slice(0, 3), '..bww...', ...EMPTY.slice(4)]);
    expect(rowsAfter(state, '3,5')[3]).toBe('..bbbb..');
  });
});

describe('flipping', () => {
  const STAR = [
    '#......#',
    '.b.b.b..',
    '..www...',
    '.bw.wb..',
    '..www...',
    '.b.b.b..',
    '........',
    '#......#',
  ];

  it('goes in all eight directions at once', () => {
    expect(rowsAfter(read(STAR), '3,3')).toEqual([
      '#......#',
      '.b.b.b..',
      '..bbb...',
      '.bbbbb..',
      '..bbb...',
      '.b.b.b..',
      '........',
      '#......#',
    ]);
  });

  it.each([
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [0, -1],
    [0, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ])('goes in the single direction (%i,%i), over several discs', (dr, dc) => {
    // From a square of the ring or near it, so that five discs fit in every direction.
    const row = dr === 0 ? 3 : dr > 0 ? 1 : 6;
    const column = dc === 0 ? 3 : dc > 0 ? 1 : 6;
    const board = EMPTY.map((text) => [...text]);
    for (let i = 1; i <= 4; i++) board[row + i * dr]![column + i * dc] = 'w';
    board[row + 5 * dr]![column + 5 * dc] = 'b';
    const state = read(board.map((cells) => cells.join('')));
    const expected = board.map((cells) => cells.join('').replaceAll('w', 'b'));
    const placed = expected.map((text, r) =>
      r === row ? `${text.slice(0, column)}b${text.slice(column + 1)}` : text,
    );
    expect(rowsAfter(state, `${row},${column}`)).toEqual(placed);
  });

  it('works for White too', () => {
    const swapped = STAR.map((row) => row.replace(/[bw]/g, (c) => (c === 'b' ? 'w' : 'b')));
    expect(rowsAfter(read(swapped, 'w'), '3,3')[3]).toBe('.wwwww..');
  });

  it('reaches the edge', () => {
    const state = read([...EMPTY.slice(0, 3), 'bw......', ...EMPTY.slice(4)]);
    expect(rowsAfter(state, '3,2')[3]).toBe('bbb.....');
  });

  it('stops at a gap', () => {
    const state = read([...EMPTY.slice(0, 3), '.b.ww...', ...EMPTY.slice(4)]);
    expect(rowsAfter(state, '3,5')[3]).toBe('.b.wwb..');
  });

  it('needs an own disc behind, not the edge', () => {
    const state = read([...EMPTY.slice(0, 3), 'www.....', ...EMPTY.slice(4)]);
    expect(rowsAfter(state, '3,3')[3]).toBe('wwwb....');
  });

  it('needs an own disc behind, not a missing corner', () => {
    const diagonal = ['#......#', '.w......', '..w.....', ...EMPTY.slice(3)];
    expect(rowsAfter(read(diagonal), '3,3')).toEqual([
      ...['#......#', '.w......', '..w.....', '...b....'],
      ...EMPTY.slice(4),
    ]);
  });

  it('starts no chain from the discs flipped', () => {
    // (3,4) is flipped; the white (2,4) between it and the black (1,4) stays.
    const rows = ['#......#', '....b...', '....w...', '...bw...', ...EMPTY.slice(4)];
    expect(rowsAfter(read(rows), '3,5')).toEqual([
      ...['#......#', '....b...', '....w...', '...bbb..'],
      ...EMPTY.slice(4),
    ]);
  });
});

describe('on the ring a disc', () => {
  it('must flip', () => {
    const state = read(['#......#', '...w....', '...b....', ...EMPTY.slice(3)]);
    expect(rowsAfter(state, '0,3').slice(0, 3)).toEqual(['#..b...#', '...b....', '...b....']);
    expect(ruling(state, '0,5')).toEqual({ code: 'flips-nothing', values: { at: '0,5' } });
  });

  it('may flip along the ring', () => {
    const state = read(['#.wwb..#', ...EMPTY.slice(1)]);
    expect(rowsAfter(state, '0,1')[0]).toBe('#bbbb..#');
  });

  it('is refused next to an enemy that is not bracketed', () => {
    const state = read(['#......#', '...w....', ...EMPTY.slice(2)]);
    expect(ruling(state, '0,3')?.code).toBe('flips-nothing');
  });

  it.each(['0,1', '0,6', '1,0', '1,7', '6,0', '6,7', '7,1', '7,6'])(
    'is refused at the start: %s',
    (move) => {
      expect(ruling(start, move)?.code).toBe('flips-nothing');
    },
  );
});

describe('a turn', () => {
  // The centre is Black's but for (1,3) and, at first, the empty (6,6). White's disc is bracketed
  // from nowhere, since Black stands on every ring square from which White could use it.
  const ALMOST_FULL = [
    '#......#',
    'bbbwbbbb',
    '.bbbbbb.',
    '.bbbbbb.',
    'bbbbbbb.',
    '.bbbbbbb',
    '.bbbbb..',
    '#..b...#',
  ];

  it('of a side that cannot move is skipped', () => {
    const before = read(ALMOST_FULL);
    const after = play(before, '6,6');
    expect(reversi.toMove(after)).toBe('black');
    expect(reversi.ply(after)).toBe(reversi.ply(before) + 1);
    expect(legalTexts(after)).toEqual(['0,2', '0,3', '0,4']);
  });

  it('is skipped in a position that is read, too', () => {
    const full = ALMOST_FULL.with(6, '.bbbbbb.');
    expect(reversi.toMove(read(full, 'w'))).toBe('black');
  });

  it('is not skipped where the centre has a free square', () => {
    expect(reversi.toMove(read(ALMOST_FULL, 'w'))).toBe('white');
    expect(legalTexts(read(ALMOST_FULL, 'w'))).toEqual(['6,6']);
  });
});

describe('the game is over when neither side can move', () => {
  it('after the move that leaves nobody a move', () => {
    const centre = Array<string>(5).fill('.bbbbbb.');
    const state = read(['#......#', '.bbbbb..', ...centre, '#......#']);
    const over = play(state, '1,6');
    expect(reversi.outcome(over)).toEqual({ winner: 'black', ending: 'discs' });
    expect(reversi.toMove(over)).toBeNull();
    expect(legalTexts(over)).toEqual([]);
    expect(ruling(over, '0,3')).toEqual({ code: 'game-over', values: {} });
  });

  const UPPER_HALF = ['#bbbbbb#', 'bbbbbbbb', 'bbbbbbbb', 'bbbbbbbb'];
  const LOWER_HALF = ['wwwwwwww', 'wwwwwwww', 'wwwwwwww', '#wwwwww#'];

  it('with as many discs: a draw', () => {
    const full = read([...UPPER_HALF, ...LOWER_HALF]);
    expect(reversi.outcome(full)).toEqual({ winner: null, ending: 'discs' });
  });

  it('with more discs for White: White wins', () => {
    const full = read([...UPPER_HALF.with(3, 'bbbbbbbw'), ...LOWER_HALF]);
    expect(reversi.outcome(full)).toEqual({ winner: 'white', ending: 'discs' });
  });

  it('and not before', () => {
    expect(reversi.outcome(start)).toBeNull();
    expect(reversi.outcome(play(start, '1,1'))).toBeNull();
  });
});

describe('a move is refused', () => {
  it.each(['-1,3', '8,3', '3,-1', '3,8'])('off the board: %s', (move) => {
    expect(ruling(start, move)).toEqual({ code: 'off-board', values: { at: move } });
  });

  it.each(['0,0', '0,7', '7,0', '7,7'])('in a corner: %s', (move) => {
    expect(ruling(start, move)).toEqual({ code: 'blocked', values: { at: move } });
  });

  it('in a corner even if it would flip', () => {
    const state = read(['#wwb...#', ...EMPTY.slice(1)]);
    expect(ruling(state, '0,0')?.code).toBe('blocked');
  });

  it('on a disc of either side', () => {
    const state = play(start, '2,2', '4,4');
    expect(ruling(state, '2,2')).toEqual({ code: 'occupied', values: { at: '2,2' } });
    expect(ruling(state, '4,4')).toEqual({ code: 'occupied', values: { at: '4,4' } });
  });
});
