import { describe, expect, it } from 'vitest';
import { BOX, type BracketMatch, bracketLayout, roundKey } from './bracket.js';

describe('a bracket', () => {
  const match = (id: string) => ({ id }) as BracketMatch;
  const rounds = [['a', 'b', 'c', 'd'], ['e', 'f'], ['g']].map((ids) => ids.map(match));

  it('puts each match between the two it comes from', () => {
    const { boxes, ways, height } = bracketLayout({ rounds, thirdPlace: null });
    const y = Object.fromEntries(boxes.map((box) => [box.match.id, box.y]));
    expect(y.e).toBe(((y.a ?? 0) + (y.b ?? 0)) / 2);
    expect(y.g).toBe(((y.e ?? 0) + (y.f ?? 0)) / 2);
    expect(ways).toHaveLength(6);
    expect(height).toBe(4 * (BOX.height + BOX.gapY));
  });

  it('has room for the third place below the final', () => {
    const small = { rounds: [[match('a'), match('b')], [match('g')]], thirdPlace: match('t') };
    const { boxes, height } = bracketLayout(small);
    const third = boxes.at(-1);
    expect(third).toMatchObject({ isThirdPlace: true, round: 1 });
    expect(height).toBeGreaterThanOrEqual((third?.y ?? 0) + BOX.height);
  });

  it('of one match, or none, is drawn too', () => {
    expect(bracketLayout({ rounds: [[match('g')]], thirdPlace: null }).boxes).toHaveLength(1);
    expect(bracketLayout({ rounds: [], thirdPlace: null }).boxes).toEqual([]);
  });

  it('names its rounds from the end', () => {
    expect([0, 1, 2, 3].map((round) => roundKey(round, 4))).toEqual([
      'last',
      'quarter-final',
      'semi-final',
      'final',
    ]);
  });
});
