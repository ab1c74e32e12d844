import type { MakyekState } from '@daeguk/games';
import { speaker } from '../../app/language.svelte.js';
import type { GameLook } from '../look.js';
import Board from './Board.svelte';
import Options from './Options.svelte';
import { openings } from './openings.js';
import { picture } from './picture.js';
import { words } from './words.js';

const say = speaker(words);

export const look: GameLook = {
  Board,
  picture,
  Options,
  openings,
  isTurnable: true,
  tally: (state) => [pieces(state, 1), pieces(state, 2)],
};

function pieces(state: unknown, cell: 1 | 2): string {
  const { cells } = state as MakyekState;
  const count = cells.filter((one) => one === cell).length;
  return count === 1 ? say('tally.one') : say('tally', { count });
}
