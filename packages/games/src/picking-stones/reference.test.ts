import { expect, test } from 'vitest';
import { anyMove, compareSeries } from '../testing/compare.js';
import { pickingStones } from './rules.js';
import { reference } from './rules.reference.js';

test('10,000 random games with 3 to 60 stones go the same way in both writings', () => {
  const endings = compareSeries(
    { game: pickingStones, reference },
    {
      games: 10_000,
      firstSeed: 2_000_000,
      begin(random) {
        const n = 3 + random.below(58);
        return { state: pickingStones.setup({ n }, null), position: reference.start({ n }) };
      },
      choose: anyMove(pickingStones),
      // Now and then a stone that there is not.
      attempts: ({ n }, random) => Array.from({ length: 8 }, () => random.below(n + 5) - 2),
      legalityOnOnePlyIn: 1,
    },
  );
  expect([...endings].sort()).toEqual(['last-stone: max', 'last-stone: min']);
});
