import { pickingStones as book } from '@daeguk/games';
import type { Picture } from './picture.js';
import { type Story, targets, tell } from './story.js';

const first = tell(book, { options: { n: 7 } });
const next = tell(book, { options: { n: 20 }, moves: ['3', '6'] });
const lost = tell(book, { options: { n: 7 }, moves: ['3', '6', '2', '4', '1', '7'] });

export const pickingStones = {
  first: now(first),
  next: now(next),
  lost: now(lost),
} satisfies Record<string, Picture>;

/** The stones at the end of a story, and which of them may be taken. */
function now(story: Story): Picture {
  const ply = story.states.length - 1;
  return { panels: [{ story, ply, signs: [{ kind: 'may', cells: targets(story, ply) }] }] };
}
