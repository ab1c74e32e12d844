import type { GameLook } from '../look.js';
import Board from './Board.svelte';
import Options from './Options.svelte';
import { picture } from './picture.js';

export const look: GameLook = {
  Board,
  picture,
  Options,
  // A position shows its own blocks: with the option it would contradict itself.
  openings: [],
  isTurnable: false,
  tally: () => null,
};
