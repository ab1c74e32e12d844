import { describe, expect, it } from 'vitest';
import { at, DEFAULTS, play, refusal, turned, turnedMoves } from '../testing/microchess-play.js';
import { microchess } from './rules.js';

function verdict(fen: string) {
  return microchess.outcome(at(fen));
}

const start = microchess.setup(DEFAULTS, null);

describe('stalemate', () => {
  it('is decided by material', () => {
    const fen = 'k3/4/1Q2/4/3K b - - 0 1';
    const white = { winner: 'white', ending: 'material', cause: 'stalemate' };
    expect(verdict(fen)).toEqual(white);
    expect(verdict(turned(fen))).toEqual({ ...white, winner: 'black' });
  });

  it('is won even by the side that cannot move, if it has more', () => {
    expect(verdict('k3/Pp1p/1K1p/3P/4 b - - 0 1')).toEqual({
      winner: 'black',
      ending: 'material',
      cause: 'stalemate',
    });
  });

  it('with equal material is a draw', () => {
    expect(verdict('k3/Pp2/1K2/4/4 b - - 0 1')).toEqual({
      winner: null,
      ending: 'material',
      cause: 'stalemate',
    });
  });

  it('can be played', () => {
    const before = at('k3/4/4/1Q2/3K w - - 0 1');
    const over = play(before, 'b2b3');
    expect(microchess.outcome(over)?.cause).toBe('stalemate');
    expect(microchess.toMove(over)).toBeNull();
    expect([...microchess.legalMoves(over)]).toEqual([]);
    expect(refusal(over, 'a5a4')?.code).toBe('game-over');
  });
});

describe('insufficient material', () => {
  it.each([
    ['two kings', null, 'k3/4/4/4/3K w - - 0 1'],
    ['a knight', 'white', 'k3/4/4/N3/3K w - - 0 1'],
    ['a black knight', 'black', 'k3/4/4/n3/3K w - - 0 1'],
    ['a bishop', 'white', 'k3/4/4/B3/3K w - - 0 1'],
    ['bishops of both sides on one colour', null, 'k3/4/b3/4/B2K w - - 0 1'],
    ['two bishops of one side on one colour', 'white', 'k3/4/B3/4/B2K w - - 0 1'],
  ])('is %s: more material wins (%s)', (_, winner, fen) => {
    expect(verdict(fen)).toEqual({ winner, ending: 'material', cause: 'insufficient-material' });
  });

  it.each([
    ['two knights', 'k3/4/4/NN2/3K w - - 0 1'],
    ['a knight each', 'k3/4/4/Nn2/3K w - - 0 1'],
    ['bishops on both colours', 'k3/4/b3/B3/3K w - - 0 1'],
    ['two bishops of one side on both colours', 'k3/4/B3/B3/3K w - - 0 1'],
    ['a bishop and a knight', 'k3/4/4/BN2/3K w - - 0 1'],
    ['a bishop against a knight', 'k3/4/4/Bn2/3K w - - 0 1'],
    ['a pawn', 'k3/4/4/1P2/3K w - - 0 1'],
    ['a rook', 'k3/4/4/1R2/3K w - - 0 1'],
    ['a queen', '1k2/4/4/2Q1/3K w - - 0 1'],
  ])('is not %s', (_, fen) => {
    expect(verdict(fen)).toBeNull();
  });

  it('comes with the capture of the last other piece', () => {
    const before = at('k3/4/4/2r1/3K w - - 0 1');
    expect(microchess.outcome(before)).toBeNull();
    expect(microchess.outcome(play(before, 'd1c2'))).toEqual({
      winner: null,
      ending: 'material',
      cause: 'insufficient-material',
    });
  });
});

describe('fifty moves without pawn move or capture', () => {
  const LAST_QUIET_PLY = '1k2/p3/4/3P/R2K w - - 99 1';

  it('end the game, and material decides', () => {
    const before = at(LAST_QUIET_PLY);
    expect(microchess.outcome(before)).toBeNull();
    expect(microchess.outcome(play(before, 'a1a2'))).toEqual({
      winner: 'white',
      ending: 'material',
      cause: 'quiet-moves',
    });
  });

  it.each([
    ['a pawn move', 'd2d3'],
    ['a capture', 'a1a4'],
  ])('start again with %s', (_, move) => {
    const after = play(at(LAST_QUIET_PLY), move);
    expect(microchess.outcome(after)).toBeNull();
    expect(after.quiet).toBe(0);
  });

  it('do not undo a checkmate by the last of them', () => {
    const mate = play(at('3k/4/3K/R3/4 w - - 99 1'), 'a2a5');
    expect(microchess.outcome(mate)).toEqual({ winner: 'white', ending: 'checkmate' });
  });

  it('are as many as the option says', () => {
    const before = at('1k2/p3/4/3P/R2K w - - 0 1', { quietMoves: 1 });
    const one = play(before, 'a1a2');
    expect(microchess.outcome(one)).toBeNull();
    expect(microchess.outcome(play(one, 'b5c5'))?.cause).toBe('quiet-moves');
  });
});

