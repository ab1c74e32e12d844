import type { MakyekState } from '@daeguk/games';
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
    const { cells } = state as MakyekState;
    const pieces = (colour: number) => cells.filter((cell) => cell === colour).length;
    return [say('tally', { count: pieces(1) }), say('tally', { count: pieces(2) })];
  },
};
