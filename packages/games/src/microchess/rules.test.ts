import { describe, expect, it } from 'vitest';
import {
  at,
  DEFAULTS,
  fenAfter,
  play,
  refusal,
  turned,
  turnedMoves,
} from '../testing/microchess-play.js';
import { microchess } from './rules.js';

/** Where the piece on a square may go, in order. */
function targets(fen: string, square: string): string[] {
  const texts = [...microchess.legalMoves(at(fen))].map(microchess.formatMove);
  return texts
    .filter((text) => text.startsWith(square))
    .map((text) => text.slice(2))
    .sort();
}

const start = microchess.setup(DEFAULTS, null);

describe('the start', () => {
  it('is the position of the contest, White to move', () => {
    expect(microchess.board(start)).toBe('knbr/p3/4/3P/RBNK w Qk - 0 1');
    expect(microchess.toMove(start)).toBe('white');
    expect(microchess.ply(start)).toBe(0);
  });

  it('is followed by Black, and the counters run', () => {
    const one = play(start, 'c1d3');
    expect(microchess.toMove(one)).toBe('black');
    expect(microchess.board(one)).toBe('knbr/p3/3N/3P/RB1K b Qk - 1 1');
    const two = play(one, 'a4a3');
    expect(microchess.board(two)).toBe('knbr/4/p2N/3P/RB1K w Qk - 0 2');
    expect(microchess.ply(two)).toBe(2);
  });
});

describe('the pieces', () => {
  it.each([
    ['the king goes one step', 'k2r/4/4/1K2/4', 'b2', 'a1 a2 a3 b1 b3 c1 c2 c3'],
    ['the king keeps out of attacks', 'k1r1/4/4/1K2/4', 'b2', 'a1 a2 a3 b1 b3'],
    ['the queen goes all ways', 'k3/4/1Q2/4/3K', 'b3', 'a2 a3 a4 b1 b2 b4 b5 c2 c3 c4 d3 d5'],
    ['the rook goes straight', '3k/1p2/4/PR2/3K', 'b2', 'b1 b3 b4 c2 d2'],
    ['the bishop goes aslant', 'k3/3p/4/1B2/2K1', 'b2', 'a1 a3 c3 d4'],
    ['the knight jumps', '3k/ppp1/PNP1/PPP1/3K', 'b3', 'a1 a5 c1 c5 d2 d4'],
    ['a pawn goes one or two steps at first', 'k3/4/4/3P/K3', 'd2', 'd3 d4'],
    ['a pawn goes one step later', 'k3/4/3P/4/K3', 'd3', 'd4'],
    ['a pawn does not jump', 'k3/3p/3p/3P/K3', 'd2', ''],
    ['a pawn stops before the second square', 'k3/3p/4/3P/K3', 'd2', 'd3'],
    ['a pawn takes aslant', 'k3/4/n1p1/1P2/3K', 'b2', 'a3 b3 b4 c3'],
    ['a pawn does not take its own', 'k3/4/N1Pp/1P2/3K', 'b2', 'b3 b4'],
    ['a pawn does not take over the edge', 'k3/p3/4/3P/K3', 'd2', 'd3 d4'],
  ])('move: %s', (_, pieces, square, expected) => {
    const fen = `${pieces} w - - 0 1`;
    const list = expected === '' ? [] : expected.split(' ');
    expect(targets(fen, square)).toEqual(list);
    const forBlack = list.map(turnedMoves).sort();
    expect(targets(turned(fen), turnedMoves(square))).toEqual(forBlack);
  });

  it('take what stands where they go', () => {
    expect(fenAfter('3k/1p2/4/PR2/3K w - - 7 3', 'b2b4')).toBe('3k/1R2/4/P3/3K b - - 0 3');
  });
});

describe('the double step', () => {
  it('is open from d2 and a4 in the game', () => {
    expect(fenAfter('knbr/p3/4/3P/RBNK w Qk - 0 1', 'd2d4 a4a2')).toBe(
      'knbr/3P/4/p3/RBNK w Qk - 0 2',
    );
  });

  it('is not open once the pawn has moved', () => {
    expect(refusal(play(start, 'd2d3 a4a3'), 'd3d5q')?.code).toBe('cannot-reach');
  });
});

