/** How wide a stone's place is at least and at most, in pixels: to be read and touched, and not to look lost. */
const SMALLEST = 36;
const LARGEST = 72;

/** Rows that begin with 1, 11, 21 … are found quickest; for them stones may be a little smaller. */
const TENS = [10, 20, 5];
const NEARLY = 0.85;

export interface Layout {
  readonly columns: number;
  readonly rows: number;
  /** The width of a stone's place, in pixels. */
  readonly size: number;
}

/** Stones in rows, as large as fits; what does not fit at the smallest is to be scrolled. */
export function layoutOf(count: number, width: number, height: number): Layout {
  const laidOut = (columns: number): Layout => {
    const rows = Math.ceil(count / columns);
    return { columns, rows, size: Math.min(LARGEST, width / columns, height / rows) };
  };
  let best = laidOut(1);
  for (let columns = 2; columns <= count; columns++) {
    const layout = laidOut(columns);
    if (layout.size > best.size) best = layout;
  }
  if (best.size < SMALLEST) {
    const columns = Math.min(count, Math.max(1, Math.floor(width / SMALLEST)));
    return { columns, rows: Math.ceil(count / columns), size: width / columns };
  }
  const least = Math.max(SMALLEST, best.size * NEARLY);
  return TENS.map(laidOut).find(({ columns, size }) => columns <= count && size >= least) ?? best;
}

/** As near to a square as stones in rows come, of whatever size. */
export function squareLayout(count: number): Layout {
  const columns = Math.ceil(Math.sqrt(count));
  return { columns, rows: Math.ceil(count / columns), size: 1 };
}
