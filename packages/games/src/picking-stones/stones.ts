/** The largest game; its tables and the exact answer still take well under a second. */
export const MOST_STONES = 10_000;
export const FEWEST_STONES = 3;

/** The game is `n` stones and those taken so far, in order. */
export interface PickingStonesState {
  readonly n: number;
  readonly taken: readonly number[];
}

/** What the first player may take: an odd stone smaller than n/2. */
export function mayOpen(n: number, stone: number): boolean {
  return stone >= 1 && stone % 2 === 1 && stone * 2 < n;
}

export function areRelated(a: number, b: number): boolean {
  return a % b === 0 || b % a === 0;
}

/** The factors and multiples of each stone up to n, ascending, without the stone itself. */
export function relatives(n: number): Int32Array[] {
  const lists: number[][] = Array.from({ length: n + 1 }, () => []);
  for (let factor = 1; factor <= n; factor++) {
    for (let multiple = 2 * factor; multiple <= n; multiple += factor) {
      lists[factor]!.push(multiple);
      lists[multiple]!.push(factor);
    }
  }
  return lists.map((list) => Int32Array.from(list).sort());
}

/** The stones that may be taken now, ascending. */
export function takeable({ n, taken }: PickingStonesState): number[] {
  const last = taken.at(-1);
  const gone = new Set(taken);
  const stones: number[] = [];
  for (let stone = 1; stone <= n; stone++) {
    const fits = last === undefined ? mayOpen(n, stone) : areRelated(stone, last);
    if (fits && !gone.has(stone)) stones.push(stone);
  }
  return stones;
}

export function sideToMove(taken: readonly number[]): 'max' | 'min' {
  return taken.length % 2 === 0 ? 'max' : 'min';
}
