import { describe, expect, it } from 'vitest';
import { at, DEFAULTS } from '../testing/microchess-play.js';
import { microchess } from './rules.js';

const START = 'knbr/p3/4/3P/RBNK w Qk - 0 1';
const start = at(START);
/** JSON nested so deeply that it cannot be written again. */
const DEEP: unknown = JSON.parse('['.repeat(2 ** 17) + ']'.repeat(2 ** 17));

describe('a move', () => {
  it('is two squares, with a letter for a promotion', () => {
    const pawn = at('1k2/3P/4/4/K3 w - - 0 1');
    for (const text of ['d4d5q', 'd4d5r', 'd4d5b', 'd4d5n', 'a1a2']) {
      const move = microchess.parseMove(text, pawn);
      expect(move.ok && microchess.formatMove(move.value)).toBe(text);
    }
  });

  it.each([
    ['nothing', ''],
    ['a blank', ' '],
    ['a blank before', ' d2d4'],
    ['a blank behind', 'd2d4 '],
    ['a line end', 'd2d4\n'],
    ['capitals', 'D2D4'],
    ['a capital promotion', 'd4d5Q'],
    ['one square', 'd2'],
    ['three squares', 'd2d3d4'],
    ['two letters behind', 'd4d5qq'],
    ['a dash between', 'd2-d4'],
    ['an equals sign', 'd4d5=q'],
    ['castling in letters', 'O-O'],
    ['the null move of UCI', '0000'],
    ['numbers', '1 2 3 4'],
    ['a rank with a leading zero', 'd02d04'],
    ['a huge rank', 'd2d99999999999999999999'],
    ['a NUL byte', 'd2d4\0'],
    ['a megabyte', 'd2'.repeat(2 ** 19)],
  ])('is not %s', (_, text) => {
    expect(microchess.parseMove(text, start)).toMatchObject({
      ok: false,
      fault: { code: 'unreadable' },
    });
  });
});

describe('a position', () => {
  it('is a FEN', () => {
    const read = microchess.parsePosition(`  ${START}  `, DEFAULTS);
    expect(read).toMatchObject({ ok: true });
    expect(microchess.formatPosition(start)).toBe(START);
  });

  it('counts its plies from the move number and the side', () => {
    expect(microchess.ply(at('k3/p3/4/3P/3K w - - 0 5'))).toBe(8);
    expect(microchess.ply(at('k3/p3/4/3P/3K b - - 0 5'))).toBe(9);
  });

  it.each([
    ['nothing', 'fen-fields', ''],
    ['the pieces only', 'fen-fields', 'knbr/p3/4/3P/RBNK'],
    ['five fields', 'fen-fields', 'knbr/p3/4/3P/RBNK w Qk - 0'],
    ['seven fields', 'fen-fields', `${START} 1`],
    ['a megabyte of fields', 'fen-fields', 'w '.repeat(2 ** 19)],
    ['four ranks', 'fen-ranks', 'knbr/p3/4/RBNK w - - 0 1'],
    ['six ranks', 'fen-ranks', 'knbr/p3/4/4/3P/RBNK w Qk - 0 1'],
    ['a megabyte of ranks', 'fen-ranks', `${'4/'.repeat(2 ** 19)} w Qk - 0 1`],
    ['an unknown letter', 'fen-letter', 'knbr/x3/4/3P/RBNK w Qk - 0 1'],
    ['a gap of five', 'fen-letter', 'knbr/5/4/3P/RBNK w Qk - 0 1'],
    ['a gap of none', 'fen-letter', 'knbr/p03/4/3P/RBNK w Qk - 0 1'],
    ['a NUL byte', 'fen-letter', 'knbr/p\x003/4/3P/RBNK w Qk - 0 1'],
    ['a rank too short', 'fen-rank-length', 'knbr/p2/4/3P/RBNK w Qk - 0 1'],
    ['a rank too long', 'fen-rank-length', 'knbr/p4/4/3P/RBNK w Qk - 0 1'],
    ['an empty rank', 'fen-rank-length', 'knbr//4/3P/RBNK w Qk - 0 1'],
    ['a rank of a megabyte', 'fen-rank-length', `${'4'.repeat(2 ** 20)}/4/4/4/4 w - - 0 1`],
    ['no white king', 'fen-kings', 'knbr/p3/4/3P/RBN1 w - - 0 1'],
    ['two white kings', 'fen-kings', 'knbr/p3/4/K2P/RBNK w - - 0 1'],
    ['no black king', 'fen-kings', '1nbr/p3/4/3P/RBNK w - - 0 1'],
    ['two black kings', 'fen-kings', 'knbr/p2k/4/3P/RBNK w - - 0 1'],
    ['a pawn on rank 5', 'fen-pawn', 'kP2/4/4/4/3K w - - 0 1'],
    ['a pawn on rank 1', 'fen-pawn', 'k3/4/4/4/p2K w - - 0 1'],
    ['an unknown side', 'fen-side', 'knbr/p3/4/3P/RBNK x Qk - 0 1'],
    ['a side in full', 'fen-side', 'knbr/p3/4/3P/RBNK white Qk - 0 1'],
    ['the castling letters of chess', 'fen-castling', 'knbr/p3/4/3P/RBNK w KQkq - 0 1'],
    ['castling letters in disorder', 'fen-castling', 'knbr/p3/4/3P/RBNK w kQ - 0 1'],
    ['a right without its king', 'fen-castling-white', '3k/4/4/4/R1K1 w Q - 0 1'],
    ['a right without its rook', 'fen-castling-white', 'k3/4/4/4/1R1K w Q - 0 1'],
    ['a right without its black king', 'fen-castling-black', '1k1r/4/4/4/K3 w k - 0 1'],
    ['a right without its black rook', 'fen-castling-black', 'k1r1/4/4/4/K3 w k - 0 1'],
    ['a right with an enemy rook', 'fen-castling-black', 'k2R/4/4/4/1K2 b k - 0 1'],
    ['an unknown en passant square', 'fen-passant', 'k3/4/4/pP2/3K w - e3 0 1'],
    ['an en passant word', 'fen-passant', 'k3/4/4/pP2/3K w - none 0 1'],
    ['en passant of no pawn', 'fen-passant', 'k3/4/4/1P2/3K w - a3 0 1'],
    ['en passant of an own pawn', 'fen-passant', 'k3/4/4/P3/3K w - a3 0 1'],
    ['en passant on a rank nobody passes', 'fen-passant', 'k3/4/p3/1P2/3K w - a4 0 1'],
    ['en passant on rank 1', 'fen-passant', 'k3/4/4/pP2/3K w - a1 0 1'],
    ['en passant over a piece', 'fen-passant', 'k3/4/N3/pP2/3K w - a3 0 1'],
    ['en passant of a pawn never moved', 'fen-passant', 'k3/p3/4/pP2/3K w - a3 0 1'],
    ['a clock that is no number', 'fen-clock', 'knbr/p3/4/3P/RBNK w Qk - x 1'],
    ['a clock below zero', 'fen-clock', 'knbr/p3/4/3P/RBNK w Qk - -1 1'],
    ['a huge clock', 'fen-clock', `knbr/p3/4/3P/RBNK w Qk - ${'9'.repeat(30)} 1`],
    ['a move number that is none', 'fen-move-number', 'knbr/p3/4/3P/RBNK w Qk - 0 x'],
    ['the move number 0', 'fen-move-number', 'knbr/p3/4/3P/RBNK w Qk - 0 0'],
    ['a huge move number', 'fen-move-number', `knbr/p3/4/3P/RBNK w Qk - 0 ${'9'.repeat(30)}`],
  ])('with %s is refused: %s', (_, code, text) => {
    expect(microchess.parsePosition(text, DEFAULTS)).toMatchObject({ ok: false, fault: { code } });
  });
});

