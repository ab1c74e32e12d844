import type { ReversiState } from '@daeguk/games';
import { speaker } from '../../app/language.svelte.js';
import type { GameLook } from '../look.js';
import Board from './Board.svelte';
import { openings } from './openings.js';
import { words } from './words.js';

const say = speaker(words);

export const look: GameLook = {
  Board,
  Options: null,
  openings,
  tally(state) {
    const { cells } = state as ReversiState;
    const discs = (colour: number) => cells.filter((cell) => cell === colour).length;
    return [say('tally', { count: discs(1) }), say('tally', { count: discs(2) })];
  },
};
