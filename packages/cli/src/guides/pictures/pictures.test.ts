import { connect6, makyek, microchess, pickingStones, reversi } from '@daeguk/games';
import { describe, expect, it, test } from 'vitest';
import { algocup as sixes } from './algocup.js';
import { makyek as steps } from './makyek.js';
import { microchess as chess } from './microchess.js';
import { pickingStones as stones } from './picking-stones.js';
import type { Picture, Sign } from './picture.js';
import { pictures } from './pictures.js';
import { reversi as discs } from './reversi.js';
import { changed } from './story.js';
import { svg } from './svg.js';

// A picture teaches a rule: here each is held to what it is said to show.

const panel = ({ panels }: Picture, index = 0) => panels[index]!;
const story = (picture: Picture, index = 0) => panel(picture, index).story;
const state = (picture: Picture, index = 0) => {
  const { story, ply } = panel(picture, index);
  return story.states[ply];
};
const cells = (picture: Picture, kind: Exclude<Sign['kind'], 'arrow'>, index = 0) =>
  (panel(picture, index).signs ?? []).flatMap((sign) => (sign.kind === kind ? sign.cells : []));
const points = (columns: number, found: readonly number[]) =>
  found.map((cell) => `${cell % columns},${Math.floor(cell / columns)}`);
const count = (board: string, letter: string) => board.split(letter).length - 1;

describe('algocup', () => {
  const outcome = (picture: Picture, index = 0) => connect6.outcome(state(picture, index) as never);

  test('opening: Black places one stone, White two', () => {
    const board = story(sixes.opening).game.board(state(sixes.opening));
    expect([count(board, 'b'), count(board, 'w'), count(board, '#')]).toEqual([1, 2, 4]);
    expect(changed(story(sixes.opening), 2, 'to')).toHaveLength(2);
  });

  test('six: six stones in a row win', () => {
    expect(outcome(sixes.six)).toEqual({ winner: 'black', ending: 'six' });
    const line = ['7,9', '8,9', '9,9', '10,9', '11,9', '12,9'];
    expect(points(19, cells(sixes.six, 'good'))).toEqual(line);
  });

  test('overline: seven lose', () => {
    expect(outcome(sixes.overline)).toEqual({ winner: 'white', ending: 'overline' });
    expect(cells(sixes.overline, 'bad')).toHaveLength(7);
  });

  test('block: it counts for Black and for White', () => {
    expect(outcome(sixes.block, 0)).toEqual({ winner: 'black', ending: 'six' });
    expect(outcome(sixes.block, 1)).toEqual({ winner: 'white', ending: 'six' });
    for (const index of [0, 1]) {
      const line = cells(sixes.block, 'good', index);
      expect(line).toHaveLength(6);
      const board = story(sixes.block, index).game.board(state(sixes.block, index));
      const letters = line.map((cell) => board.replaceAll('/', '')[cell]);
      expect(letters.filter((letter) => letter === '#')).toHaveLength(1);
    }
  });
});

describe('makyek', () => {
  const turned = (picture: Picture) => points(12, changed(story(picture), 1, 'turned'));

  test('start: eight pieces each, Black to move', () => {
    const board = story(steps.start).game.board(state(steps.start));
    expect([count(board, 'b'), count(board, 'w')]).toEqual([8, 8]);
    expect(makyek.toMove(state(steps.start) as never)).toBe('black');
  });

  test('steps: to every empty neighbour and nowhere else', () => {
    const goals = ['3,4', '4,4', '5,4', '3,6', '4,6', '5,6'];
    expect(points(12, cells(steps.steps, 'may')).sort()).toEqual(goals.sort());
  });

  test('tiao: the two enemies that the piece steps between', () => {
    expect(turned(steps.tiao)).toEqual(['4,4', '6,4']);
  });

  test('jia: the enemy between two own pieces', () => {
    expect(turned(steps.jia)).toEqual(['3,6']);
  });

  test('both: two by tiao, one by jia', () => {
    expect(turned(steps.both)).toEqual(['5,4', '6,5', '5,6']);
  });

  it.each(['tiao', 'jia', 'both'] as const)('%s: rings what is about to turn', (name) => {
    expect(cells(steps[name], 'bad')).toEqual(changed(story(steps[name]), 1, 'turned'));
  });
});

