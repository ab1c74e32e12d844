import { expect, test } from 'vitest';
import { unbuiltVerdict } from './unbuilt.js';

test.each([
  [true, false, 'second', 'first'],
  [false, true, 'first', 'second'],
  [true, true, null, 'first'],
] as const)(
  'who cannot be built loses without a game: %s, %s',
  (first, second, winner, culprit) => {
    const verdict = unbuiltVerdict({ first, second });
    expect(verdict).toMatchObject({ winner, culprit, ending: 'build', plies: 0 });
  },
);