describe('promotion', () => {
  const READY = '1k2/3P/4/4/K3 w - - 0 1';

  it.each(['q', 'r', 'b', 'n'])('to %s', (letter) => {
    const piece = letter.toUpperCase();
    expect(fenAfter(READY, `d4d5${letter}`)).toBe(`1k1${piece}/4/4/4/K3 b - - 0 1`);
    const black = fenAfter(turned(READY), `${turnedMoves('d4d5')}${letter}`);
    expect(black).toBe(`3k/4/4/4/${letter}1K1 w - - 0 2`);
  });

  it('by a capture', () => {
    expect(fenAfter('1kr1/3P/4/4/K3 w - - 0 1', 'd4c5n')).toBe('1kN1/4/4/4/K3 b - - 0 1');
  });

  it('is open to exactly four pieces', () => {
    expect(targets(READY, 'd4')).toEqual(['d5b', 'd5n', 'd5q', 'd5r']);
  });

  it('needs its letter', () => {
    expect(refusal(at(READY), 'd4d5')).toEqual({
      code: 'promotion-missing',
      values: { at: 'd4', to: 'd5' },
    });
  });

  it.each(['k', 'p', 'x'])('to "%s" does not exist', (letter) => {
    expect(refusal(at(READY), `d4d5${letter}`)).toEqual({
      code: 'promotion-unknown',
      values: { letter },
    });
  });

  it.each([
    ['a pawn that goes on', '1k2/4/4/3P/K3 w - - 0 1', 'd2d3q'],
    ['a double step', '1k2/4/4/3P/K3 w - - 0 1', 'd2d4q'],
    ['another piece on the last rank', '1k2/3R/4/4/K3 w - - 0 1', 'd4d5q'],
  ])('is not due for %s', (_, fen, move) => {
    expect(refusal(at(fen), move)?.code).toBe('promotion-not-due');
  });
});

describe('en passant', () => {
  const WHITE_TAKES = 'k3/4/4/pP2/3K w - a3 0 2';

  it('takes the pawn that has just passed by', () => {
    expect(fenAfter(WHITE_TAKES, 'b2a3')).toBe('k3/4/P3/4/3K b - - 0 2');
  });

  it('takes a white pawn too', () => {
    expect(fenAfter('k3/2pP/4/4/3K b - d3 0 1', 'c4d3')).toBe('k3/4/3p/4/3K w - - 0 2');
  });

  it('follows a double step that is played', () => {
    const stepped = play(at('k3/p3/4/1P2/3K b - - 0 1'), 'a4a2');
    expect(microchess.board(stepped)).toBe(WHITE_TAKES);
    expect(refusal(stepped, 'b2a3')).toBeNull();
  });

  it('is open for one ply only', () => {
    const later = play(at(WHITE_TAKES), 'd1c1 a5b5');
    expect(refusal(later, 'b2a3')?.code).toBe('cannot-reach');
  });

  it('is open to pawns only', () => {
    const king = fenAfter('k3/4/4/pP2/1K2 w - a3 0 2', 'b1a2');
    expect(king).toBe('k3/4/4/KP2/4 b - - 0 2');
    expect(fenAfter('k3/4/1R2/pP2/3K w - a3 0 2', 'b3a3')).toBe('k3/4/R3/pP2/3K b - - 1 2');
  });

  it('is not noted where no pawn can take', () => {
    expect(fenAfter('k3/p3/4/2P1/3K b - - 0 1', 'a4a2')).toBe('k3/4/4/p1P1/3K w - - 0 2');
    expect(microchess.board(at('k3/4/4/p1P1/3K w - a3 0 2'))).toBe('k3/4/4/p1P1/3K w - - 0 2');
  });

  it('is refused where it uncovers the own king', () => {
    expect(refusal(at('k3/4/4/rpPK/4 w - b3 0 2'), 'c2b3')?.code).toBe('in-check');
  });

  it('cannot arise from the start', () => {
    expect(play(start, 'd2d4').passant).toBeNull();
    expect(play(start, 'd2d4 a4a2').passant).toBeNull();
  });
});

