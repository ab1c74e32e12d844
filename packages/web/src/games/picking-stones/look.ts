import type { PickingStonesState } from '@daeguk/games';
import type { GameLook } from '../look.js';
import Board from './Board.svelte';
import Options from './Options.svelte';
import { openings } from './openings.js';
import { picture } from './picture.js';

export const look: GameLook = {
  Board,
  picture,
  Options,
  openings,
  isTurnable: false,
  tally(state) {
    const { taken } = state as PickingStonesState;
    return [String(Math.ceil(taken.length / 2)), String(Math.floor(taken.length / 2))];
  },
};
