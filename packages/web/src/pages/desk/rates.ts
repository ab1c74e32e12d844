/** Games one side won, drew and lost. */
export interface Tally {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export type Pair = Tally & { readonly first: number; readonly second: number };

export function gamesOf({ won, drawn, lost }: Tally): number {
  return won + drawn + lost;
}

/** The share of points, a draw being half a win; null where nothing was played. */
export function rateOf(tally: Tally): number | null {
  const games = gamesOf(tally);
  return games === 0 ? null : (tally.won + tally.drawn / 2) / games;
}

/** How each of these did against each other, whoever sat first; a row for each, null against itself. */
export function matrixOf(ids: readonly number[], pairs: readonly Pair[]): (Tally | null)[][] {
  const found = new Map(pairs.map((pair) => [`${pair.first} ${pair.second}`, pair]));
  return ids.map((row) =>
    ids.map((column) => {
      if (row === column) return null;
      const first = found.get(`${row} ${column}`);
      const second = found.get(`${column} ${row}`);
      return {
        won: (first?.won ?? 0) + (second?.lost ?? 0),
        drawn: (first?.drawn ?? 0) + (second?.drawn ?? 0),
        lost: (first?.lost ?? 0) + (second?.won ?? 0),
      };
    }),
  );
}
