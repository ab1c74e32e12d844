import type { GameLook } from '../look.js';
import Board from './Board.svelte';
import Options from './Options.svelte';

export const look: GameLook = {
  Board,
  Options,
  // A position shows its own blocks: with the option it would contradict itself.
  openings: [],
  tally: () => null,
};