describe('the same position for the fifth time', () => {
  const KNIGHTS = 'c1d3 b5a3 d3c1 a3b5';

  it('ends the game', () => {
    const fourth = play(start, [KNIGHTS, KNIGHTS, KNIGHTS].join(' '));
    expect(microchess.outcome(fourth)).toBeNull();
    const almost = play(fourth, 'c1d3 b5a3 d3c1');
    expect(microchess.outcome(almost)).toBeNull();
    const fifth = play(almost, 'a3b5');
    expect(microchess.outcome(fifth)).toEqual({
      winner: null,
      ending: 'material',
      cause: 'repetition',
    });
    expect(microchess.toMove(fifth)).toBeNull();
    expect([...microchess.legalMoves(fifth)]).toEqual([]);
  });

  it('is decided by material', () => {
    const more = at('knbr/p3/4/2PP/RBNK w Qk - 0 1');
    const fifth = play(more, [KNIGHTS, KNIGHTS, KNIGHTS, KNIGHTS].join(' '));
    expect(microchess.outcome(fifth)).toEqual({
      winner: 'white',
      ending: 'material',
      cause: 'repetition',
    });
  });

  it('does not count the position while a side could still castle', () => {
    // With its first move White's rook gives up castling, so the start itself never comes again.
    const rook = 'a1a2 b5a3 a2a1 a3b5';
    const sixteen = play(start, [rook, rook, rook, rook].join(' '));
    expect(microchess.board(sixteen).split(' ')[0]).toBe(microchess.board(start).split(' ')[0]);
    expect(microchess.outcome(sixteen)).toBeNull();
    expect(microchess.outcome(play(sixteen, 'a1a2'))?.cause).toBe('repetition');
  });

  it('does not count the position with the other side to move', () => {
    // White's king reaches d1 again in three moves, Black's a5 in two: the board is the same, the turn not.
    const before = at('k3/1p2/4/2P1/3K w - - 0 1', { repetitions: 2 });
    const after = play(before, 'd1d2 a5b5 d2c1 b5a5 c1d1');
    const boards = [before, after].map((state) => microchess.board(state).split(' ')[0]);
    expect(boards[0]).toBe(boards[1]);
    expect(microchess.outcome(after)).toBeNull();
  });

  it('need not be reached the same way each time', () => {
    const bishops = 'b1c2 c5b4 c2b1 b4c5';
    const fourth = play(start, [KNIGHTS, bishops, KNIGHTS].join(' '));
    expect(microchess.outcome(fourth)).toBeNull();
    expect(microchess.outcome(play(fourth, bishops))?.cause).toBe('repetition');
  });

  it('is as often as the option says', () => {
    const twice = play(at('knbr/p3/4/3P/RBNK w Qk - 0 1', { repetitions: 2 }), KNIGHTS);
    expect(microchess.outcome(twice)?.cause).toBe('repetition');
  });

  it('is remembered in JSON', () => {
    const almost = play(start, [KNIGHTS, KNIGHTS, KNIGHTS, 'c1d3 b5a3 d3c1'].join(' '));
    const read = microchess.fromJson(JSON.parse(JSON.stringify(microchess.toJson(almost))));
    if (!read.ok) throw new Error(read.fault.code);
    expect(microchess.outcome(read.value)).toBeNull();
    expect(microchess.outcome(play(read.value, 'a3b5'))?.cause).toBe('repetition');
  });
});

describe('the ply limit', () => {
  it('is 80 plies', () => {
    const before = at('k3/p3/4/3P/R2K b - - 0 40');
    expect(microchess.ply(before)).toBe(79);
    expect(microchess.outcome(before)).toBeNull();
    const over = play(before, 'a5b5');
    expect(microchess.ply(over)).toBe(80);
    expect(microchess.outcome(over)).toEqual({
      winner: 'white',
      ending: 'material',
      cause: 'ply-limit',
    });
    expect(microchess.toMove(over)).toBeNull();
    expect([...microchess.legalMoves(over)]).toEqual([]);
    expect(refusal(over, 'a1a2')?.code).toBe('game-over');
  });

  it('is what the option says', () => {
    const short = microchess.setup({ ...DEFAULTS, plies: 3 }, null);
    const two = play(short, 'c1d3 b5a3');
    expect(microchess.outcome(two)).toBeNull();
    expect(microchess.outcome(play(two, 'd3c1'))).toEqual({
      winner: null,
      ending: 'material',
      cause: 'ply-limit',
    });
  });

  it('gives way to a checkmate on the last ply', () => {
    const before = at(turned('3k/4/3K/R3/4 w - - 0 40'));
    expect(microchess.ply(before)).toBe(79);
    const mate = play(before, turnedMoves('a2a5'));
    expect(microchess.outcome(mate)).toEqual({ winner: 'black', ending: 'checkmate' });
  });
});
