import { reversi as book } from '@daeguk/games';
import { beforeAndAfter } from './before-after.js';
import type { Picture, Sign } from './picture.js';
import { changed, type Story, targets, tell } from './story.js';

const start = tell(book, {});

/** On the empty board nothing can be flipped: what is open is the middle. */
const middle: Sign = { kind: 'area', cells: targets(start, 0) };

const flip = tell(book, {
  position: '#......#/......../.....w../..bww.../..w.w.../...b..../......../#......# b',
  moves: ['3,5'],
});

const free = tell(book, {
  position: '#......#/......../......../...bb.../...wb.../......../......../#......# w',
  moves: ['5,6'],
});

/** Late in a game: White has all of the row below the top edge, so only Black can flip something up there. */
const skip = tell(book, {
  position: '#......#/wwwwwww./bbbwbwww/bbwbwww./bwbwwwbb/bbbwwwwb/bbbbwwww/#wwwwww# b',
  moves: ['3,7'],
});

export const reversi: Readonly<Record<'start' | 'flip' | 'free' | 'skip', Picture>> = {
  start: { panels: [{ story: start, ply: 0, signs: [middle] }] },
  flip: beforeAndAfter(flip, { before: [goal(flip)] }),
  free: beforeAndAfter(free, { before: [middle, goal(free)], after: [middle] }),
  skip: beforeAndAfter(skip, {
    before: [goal(skip)],
    after: [{ kind: 'may', cells: targets(skip, 1) }],
  }),
};

/** Where the first move of a story puts its disc. */
function goal(story: Story): Sign {
  return { kind: 'may', cells: changed(story, 1, 'to') };
}
