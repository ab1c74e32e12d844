import fc from 'fast-check';
import type { Tournament } from '../make-format.js';
import { type FormatRules, formatSchema, type Scoring, tieSteps } from '../rules.js';
import { anySeries } from './any-series.js';

export const anyScoring: fc.Arbitrary<Scoring> = fc.record({
  per: fc.constantFrom('game', 'match'),
  win: fc.constantFrom(1, 2, 3, 0.3),
  draw: fc.constantFrom(0.5, 1, 0.1),
  loss: fc.constantFrom(0, 0.2, -1),
  ties: fc.shuffledSubarray([...tieSteps]),
});

const few = (most: number) => fc.integer({ min: 1, max: most });

/** A format for so many entrants, named like their ids. */
function anyFormat(names: readonly string[]): fc.Arbitrary<FormatRules> {
  const knockOut = fc.record({ thirdPlace: fc.boolean(), extraPairs: fc.nat(2) });
  const groups = Math.max(1, Math.floor(names.length / 2));
  return fc
    .oneof(
      fc.record({ kind: fc.constant('round-robin'), rounds: few(2) }),
      fc.record({
        kind: fc.constant('gauntlet'),
        rounds: few(2),
        champions: fc.subarray([...names], { minLength: 1, maxLength: 2 }),
      }),
      knockOut.map((rules) => ({ kind: 'knock-out', ...rules })),
      fc.record({
        kind: fc.constant('groups'),
        groups: few(groups),
        advance: fc.constant(2),
        knockOut,
      }),
      fc.record({ kind: fc.constant('swiss'), rounds: few(5) }),
      fc.constant({ kind: 'ladder', series: { games: 2 } }),
    )
    .map((format) => formatSchema.parse(format));
}

/** Any format for two to nine entrants, some of them by the same author. */
export const anyTournament: fc.Arbitrary<Tournament> = fc
  .array(fc.nat(20), { minLength: 2, maxLength: 9 })
  .map((authors) => authors.map((author, index) => entrant(`e${index + 1}`, `author ${author}`)))
  .chain((entrants) =>
    fc.record({
      entrants: fc.constant(entrants),
      format: anyFormat(entrants.map(({ name }) => name)),
      series: anySeries,
      scoring: anyScoring,
      openings: few(2),
      seed: fc.nat(),
    }),
  );

function entrant(id: string, author: string): Tournament['entrants'][number] {
  return { id, name: id, author };
}