describe('check', () => {
  it.each([
    ['a pinned piece stays', '3r/k3/4/3N/3K w - - 0 1', 'd2b3'],
    ['a pinned rook stays on its line', '3r/k3/4/3R/3K w - - 0 1', 'd2c2'],
    ['the king keeps out of attacks', 'k1r1/4/4/1K2/4 w - - 0 1', 'b2c2'],
    ['the king keeps away from the king', '4/4/1k2/4/1K1R w - - 0 1', 'b1b2'],
    ['the king does not step back along the line of check', 'k2r/4/3K/4/4 w - - 0 1', 'd3d2'],
    ['the king does not take what is guarded', 'k1r1/4/4/2n1/3K w - - 0 1', 'd1c2'],
    ['check must be answered', 'k2r/p3/4/P3/3K w - - 0 1', 'a2a3'],
  ])('%s', (_, fen, move) => {
    expect(refusal(at(fen), move)?.code).toBe('in-check');
    expect(refusal(at(turned(fen)), turnedMoves(move))?.code).toBe('in-check');
  });

  it.each([
    ['by moving away', 'k2r/p3/4/4/3K w - - 0 1', 'd1c1'],
    ['by standing between', 'k2r/p3/4/R3/3K w - - 0 1', 'a2d2'],
    ['by taking the piece that gives it', 'k2r/1p2/4/B3/3K w - - 0 1', 'a2d5'],
    ['along the line of a pin', '3r/k3/4/3R/3K w - - 0 1', 'd2d5'],
  ])('is answered %s', (_, fen, move) => {
    expect(refusal(at(fen), move)).toBeNull();
  });
});

describe('checkmate', () => {
  const MATE_IN_ONE = '3k/4/3K/R3/4 w - - 0 1';

  it.each([
    ['white', MATE_IN_ONE, 'a2a5'],
    ['black', turned(MATE_IN_ONE), turnedMoves('a2a5')],
  ])('wins for %s', (winner, fen, move) => {
    const mate = play(at(fen), move);
    expect(microchess.outcome(mate)).toEqual({ winner, ending: 'checkmate' });
    expect(microchess.toMove(mate)).toBeNull();
    expect([...microchess.legalMoves(mate)]).toEqual([]);
  });

  it('wins whatever the material', () => {
    const mate = play(at('kr2/pb2/4/3N/3K w - - 0 1'), 'd2c4');
    expect(microchess.outcome(mate)).toEqual({ winner: 'white', ending: 'checkmate' });
  });

  it('ends the game', () => {
    expect(refusal(play(at(MATE_IN_ONE), 'a2a5'), 'd5c5')).toEqual({
      code: 'game-over',
      values: {},
    });
  });
});

describe('a move is refused', () => {
  it('from an empty square', () => {
    expect(refusal(start, 'a2a3')).toEqual({ code: 'no-piece', values: { at: 'a2' } });
  });

  it('with a piece of the other side', () => {
    expect(refusal(start, 'a4a3')).toEqual({ code: 'not-your-piece', values: { at: 'a4' } });
  });

  it('onto an own piece', () => {
    expect(refusal(start, 'a1b1')).toEqual({ code: 'occupied', values: { at: 'b1' } });
  });

  it.each([
    ['c1c3', 2],
    ['d2c3', 1],
    ['d2d5', 1],
    ['a1a5', 4],
    ['b1b2', 3],
    ['d1d3', 6],
  ])('that the piece cannot make: %s', (move, piece) => {
    const [from, to] = [move.slice(0, 2), move.slice(2)];
    const values = { at: from, to, piece };
    expect(refusal(start, move)).toEqual({ code: 'cannot-reach', values });
  });

  it.each([
    ['e2e4', 'e2'],
    ['d2e3', 'e3'],
    ['a6a5', 'a6'],
    ['a1a0', 'a0'],
    ['a1a12', 'a12'],
  ])('off the board: %s', (move, square) => {
    expect(refusal(start, move)).toEqual({ code: 'off-board', values: { at: square } });
  });
});

describe('a king that can be taken', () => {
  const state = at('k3/4/4/4/R2K w Q - 0 1');

  it('is not taken: the rules end a game before that', () => {
    expect(refusal(state, 'a1a5')?.code).toBe('takes-king');
    const moves = [...microchess.legalMoves(state)].map(microchess.formatMove);
    expect(moves).toContain('a1a4');
    expect(moves).not.toContain('a1a5');
  });

  it('is counted by perft all the same, as move generators do', () => {
    const moves = [...(microchess.generatedMoves?.(state) ?? [])].map(microchess.formatMove);
    expect(moves).toContain('a1a5');
  });
});
