import { describe, expect, it } from 'vitest';
import { simulatedReplay } from '../tournament/report/html/testing/replays.js';
import { type Scene, sceneOf } from './scene.js';
import { viewAt } from './view.js';

function lettersAt(scene: Scene, ply: number): string {
  return viewAt(scene, ply).letters.join('');
}

function sceneFor(game: string, boards: readonly string[], seats: readonly ('first' | 'second')[]) {
  return sceneOf({ game, boards, moves: seats.map((seat) => ({ seat })) });
}

it.each([
  ['algocup', 'points', 19],
  ['reversi', 'felt', 8],
  ['makyek', 'squares', 12],
] as const)('%s: the changes of all moves lead to every board', (contest, look, columns) => {
  const replay = simulatedReplay({ contest });
  const scene = sceneOf(replay);
  expect(scene).toMatchObject({ look, columns, size: columns * columns });
  for (const [ply, board] of replay.boards.entries()) {
    expect(lettersAt(scene, ply)).toBe(board.replaceAll('/', ''));
  }
});

it('reads a FEN', () => {
  const scene = sceneOf(simulatedReplay({ contest: 'microchess' }));
  expect(scene).toMatchObject({ look: 'chess', columns: 4, size: 20 });
  expect(scene.start).toBe('knbrp..........PRBNK');
});

it('tells who took which stone', () => {
  const scene = sceneFor(
    'picking-stones',
    ['1,2,3,4,5,6', '1,2,4,5,6', '1,2,4,5'],
    ['first', 'second'],
  );
  expect(scene).toMatchObject({ look: 'stones', columns: 6, size: 6, start: 'oooooo' });
  expect(scene.changes).toEqual([[[2, 'f', 'to']], [[5, 's', 'to']]]);
  expect(lettersAt(scene, 2)).toBe('oofoos');
});

describe('what a move did', () => {
  it('is a step, and pieces that change sides', () => {
    const scene = sceneFor('makyek', ['b.w/...', '.bb/...'], ['first']);
    expect(scene.changes).toEqual([
      [
        [0, '.', 'from'],
        [1, 'b', 'to'],
        [2, 'b', 'turned'],
      ],
    ]);
  });

  it('is a capture, where a piece lands on another', () => {
    const scene = sceneFor('microchess', ['r3/4 w - - 0 1', 'R3/4 b - - 0 1'], ['first']);
    expect(scene.changes).toEqual([[[0, 'R', 'to']]]);
  });
});

it('draws the boards of a game it has never heard of', () => {
  expect(sceneFor('sixth', ['.x./...', '.x./.o.'], ['first'])).toMatchObject({
    look: 'squares',
    columns: 3,
    changes: [[[4, 'o', 'to']]],
  });
});

it('is content with a game that ended before its first move', () => {
  expect(sceneFor('reversi', ['#./.#'], [])).toMatchObject({ start: '#..#', changes: [] });
});
