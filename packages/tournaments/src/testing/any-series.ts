import fc from 'fast-check';
import type { SeriesRules } from '../rules.js';

const NOT_SETTLED = { replays: [], house: null };

/** One to four games, whatever happens. */
export const anyFixedSeries: fc.Arbitrary<SeriesRules> = fc
  .integer({ min: 1, max: 4 })
  .map((length) => ({ length, stopsWhenDecided: false, drawnGame: NOT_SETTLED }));

/** The best of one to five games. */
export const anyBestOf: fc.Arbitrary<SeriesRules> = fc
  .integer({ min: 1, max: 5 })
  .map((length) => ({ length, stopsWhenDecided: true, drawnGame: NOT_SETTLED }));

/** Any series, with whatever settles its drawn games. */
export const anySeries: fc.Arbitrary<SeriesRules> = fc
  .record({
    series: fc.oneof(anyFixedSeries, anyBestOf),
    replays: fc.array(fc.record({ blocks: fc.nat(9) }), { maxLength: 2 }),
    house: fc.constantFrom(null, 'easy' as const, 'hard' as const),
  })
  .map(({ series, replays, house }) => ({ ...series, drawnGame: { replays, house } }));
