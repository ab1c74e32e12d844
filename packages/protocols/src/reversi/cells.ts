/** The cells of a board as the packets number them, by the symbols of the rule book's rows. */
const CODES: ReadonlyMap<string, number> = new Map([
  ['.', 0],
  ['b', 1],
  ['w', 2],
  ['#', -1],
]);
const SYMBOLS: ReadonlyMap<number, string> = new Map(
  [...CODES].map(([symbol, code]) => [code, symbol]),
);

/** Rows joined by "/" become one code a cell. */
export function toCells(rows: string): number[] {
  return [...rows].flatMap((symbol) => CODES.get(symbol) ?? []);
}

/** A code that means nothing becomes a symbol that no position has. */
export function toRows(cells: readonly number[]): string {
  const symbols = cells.map((cell) => SYMBOLS.get(cell) ?? '?').join('');
  return (symbols.match(/.{8}/g) ?? []).join('/');
}
