import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chances, type Games, likelihood } from './davidson.js';
import { SEED } from './testing/seed.js';

const ENTRANTS = 4;

const anyParameter = fc.double({ min: -3, max: 3, noNaN: true });
const anyParameters = fc
  .array(anyParameter, { minLength: ENTRANTS + 2, maxLength: ENTRANTS + 2 })
  .map((numbers) => Float64Array.from(numbers));
const anyCount = fc.nat(9);
const anyGames: fc.Arbitrary<Games> = fc
  .record({
    first: fc.nat(ENTRANTS - 1),
    second: fc.nat(ENTRANTS - 1),
    won: anyCount,
    drawn: anyCount,
    lost: anyCount,
  })
  .filter(({ first, second }) => first !== second);

/** The change of `value` along each parameter, from two points close by. */
function differences(
  parameters: Float64Array,
  value: (parameters: Float64Array) => number,
): number[] {
  const step = 1e-5;
  return Array.from(parameters, (parameter, index) => {
    const up = value(parameters.with(index, parameter + step));
    const down = value(parameters.with(index, parameter - step));
    return (up - down) / (2 * step);
  });
}

describe('the chances of a game', () => {
  it('are those of the weights in the model', () => {
    const [strength, other, gamma, nu] = [3, 2, 1.5, 0.8];
    const draw = nu * Math.sqrt(gamma * strength * other);
    const all = gamma * strength + other + draw;
    const { won, drawn, lost } = chances(Math.log((gamma * strength) / other), Math.log(nu));
    expect(won).toBeCloseTo((gamma * strength) / all, 14);
    expect(drawn).toBeCloseTo(draw / all, 14);
    expect(lost).toBeCloseTo(other / all, 14);
  });

  it.each([
    [2000, 0],
    [-2000, 0],
    [0, 2000],
    [3, Number.NEGATIVE_INFINITY],
  ])('add up to 1 at an edge of %d and τ of %d', (edge, tau) => {
    const { won, drawn, lost, total } = chances(edge, tau);
    expect(won + drawn + lost).toBeCloseTo(1, 14);
    expect(total).toBeLessThan(Number.POSITIVE_INFINITY);
  });
});

describe('the likelihood', () => {
  it('is the product of the chances of all results', () => {
    const games = [
      { first: 0, second: 1, won: 2, drawn: 1, lost: 0 },
      { first: 1, second: 0, won: 0, drawn: 0, lost: 3 },
    ];
    const there = chances(0.7 - -0.2 + 0.4, -0.5);
    const back = chances(-0.2 - 0.7 + 0.4, -0.5);
    const product = there.won ** 2 * there.drawn * back.lost ** 3;
    const { value } = likelihood(games, Float64Array.of(0.7, -0.2, 0.4, -0.5));
    expect(value).toBeCloseTo(Math.log(product), 13);
  });

  it('has the slope and the information that differences show', () => {
    fc.assert(
      fc.property(fc.array(anyGames, { maxLength: 8 }), anyParameters, (games, parameters) => {
        const size = parameters.length;
        const { slope, information } = likelihood(games, parameters);
        const slopes = differences(parameters, (at) => likelihood(games, at).value);
        for (let row = 0; row < size; row++) {
          expect(slope[row]).toBeCloseTo(slopes[row]!, 5);
          const bends = differences(parameters, (at) => likelihood(games, at).slope[row]!);
          for (let column = 0; column <= row; column++) {
            expect(information[row * size + column]).toBeCloseTo(-bends[column]!, 5);
          }
        }
      }),
      { seed: SEED, numRuns: 50 },
    );
  });
});