describe('JSON', () => {
  const good = {
    fen: 'knbr/p3/3N/3P/RB1K b Qk - 1 1',
    earlier: [START],
    plies: 80,
    repetitions: 5,
    quietMoves: 50,
    material: { K: 4, Q: 10, R: 5, B: 3, N: 3, P: 1 },
  };

  it('of a state is read', () => {
    expect(microchess.fromJson(good)).toMatchObject({ ok: true });
  });

  it.each([undefined, null, [], {}, 'fen', 5, true, [good]])('is not %j', (json) => {
    expect(microchess.fromJson(json)).toMatchObject({
      ok: false,
      fault: { code: 'json-shape', values: { field: 'fen' } },
    });
  });

  it.each([
    ['json-shape', 'fen', null],
    ['json-shape', 'fen', 5],
    ['json-shape', 'fen', [START]],
    ['fen-fields', 'fen', ''],
    ['json-shape', 'earlier', null],
    ['json-shape', 'earlier', undefined],
    ['json-shape', 'earlier', START],
    ['json-shape', 'earlier', [5]],
    ['json-shape', 'earlier', [null]],
    ['json-shape', 'earlier', [[START]]],
    ['fen-fields', 'earlier', ['x']],
    ['option-not-whole', 'plies', 0],
    ['option-not-whole', 'plies', null],
    ['option-not-whole', 'repetitions', 1],
    ['option-not-whole', 'repetitions', []],
    ['option-not-whole', 'quietMoves', 'x'],
    ['option-not-whole', 'quietMoves', {}],
    ['material-unreadable', 'material', null],
    ['material-unreadable', 'material', { K: true }],
    ['unknown-option', 'colour', 'white'],
    ['option-not-whole', 'plies', DEEP],
    ['material-unreadable', 'material', DEEP],
  ])('is refused with %s for a wrong %s', (code, field, wrong) => {
    expect(microchess.fromJson({ ...good, [field]: wrong })).toMatchObject({
      ok: false,
      fault: { code },
    });
  });
});
