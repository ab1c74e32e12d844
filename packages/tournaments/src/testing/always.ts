import fc from 'fast-check';

/** The same cases in every run. */
const SEED = 20_260_731;

/** Holds for whatever is drawn. */
export function always<T>(cases: fc.Arbitrary<T>, runs: number, holds: (drawn: T) => void): void {
  fc.assert(
    fc.property(cases, (drawn) => holds(drawn)),
    { seed: SEED, numRuns: runs },
  );
}
