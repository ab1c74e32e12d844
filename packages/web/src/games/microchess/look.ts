import type { MicrochessState } from '@daeguk/games';
import { speaker } from '../../app/language.svelte.js';
import type { GameLook } from '../look.js';
import Board from './Board.svelte';
import { materialOf } from './choices.js';
import { openings } from './openings.js';
import { words } from './words.js';

const say = speaker(words);

export const look: GameLook = {
  Board,
  Options: null,
  openings,
  tally(state) {
    const material = (colour: 1 | -1) => materialOf(state as MicrochessState, colour);
    return [say('tally', { count: material(1) }), say('tally', { count: material(-1) })];
  },
};
