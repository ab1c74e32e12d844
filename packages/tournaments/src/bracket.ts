/**
 * The seeds of a bracket from top to bottom: the best two can meet in the final only, the best four in
 * the semi-finals only, and so on. `size` is a power of two.
 */
export function seedOrder(size: number): number[] {
  let order = [1];
  while (order.length < size) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}

/** The smallest bracket that holds so many; the places left over are byes. */
export function bracketSize(entrants: number): number {
  let size = 1;
  while (size < entrants) size *= 2;
  return size;
}
