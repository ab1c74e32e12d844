/** The first of every list, then the second of every list, and so on. */
export function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const turns: T[][] = [];
  for (const list of lists) {
    for (const [turn, item] of list.entries()) {
      const taken = turns[turn];
      if (taken === undefined) turns.push([item]);
      else taken.push(item);
    }
  }
  return turns.flat();
}
