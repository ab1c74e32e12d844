/** How wide a stone's place is at least, and usually at most, in pixels: to be read and touched, and not to look lost. */
const SMALLEST = 36;
const USUAL = 80;

/** Rows that begin with 1, 11, 21 … are found quickest; next best is to need little height. */
const TENS = [10, 20];
/** How much smaller stones may be for that. */
const NEARLY = 0.85;

export interface Layout {
  readonly columns: number;
  readonly rows: number;
  /** The width of a stone's place, in pixels. */
  readonly size: number;
}

/** Stones in rows, as large as fits; what does not fit at the smallest is to be scrolled. */
export function layoutOf(count: number, width: number, height: number): Layout {
  // On a projector ten of them may fill the room.
  const largest = Math.max(USUAL, width / 10);
  const laidOut = (columns: number): Layout => {
    const rows = Math.ceil(count / columns);
    return { columns, rows, size: Math.min(largest, width / columns, height / rows) };
  };
  const layouts = Array.from({ length: count }, (_, index) => laidOut(index + 1));
  const best = Math.max(...layouts.map(({ size }) => size));
  if (best < SMALLEST) {
    const columns = Math.min(count, Math.max(1, Math.floor(width / SMALLEST)));
    return { columns, rows: Math.ceil(count / columns), size: width / columns };
  }
  const large = layouts.filter(({ size }) => size >= Math.max(SMALLEST, best * NEARLY));
  const inTens = large.filter(({ columns }) => TENS.includes(columns));
  return (inTens.length > 0 ? inTens : large).at(-1)!;
}

/** As near to a square as stones in rows come, of whatever size. */
export function squareLayout(count: number): Layout {
  const columns = Math.ceil(Math.sqrt(count));
  return { columns, rows: Math.ceil(count / columns), size: 1 };
}
