import { describe, expect, it } from 'vitest';
import { objection, objections } from './rooms.mjs';
import { root } from './setup/root.mjs';

describe('the order of the rooms', () => {
  it.each([
    ['packages/cli/src/main.ts', '@daeguk/games'],
    ['packages/cli/src/main.ts', 'commander'],
    ['packages/referee/src/clock.ts', '@daeguk/protocols'],
    ['packages/games/src/perft.ts', './game.js'],
    ['packages/games/src/connect6/rules.ts', './board.js'],
    ['packages/games/src/connect6/rules.ts', '../grid.js'],
    ['packages/games/src/registry.ts', './connect6/rules.js'],
    ['packages/games/src/random.test.ts', 'vitest'],
  ])('lets %s import %s', (file, imported) => {
    expect(objection(file, imported)).toBeNull();
  });

  it.each([
    ['packages/games/src/game.ts', '@daeguk/cli', 'not below'],
    ['packages/games/src/game.ts', 'node:fs', 'no dependency'],
    ['packages/protocols/src/uci.ts', '@daeguk/referee', 'not below'],
    ['packages/referee/src/clock.ts', '@daeguk/tournaments', 'not below'],
    ['packages/cli/src/main.ts', '@daeguk/games/dist/grid.js', 'front door'],
    ['packages/cli/src/main.ts', '../../games/src/grid.js', 'stays in its room'],
    ['packages/games/src/connect6/rules.ts', '../reversi/board.js', 'lean on reversi'],
    ['packages/attic/src/old.ts', './new.js', 'no room "attic"'],
    ['packages/cli/src/main.ts', '@daeguk/attic', 'no room "attic"'],
  ])('refuses %s the import of %s', (file, imported, why) => {
    expect(objection(file, imported)).toContain(why);
  });

  it('is kept by every file of the house', () => {
    expect(objections(root)).toEqual([]);
  });
});
