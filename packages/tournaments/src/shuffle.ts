import type { Random } from '@daeguk/games';

/** The same items in an order drawn by lot. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const drawn = random.below(last + 1);
    [order[last], order[drawn]] = [order[drawn] as T, order[last] as T];
  }
  return order;
}
