import type { RankHistory } from '@daeguk/api';
import type { PlotPoint, PlotSeries } from '../ui/plot-data.js';

const FIRST_SHOWN = 8;
/** Apart by the golden angle, neighbours never look alike. */
const TURN = 137.5;

/** Whose ranks are shown at first: the best as it stands now, and whoever looks. */
export function usuallyShown(
  history: RankHistory,
  best: readonly number[],
  me: number | null,
): number[] {
  const there = new Set(history.map(({ author }) => author.id));
  const shown = best.filter((author) => there.has(author)).slice(0, FIRST_SHOWN);
  if (me !== null && there.has(me) && !shown.includes(me)) shown.push(me);
  return shown;
}

/** A staircase for each: a rank holds until the next one, and the last until now. */
export function rankSeries(
  history: RankHistory,
  shown: readonly number[],
  me: number | null,
  now: number,
): PlotSeries[] {
  const all = history.filter(
    ({ author, points }) => shown.includes(author.id) && points.length > 0,
  );
  all.sort((a, b) => shown.indexOf(a.author.id) - shown.indexOf(b.author.id));
  return all.map(({ author, points }, index) => {
    const steps: PlotPoint[] = points.map(({ at, rank }) => [Date.parse(at), rank]);
    const last = steps.at(-1);
    if (last !== undefined && last[0] < now) steps.push([now, last[1]]);
    const isMine = author.id === me;
    return {
      label: author.nickname,
      stroke: isMine ? '--accent' : `hsl(${Math.round((index * TURN + 25) % 360)} 55% 48%)`,
      points: steps,
      kind: 'step',
      isDashed: !isMine && index % 2 === 1,
    };
  });
}
