import type { RankHistory } from '@daeguk/api';
import { describe, expect, it } from 'vitest';
import { rankSeries, usuallyShown } from './rank-series.js';

describe('ranks over time', () => {
  const at = (minute: number) => `2026-01-01T00:0${minute}:00.000Z`;
  const history: RankHistory = [1, 2, 3].map((id) => ({
    author: { id, nickname: `n${id}` },
    points: [
      { at: at(0), rank: id, points: 0, submission: id },
      { at: at(id), rank: 4 - id, points: 1, submission: id },
    ],
  }));

  it('are shown of the best, and of whoever looks', () => {
    expect(usuallyShown(history, [3, 8, 1], 2)).toEqual([3, 1, 2]);
    expect(usuallyShown(history, [3, 1], 7)).toEqual([3, 1]);
  });

  it('hold until now, in the order they are shown in', () => {
    const now = Date.parse(at(9));
    const series = rankSeries(history, [2, 1], 1, now);
    expect(series.map(({ label }) => label)).toEqual(['n2', 'n1']);
    expect(series[0]?.points.at(-1)).toEqual([now, 2]);
    expect(series[1]).toMatchObject({ stroke: '--accent', isDashed: false, kind: 'step' });
  });
});
