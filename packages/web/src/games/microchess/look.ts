import type { MicrochessState } from '@daeguk/games';
import { speaker } from '../../app/language.svelte.js';
import type { GameLook } from '../look.js';
import Board from './Board.svelte';
import { materialOf } from './material.js';
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
  tally(state) {
    const material = (side: 1 | -1) =>
      say('tally', { count: materialOf(state as MicrochessState, side) });
    return [material(1), material(-1)];
  },
};
