import type { ReversiState } from '@daeguk/games';
import { speaker } from '../../app/language.svelte.js';
import type { GameLook } from '../look.js';
import Board from './Board.svelte';
import { type Colour, colourOf } from './flips.js';
import { openings } from './openings.js';
import { picture } from './picture.js';
import { words } from './words.js';

const say = speaker(words);

export const look: GameLook = {
  Board,
  picture,
  Options: null,
  openings,
  isTurnable: true,
  tally: (state) => [discs(state, 'black'), discs(state, 'white')],
};

function discs(state: unknown, colour: Colour): string {
  const { cells } = state as ReversiState;
  const count = cells.filter((cell) => colourOf(cell) === colour).length;
  return count === 1 ? say('tally.one') : say('tally', { count });
}
