import { describe, expect, it } from 'vitest';
import type { ReplayData } from '../../replay-data.js';
import { simulatedReplay } from '../testing/replays.js';
import { type Scene, sceneOf } from './scene.js';

/** What lies on the cells after so many plies. */
function lettersAt({ start, changes }: Scene, ply: number): string {
  const letters = [...start];
  for (const [cell, letter] of changes.slice(0, ply).flat()) letters[cell] = letter;
  return letters.join('');
}

function sceneFor(game: string, boards: readonly string[], seats: readonly ('first' | 'second')[]) {
  const moves = seats.map((seat, index) => ({
    seat,
    ply: index + 1,
    move: '',
    charged: 0,
    left: null,
    instead: null,
  }));
  return sceneOf({ game, boards, moves } as unknown as ReplayData);
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