describe('picking-stones', () => {
  const mayTake = (picture: Picture) => cells(picture, 'may').map((cell) => cell + 1);

  test('first: odd and smaller than 7/2', () => {
    expect(mayTake(stones.first)).toEqual([1, 3]);
  });

  test('next: factors of 6 and multiples of 6, but not what is gone', () => {
    expect(mayTake(stones.next)).toEqual([1, 2, 12, 18]);
  });

  test('lost: nothing can be taken although a stone is left', () => {
    expect(mayTake(stones.lost)).toEqual([]);
    expect(pickingStones.board(state(stones.lost) as never)).toBe('5');
    expect(pickingStones.outcome(state(stones.lost) as never)?.winner).toBe('min');
  });
});

describe('reversi', () => {
  test('start: an empty board without corners; the middle is open', () => {
    const middle = cells(discs.start, 'area');
    const inside = [1, 2, 3, 4, 5, 6].flatMap((row) => [1, 2, 3, 4, 5, 6].map((c) => 8 * row + c));
    expect(middle).toEqual(inside);
    expect(reversi.board(state(discs.start) as never)).toMatch(/^#\.{6}#\/(\.{8}\/){6}#\.{6}#$/);
  });

  test('flip: what is bracketed in two lines, and no more', () => {
    const flipped = changed(story(discs.flip), 1, 'turned');
    expect(points(8, flipped)).toEqual(['3,3', '4,3', '4,4']);
    expect(count(reversi.board(state(discs.flip, 1) as never), 'w')).toBe(2);
  });

  test('free: a disc in the middle that flips nothing', () => {
    const [placed] = changed(story(discs.free), 1, 'to');
    expect(cells(discs.free, 'area')).toContain(placed);
    expect(changed(story(discs.free), 1, 'turned')).toEqual([]);
  });

  test('skip: Black moves, White cannot, Black moves again', () => {
    const { states } = story(discs.skip);
    expect(states.map((each) => reversi.toMove(each as never))).toEqual(['black', 'black']);
    expect(cells(discs.skip, 'may', 1).length).toBeGreaterThan(0);
  });
});

describe('microchess', () => {
  const fen = (picture: Picture, index = 0) => microchess.board(state(picture, index) as never);

  test('start: five pieces each, White to move', () => {
    expect(fen(chess.start)).toBe('knbr/p3/4/3P/RBNK w Qk - 0 1');
  });

  test('castling: both kings two squares towards their rooks, the rooks over them', () => {
    expect(fen(chess.castling, 1)).toContain('1rk1/pp2/4/2PP/1KR1 w - -');
    const arrows = panel(chess.castling).signs!.map(
      (sign) => sign.kind === 'arrow' && [sign.from, sign.to],
    );
    // a1 is 16, d1 19; a5 is 0, d5 3.
    expect(arrows).toEqual([
      [16, 18],
      [19, 17],
      [0, 2],
      [3, 1],
    ]);
  });

  test('promotion: to a queen, a rook, a bishop or a knight', () => {
    expect(panel(chess.promotion).choices).toEqual(['Q', 'R', 'B', 'N']);
    expect(fen(chess.promotion, 1)).toMatch(/^k1bQ\//);
  });

  test('score: at the ply limit, more material wins', () => {
    const final = state(chess.score) as never;
    expect(microchess.ply(final)).toBe(80);
    const totals = chess.score.tally.map(({ worths }) =>
      worths.reduce((sum, { worth }) => sum + worth, 0),
    );
    expect(totals).toEqual([11, 10]);
    expect(microchess.margin?.(final)).toBe(10 - 11);
    const outcome = { winner: 'black', ending: 'material', cause: 'ply-limit' };
    expect(microchess.outcome(final)).toEqual(outcome);
  });
});

describe.each(Object.entries(pictures))('%s', (_, named) => {
  it.each(Object.entries(named))('%s is small, loads nothing and runs nothing', (_, picture) => {
    const text = svg(picture, 'Title & more');
    expect(text).toContain('<title>Title &#38; more</title>');
    expect(text).not.toMatch(/<script|<image|<foreignObject|@import|url\((?!#)|href="(?!#)/);
    expect(text).not.toMatch(/NaN|undefined|Infinity|var\(/);
    expect(text.length).toBeLessThan(20_000);
  });
});
