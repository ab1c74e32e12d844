/** One line, staircase or row of bars of a plot. */
export interface PlotSeries {
  readonly label: string;
  /** A colour: the name of a token, as in "--first", or anything a canvas knows. */
  readonly stroke: string;
  /** By rising x; a y that is null makes a gap. */
  readonly points: readonly PlotPoint[];
  /** What the plot says, where nothing is said here. */
  readonly kind?: PlotKind;
  /** Colour is never the only difference. */
  readonly isDashed?: boolean;
}

export type PlotPoint = readonly [x: number, y: number | null];
export type PlotKind = 'line' | 'step' | 'bars';

/** Every x once, and for each series its y there: null for a gap, undefined where it has no point. */
export type Aligned = [xs: number[], ...ys: (number | null | undefined)[][]];

export function aligned(series: readonly PlotSeries[]): Aligned {
  const xs = [...new Set(series.flatMap(({ points }) => points.map(([x]) => x)))];
  xs.sort((a, b) => a - b);
  const ys = series.map(({ points }) => {
    const at = new Map(points);
    return xs.map((x) => at.get(x));
  });
  return [xs, ...ys];
}

/** What a series has to say at a place: there, or at the last point before it. */
export function valueAt({ points }: PlotSeries, x: number): number | null {
  return points.findLast(([at]) => at <= x)?.[1] ?? null;
}

export function areWhole(values: Iterable<number | null | undefined>): boolean {
  for (const value of values) if (!Number.isInteger(value ?? 0)) return false;
  return true;
}

/**
 * How much of the room between two of its own points a bar of each series takes, so that all bars are equally wide
 * and none covers another: series may take turns, and one may have two turns in a row.
 */
export function barShares(series: readonly PlotSeries[], usual: PlotKind): number[] {
  const isBars = ({ kind = usual }: PlotSeries) => kind === 'bars';
  const [xs] = aligned(series.filter(isBars));
  const room = narrowest(xs);
  return series.map(({ points }) => {
    const own = narrowest(points.map(([x]) => x));
    return Number.isFinite(own) && Number.isFinite(room) ? (BAR * room) / own : BAR;
  });
}

/** Of the room it has. */
const BAR = 0.8;

function narrowest(xs: readonly number[]): number {
  return xs.reduce(
    (least, x, index) => (index === 0 ? least : Math.min(least, x - (xs[index - 1] ?? x))),
    Number.POSITIVE_INFINITY,
  );
}

export interface Extent {
  readonly least: number;
  readonly most: number;
  readonly last: number;
}

/** What is told of a series to those who do not see it. */
export function extentOf({ points }: PlotSeries): Extent | null {
  const values = points.map(([, y]) => y).filter((y) => y !== null);
  const last = values.at(-1);
  if (last === undefined) return null;
  const least = values.reduce((a, b) => Math.min(a, b));
  const most = values.reduce((a, b) => Math.max(a, b));
  return { least, most, last };
}
