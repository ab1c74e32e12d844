import type uPlot from 'uplot';
import { type Aligned, areWhole, type PlotKind, type PlotSeries } from './plot-data.js';

/** What a plot is, apart from its points. */
export interface PlotShape {
  readonly series: readonly PlotSeries[];
  readonly kind: PlotKind;
  /** What bars take of the room they have. */
  readonly shares: readonly number[];
  readonly x: string;
  readonly isTime: boolean;
  readonly isInverted: boolean;
  /** What y goes from and to; null is found from the points. */
  readonly range: readonly [from: number | null, to: number | null];
  sayX(x: number): string;
  sayY(y: number): string;
  marker(): number | null;
  onpoint(x: number | null): void;
}

const FONT = '12px system-ui, sans-serif';
const WHOLE = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 100_000];

const MINUTE = 60_000;
const TIMES = [1, 2, 5, 10, 15, 30, 60, 120, 240, 480, 1440, 2880, 10_080, 43_200].map(
  (minutes) => minutes * MINUTE,
);

/** A token's colour as it is now; the page may change between light and dark. */
function colour(name: string): string {
  if (!name.startsWith('--')) return name;
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

export function plotOptions(
  library: typeof uPlot,
  shape: PlotShape,
  data: Aligned,
): Omit<uPlot.Options, 'width' | 'height'> {
  const [xs, ...ys] = data;
  const axis: uPlot.Axis = {
    font: FONT,
    labelFont: FONT,
    stroke: () => colour('--muted'),
    grid: { stroke: () => colour('--line'), width: 1 },
    ticks: { show: false },
  };
  const onlyWhole = (values: Iterable<number | null | undefined>) =>
    areWhole(values) ? { incrs: WHOLE } : {};
  return {
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 7 } },
    padding: [8, 8, 0, 0],
    scales: {
      x: { time: false, range: (_, from, to) => xRange(shape, from, to) },
      y: {
        dir: shape.isInverted ? -1 : 1,
        range: (_, from, to) => yRange(library, shape.range, from, to),
      },
    },
    axes: [
      {
        ...axis,
        ...(shape.isTime ? { incrs: TIMES } : onlyWhole(xs)),
        size: 28,
        gap: 4,
        space: shape.isTime ? 90 : 45,
        label: shape.x,
        labelSize: 18,
        labelGap: 0,
        values: (_, splits) => splits.map(shape.sayX),
      },
      {
        ...axis,
        ...onlyWhole(ys.flat()),
        size: (_, labels) => 16 + 7 * Math.max(2, ...(labels ?? []).map((one) => one.length)),
        gap: 6,
        space: 28,
        values: (_, splits) => splits.map(shape.sayY),
      },
    ],
    series: [
      {},
      ...shape.series.map((one, index) =>
        seriesOptions(library, shape.kind, one, shape.shares[index] ?? 1),
      ),
    ],
    hooks: {
      draw: [(plot) => drawMarker(plot, shape.marker())],
      setCursor: [({ cursor, data: [at] }) => shape.onpoint(at[cursor.idx ?? -1] ?? null)],
    },
  };
}

/** Bars need room for half of them at both ends. */
function xRange({ kind, isTime }: PlotShape, from: number, to: number): uPlot.Range.MinMax {
  const room = kind === 'bars' && !isTime ? 0.7 : 0;
  return from === to ? [from - 1, to + 1] : [from - room, to + room];
}

function yRange(
  library: typeof uPlot,
  [least, most]: PlotShape['range'],
  from: number,
  to: number,
): uPlot.Range.MinMax {
  const [low, high] = library.rangeNum(from ?? 0, to ?? 1, 0.1, true);
  return [least ?? low ?? 0, most ?? high ?? 1];
}

function seriesOptions(
  library: typeof uPlot,
  kind: PlotKind,
  { label, stroke, kind: own = kind, isDashed = false }: PlotSeries,
  share: number,
): uPlot.Series {
  const ink = () => colour(stroke);
  const paths = {
    line: library.paths.linear?.(),
    step: library.paths.stepped?.({ align: 1 }),
    bars: library.paths.bars?.({ size: [share, 40] }),
  }[own];
  return {
    label,
    stroke: ink,
    width: own === 'bars' ? 0 : 2,
    points: { show: false },
    ...(own === 'bars' && { fill: ink }),
    ...(isDashed && { dash: [6, 5] }),
    ...(paths && { paths }),
  };
}

/** A line where the page is. */
function drawMarker(plot: uPlot, x: number | null): void {
  if (x === null) return;
  const { ctx, bbox } = plot;
  const left = Math.round(plot.valToPos(x, 'x', true));
  if (left < bbox.left || left > bbox.left + bbox.width) return;
  ctx.save();
  ctx.fillStyle = colour('--ink');
  ctx.globalAlpha = 0.55;
  ctx.fillRect(left - devicePixelRatio, bbox.top, 2 * devicePixelRatio, bbox.height);
  ctx.restore();
}
