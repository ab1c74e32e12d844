import { describe, expect, it } from 'vitest';
import { at, fenAfter, play, refusal, turned, turnedMoves } from '../testing/microchess-play.js';
import { microchess } from './rules.js';

const READY = '3k/4/4/4/R2K w Q - 0 1';

/** What each test shows for White, and the same for Black on the turned board. */
const SIDES = [
  ['White', (fen: string) => fen, (moves: string) => moves],
  ['Black', turned, turnedMoves],
] as const;

describe('castling', () => {
  it('puts the white king on b1 and the rook on c1', () => {
    expect(fenAfter(READY, 'd1a1')).toBe('3k/4/4/4/1KR1 b - - 1 1');
  });

  it('puts the black king on c5 and the rook on b5', () => {
    expect(fenAfter('k2r/4/4/4/K3 b k - 0 1', 'a5d5')).toBe('1rk1/4/4/4/K3 w - - 1 2');
  });

  it('is among the legal moves once, as king takes rook', () => {
    const texts = [...microchess.legalMoves(at(READY))].map(microchess.formatMove);
    expect(texts.filter((text) => text.startsWith('d1')).sort()).toEqual([
      'd1a1',
      'd1c1',
      'd1c2',
      'd1d2',
    ]);
  });

  it.each([
    ['d1b1', 'd1a1', READY],
    ['a5c5', 'a5d5', 'k2r/4/4/4/K3 b k - 0 1'],
  ])('may be written as the two steps of the king, %s', (twoSteps, canonical, fen) => {
    const state = at(fen);
    expect(refusal(state, twoSteps)).toBeNull();
    expect(microchess.parseMove(twoSteps, state)).toEqual(microchess.parseMove(canonical, state));
    expect(microchess.board(play(state, twoSteps))).toBe(microchess.board(play(state, canonical)));
  });

  it('is not what a single step of the king means', () => {
    expect(fenAfter(READY, 'd1c1')).toBe('3k/4/4/4/R1K1 b - - 1 1');
  });

  it('may pass a rook that is attacked', () => {
    const attacked = at('r2k/4/4/4/R2K w Q - 0 1');
    expect(refusal(attacked, 'd1a1')).toBeNull();
  });

  it('can be played from the start of the game', () => {
    const start = 'knbr/p3/4/3P/RBNK w Qk - 0 1';
    const after = fenAfter(start, 'c1d3 b5d4 b1a2 d4b5 d1a1');
    expect(after).toBe('knbr/p3/3N/B2P/1KR1 b k - 5 3');
  });
});

describe.each(SIDES)('castling of %s is refused', (_, side, moves) => {
  it('after the king has moved', () => {
    const state = play(at(side(READY)), moves('d1c1 d5c5 c1d1 c5d5'));
    expect(refusal(state, moves('d1a1'))?.code).toBe('castling-lost');
    expect(refusal(state, moves('d1b1'))?.code).toBe('castling-lost');
  });

  it('after the rook has moved', () => {
    const state = play(at(side(READY)), moves('a1a2 d5c5 a2a1 c5d5'));
    expect(refusal(state, moves('d1a1'))?.code).toBe('castling-lost');
  });

  it('after the rook has been captured, with another rook in its place', () => {
    const before = at(side('3k/3b/R3/4/R2K b Q - 0 1'));
    const captured = play(before, moves('d4a1'));
    expect(microchess.formatPosition(captured).split(' ')[2]).toBe('-');
    const replaced = play(captured, moves('a3a1 d5c5'));
    expect(refusal(replaced, moves('d1a1'))?.code).toBe('castling-lost');
  });

  it('without the right in the position', () => {
    const state = at(side('3k/4/4/4/R2K w - - 0 1'));
    expect(refusal(state, moves('d1a1'))?.code).toBe('castling-lost');
  });

  it('with a rook that is not at home', () => {
    const state = at(side('3k/4/4/4/1R1K w - - 0 1'));
    expect(refusal(state, moves('d1b1'))?.code).toBe('occupied');
  });

  it.each([
    ['an own piece beside the king', '3k/4/4/4/R1NK w Q - 0 1'],
    ['an own piece beside the rook', '3k/4/4/4/RN1K w Q - 0 1'],
    ['an enemy beside the rook', '3k/4/4/4/Rn1K w Q - 0 1'],
    ['an enemy beside the king', '3k/4/4/4/R1bK w Q - 0 1'],
  ])('with %s', (_name, fen) => {
    expect(refusal(at(side(fen)), moves('d1a1'))?.code).toBe('castling-blocked');
  });

  it.each([
    ['out of check', '3r/1k2/4/4/R2K w Q - 0 1'],
    ['out of check by a knight', '3k/4/2n1/4/R2K w Q - 0 1'],
    ['through check', '2rk/4/4/4/R2K w Q - 0 1'],
    ['through the reach of a pawn', '3k/4/4/1p2/R2K w Q - 0 1'],
    ['into check', '1r1k/4/4/4/R2K w Q - 0 1'],
    ['past the enemy king', '4/4/4/1k2/R2K w Q - 0 1'],
  ])('%s', (_name, fen) => {
    expect(refusal(at(side(fen)), moves('d1a1'))?.code).toBe('castling-through-check');
    expect(refusal(at(side(fen)), moves('d1b1'))?.code).toBe('castling-through-check');
  });

  it('with a letter of promotion', () => {
    expect(refusal(at(side(READY)), moves('d1a1q'))?.code).toBe('promotion-not-due');
  });
});

describe('the right to castle', () => {
  const BOTH = 'k2r/p3/4/3P/R2K w Qk - 0 1';

  it('of Black stays when White castles or moves his rook', () => {
    expect(fenAfter(BOTH, 'd1a1')).toBe('k2r/p3/4/3P/1KR1 b k - 1 1');
    expect(fenAfter(BOTH, 'a1a2')).toBe('k2r/p3/4/R2P/3K b k - 1 1');
  });

  it('stays when other pieces move', () => {
    expect(fenAfter(BOTH, 'd2d3')).toBe('k2r/p3/3P/4/R2K b Qk - 0 1');
  });
});
