import { Random } from '@daeguk/games';
import { describe, expect, it } from 'vitest';
import { Cholesky } from './cholesky.js';

/** B · Bᵀ for a B of random numbers, which is positive definite. */
function randomMatrix(size: number, seed: number): Float64Array {
  const random = new Random(seed);
  const root = Array.from({ length: size * size }, () => random.below(2001) / 1000 - 1);
  const matrix = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      for (let k = 0; k < size; k++) {
        matrix[row * size + column]! += root[row * size + k]! * root[column * size + k]!;
      }
    }
    matrix[row * size + row]! += 0.1;
  }
  return matrix;
}

function times(matrix: Float64Array, vector: Float64Array): Float64Array {
  const size = vector.length;
  return vector.map((_, row) =>
    vector.reduce((sum, part, column) => sum + matrix[row * size + column]! * part, 0),
  );
}

describe('the Cholesky factorisation', () => {
  it('solves a small system', () => {
    // 4x + 2y = 10 and 2x + 3y = 9. What is above the diagonal is not looked at.
    const factor = Cholesky.of(Float64Array.of(4, Number.NaN, 2, 3), 2)!;
    const [x, y] = factor.solve(Float64Array.of(10, 9));
    expect(x).toBeCloseTo(1.5, 14);
    expect(y).toBeCloseTo(2, 14);
  });

  it.each([1, 2, 7, 40])('solves and inverts a random system of size %i', (size) => {
    const matrix = randomMatrix(size, size);
    const factor = Cholesky.of(matrix, size)!;
    const vector = Float64Array.from({ length: size }, (_, index) => index - 2);
    for (const [index, part] of times(matrix, factor.solve(vector)).entries()) {
      expect(part).toBeCloseTo(vector[index]!, 9);
    }
    const inverse = factor.inverse();
    for (const [index, part] of times(inverse, times(matrix, vector)).entries()) {
      expect(part).toBeCloseTo(vector[index]!, 9);
    }
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < row; column++) {
        expect(inverse[row * size + column]).toBeCloseTo(inverse[column * size + row]!, 9);
      }
    }
  });

  it.each([
    ['indefinite', [1, 2, 2, 1]],
    ['singular', [1, 1, 1, 1]],
    ['singular but for rounding', [0.3, 0.1, 0.1, 0.1 * (0.1 / 0.3)]],
    ['zero', [0, 0, 0, 0]],
    ['no numbers', [Number.NaN, 0, 0, 1]],
  ])('turns down a matrix that is %s', (_, numbers) => {
    expect(Cholesky.of(Float64Array.from(numbers), 2)).toBeNull();
  });

  it('leaves what it was given as it was', () => {
    const matrix = randomMatrix(3, 5);
    const copy = matrix.slice();
    const vector = Float64Array.of(1, 2, 3);
    Cholesky.of(matrix, 3)!.solve(vector);
    expect(matrix).toEqual(copy);
    expect(vector).toEqual(Float64Array.of(1, 2, 3));
  });
});
