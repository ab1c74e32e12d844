import { expect, test } from 'vitest';
import { BLACK, EMPTY } from '../grid.js';
import type { Random } from '../random.js';
import { anyMove, compareSeries } from '../testing/compare.js';
import { greedy, hemming } from '../testing/makyek-players.js';
import { SIZE } from './board.js';
import type { MakyekMove } from './notation.js';
import { type MakyekState, makyek } from './rules.js';
import { reference } from './rules.reference.js';

// Together 10,000 games.

test('9,000 random games of 120 plies or fewer go the same way in both writings', () => {
  const endings = playSeries({
    games: 9_000,
    firstSeed: 4_000_000,
    // Most of them short: the long ones take the most time and tell the least.
    plies: (random) => (random.below(4) === 0 ? 120 : 1 + random.below(60)),
    choose: anyMove(makyek),
  });
  expect(endings).toEqual(['pieces: black', 'pieces: draw', 'pieces: white']);
});

test('970 games of 120 plies between greedy players go the same way in both writings', () => {
  const endings = playSeries({
    games: 970,
    firstSeed: 4_100_000,
    plies: () => 120,
    choose: greedy,
  });
  expect(endings).toEqual([
    'no-move no-piece: black',
    'no-move no-piece: white',
    'pieces: black',
    'pieces: draw',
    'pieces: white',
  ]);
});

test('30 long games with a player who hems the other in go the same way in both writings', () => {
  const endings = playSeries({
    games: 30,
    firstSeed: 4_200_000,
    plies: () => 1_000,
    choose(state, random) {
      return state.mover === BLACK ? hemming(state, random) : anyMove(makyek)(state, random);
    },
  });
  expect(endings).toContain('no-move: black');
});

interface Play {
  readonly games: number;
  readonly firstSeed: number;
  plies(random: Random): number;
  choose(state: MakyekState, random: Random): MakyekMove;
}

function playSeries({ plies: drawPlies, ...play }: Play): string[] {
  const endings = compareSeries(
    { game: makyek, reference },
    {
      ...play,
      begin(random) {
        const plies = drawPlies(random);
        return { state: makyek.setup({ plies }, null), position: reference.start({ plies }) };
      },
      attempts,
      legalityOnOnePlyIn: 8,
    },
  );
  return [...endings].sort();
}

/** One step of some piece, of either side, and one from anywhere. */
function attempts({ cells }: MakyekState, random: Random): MakyekMove[] {
  const occupied = [...cells.keys()].filter((square) => cells[square] !== EMPTY);
  const square = random.pick(occupied);
  const anywhere = { row: random.below(SIZE + 2) - 1, column: random.below(SIZE + 2) - 1 };
  return [
    { row: Math.floor(square / SIZE), column: square % SIZE, option: random.below(8) },
    { ...anywhere, option: random.below(10) - 1 },
  ];
}
