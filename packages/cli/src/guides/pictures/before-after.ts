import type { Part } from '../../drawing/board.js';
import type { Panel, Picture, Sign } from './picture.js';
import { changed, type Story } from './story.js';

interface Frame {
  readonly part?: Part;
  /** Drawn on the board before the move. */
  readonly before?: readonly Sign[];
  readonly after?: readonly Sign[];
}

/** The first move of a story: what it will turn is ringed before, and seen turned after. */
export function beforeAndAfter(story: Story, { part, before = [], after = [] }: Frame): Picture {
  const panel = (ply: number, signs: readonly Sign[]): Panel =>
    part === undefined ? { story, ply, signs } : { story, ply, part, signs };
  const turned: Sign = { kind: 'bad', cells: changed(story, 1, 'turned') };
  return { panels: [panel(0, [turned, ...before]), panel(1, after)] };
}

/** From where the first move of a story leaves to where it comes. */
export function stepArrow(story: Story): Sign {
  const [from = 0] = changed(story, 1, 'from');
  const [to = 0] = changed(story, 1, 'to');
  return { kind: 'arrow', from, to };
}
