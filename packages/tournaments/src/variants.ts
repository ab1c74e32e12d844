import type { Variant } from './match.js';
import type { FormatRules, SeriesRules } from './rules.js';

interface Rules {
  readonly format: FormatRules;
  readonly series: SeriesRules;
}

/** Every way in which a game of a tournament could come up: from each opening, as it is or as a replay. */
export function everyVariant({ format, series }: Rules, openings: number): Variant[] {
  const all = [series, ...ownSeries(format)];
  const changes = [{}, ...all.flatMap(({ drawnGame }) => drawnGame?.replays ?? [])];
  return Array.from({ length: openings }, (_, opening) => opening).flatMap((opening) =>
    changes.map((options) => ({ opening, options })),
  );
}

/** Whether matches may have a last game without its partner from the other seat. */
export function isUneven({ format, series }: Rules): boolean {
  const own = ownSeries(format);
  // Whatever stage has no series of its own goes by the one around it.
  const isAlone = format.kind === 'groups' && format.knockOut.series === undefined;
  const played = format.series === undefined || isAlone ? [series, ...own] : own;
  return played.some(({ stopsWhenDecided, length }) => !stopsWhenDecided && length % 2 === 1);
}

/** The series that stages of a format have for themselves. */
function ownSeries(format: FormatRules): SeriesRules[] {
  const stages = [format.series, format.kind === 'groups' ? format.knockOut.series : undefined];
  return stages.filter((series) => series !== undefined);
}
