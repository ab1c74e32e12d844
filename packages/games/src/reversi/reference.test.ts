import { expect, test } from 'vitest';
import { BLACK } from '../grid.js';
import type { Random } from '../random.js';
import { anyMove, compareSeries } from '../testing/compare.js';
import { reversi } from './rules.js';
import { reference } from './rules.reference.js';

test('10,000 random games go the same way in both writings', () => {
  let hasSkipped = false;
  const endings = compareSeries(
    { game: reversi, reference },
    {
      games: 10_000,
      firstSeed: 3_000_000,
      begin: () => ({ state: reversi.setup({}, null), position: reference.start({}) }),
      choose(state, random) {
        // Black has the even plies until somebody is skipped.
        if ((state.mover === BLACK) !== (state.ply % 2 === 0)) hasSkipped = true;
        return anyMove(reversi)(state, random);
      },
      attempts: (_, random) => [anySquare(random), anySquare(random)],
      legalityOnOnePlyIn: 4,
    },
  );
  expect([...endings].sort()).toEqual(['discs: black', 'discs: draw', 'discs: white']);
  expect(hasSkipped).toBe(true);
});

/** Now and then off the board. */
function anySquare(random: Random) {
  return { row: random.below(10) - 1, column: random.below(10) - 1 };
}
