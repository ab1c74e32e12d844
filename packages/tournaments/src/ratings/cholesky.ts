/**
 * A pivot this small beside the number it came from is rounding noise: the matrix is singular. (The
 * noise is about 1e-16 for every row taken off, and the matrices have some hundred rows.)
 */
const LEAST_PIVOT = 1e-13;

/**
 * A symmetric matrix as L · Lᵀ, L being lower triangular. Matrices are held row by row, and of a
 * symmetric one only the part on and below the diagonal is read.
 */
export class Cholesky {
  readonly #size: number;
  readonly #lower: Float64Array;

  private constructor(size: number, lower: Float64Array) {
    this.#size = size;
    this.#lower = lower;
  }

  /** Null if the matrix is not positive definite. */
  static of(matrix: Float64Array, size: number): Cholesky | null {
    const lower = new Float64Array(size * size);
    for (let row = 0; row < size; row++) {
      for (let column = 0; column <= row; column++) {
        let left = matrix[row * size + column]!;
        for (let k = 0; k < column; k++) {
          left -= lower[row * size + k]! * lower[column * size + k]!;
        }
        if (column < row) {
          lower[row * size + column] = left / lower[column * size + column]!;
        } else {
          // Written so that NaN is turned down too.
          if (!(left > LEAST_PIVOT * matrix[row * size + row]!)) return null;
          lower[row * size + row] = Math.sqrt(left);
        }
      }
    }
    return new Cholesky(size, lower);
  }

  /** The vector that the matrix turns into `vector`. */
  solve(vector: Float64Array): Float64Array {
    const size = this.#size;
    const lower = this.#lower;
    const solution = Float64Array.from(vector);
    for (let row = 0; row < size; row++) {
      let left = solution[row]!;
      for (let k = 0; k < row; k++) left -= lower[row * size + k]! * solution[k]!;
      solution[row] = left / lower[row * size + row]!;
    }
    for (let row = size - 1; row >= 0; row--) {
      const known = solution[row]! / lower[row * size + row]!;
      solution[row] = known;
      for (let k = 0; k < row; k++) solution[k]! -= lower[row * size + k]! * known;
    }
    return solution;
  }

  /** The inverse of the matrix, in full: (L · Lᵀ)⁻¹ = (L⁻¹)ᵀ · L⁻¹. */
  inverse(): Float64Array {
    const size = this.#size;
    const below = this.#inverseOfLower();
    const inverse = new Float64Array(size * size);
    for (let k = 0; k < size; k++) {
      for (let row = 0; row <= k; row++) {
        const part = below[k * size + row]!;
        for (let column = 0; column <= row; column++) {
          inverse[row * size + column]! += part * below[k * size + column]!;
        }
      }
    }
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < row; column++) {
        inverse[column * size + row] = inverse[row * size + column]!;
      }
    }
    return inverse;
  }

  #inverseOfLower(): Float64Array {
    const size = this.#size;
    const lower = this.#lower;
    const inverse = new Float64Array(size * size);
    for (let row = 0; row < size; row++) {
      const pivot = lower[row * size + row]!;
      inverse[row * size + row] = 1 / pivot;
      for (let k = 0; k < row; k++) {
        const share = lower[row * size + k]! / pivot;
        for (let column = 0; column <= k; column++) {
          inverse[row * size + column]! -= share * inverse[k * size + column]!;
        }
      }
    }
    return inverse;
  }
}
