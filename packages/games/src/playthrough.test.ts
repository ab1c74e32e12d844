import { expect, test } from 'vitest';
import { readOptions } from './options.js';
import { connect6, makyek, microchess, pickingStones, reversi } from './registry.js';
import { anyMove } from './testing/compare.js';
import { lengthening } from './testing/connect6-players.js';
import { greedy } from './testing/makyek-players.js';
import { type Plan, playthrough } from './testing/playthrough.js';

// A change of the rules shows in these files, line by line. `npm run golden` writes them anew.

test('connect6: six in a row with a block', async () => {
  await expectGolden({
    game: connect6,
    options: { blocks: 'drawn', overline: 'loses' },
    seed: 1041,
    choose: lengthening,
    tries: ['9,9 10,9', '0,4 1,1', '3,13 0,0', '19,0 3,3'],
    boardOnOnePlyIn: 1,
  });
});

test('microchess: castling, promotion and checkmate', async () => {
  const options = readOptions(microchess.options, {});
  if (!options.ok) throw new Error(options.fault.code);
  await expectGolden({
    game: microchess,
    options: options.value,
    seed: 1033,
    choose: anyMove(microchess),
    tries: ['d1a1', 'e2e4', 'a5a1', 'a4a3q', 'd2', 'a5d5', 'a2b4', 'c5c4', 'c3c4q', 'a3a2k'],
    boardOnOnePlyIn: 1,
  });
});

test('picking-stones: three quarters of 24 stones', async () => {
  await expectGolden({
    game: pickingStones,
    options: { n: 24 },
    seed: 100,
    choose: anyMove(pickingStones),
    tries: ['2', '13', '25', '0', 'six', '1'],
    boardOnOnePlyIn: 1,
  });
});

test('reversi: a full board with skipped turns', async () => {
  await expectGolden({
    game: reversi,
    options: {},
    seed: 105,
    choose: anyMove(reversi),
    tries: ['0,3', '0,0', '3,3', '8,8', '2 3', '7,4'],
    // Sixty plies are too long to draw them all.
    boardOnOnePlyIn: 3,
  });
});

test('makyek: both captures, until the pieces are counted', async () => {
  await expectGolden({
    game: makyek,
    options: { plies: 22 },
    seed: 68,
    choose: greedy,
    tries: ['0 0 0', '2 9 3', '5 3 8', '12 0 0', '5 3', '7 4 2'],
    boardOnOnePlyIn: 1,
  });
});

async function expectGolden<State, Move, Options>(plan: Plan<State, Move, Options>): Promise<void> {
  const path = `./${plan.game.name}/playthrough.golden.txt`;
  await expect(playthrough(plan)).toMatchFileSnapshot(path);
}
