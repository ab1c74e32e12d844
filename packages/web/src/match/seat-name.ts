import type { GameSeat } from '@daeguk/api';
import { speaker } from '../app/language.svelte.js';
import { words } from './words.js';

const say = speaker(words);

/** What whoever sits there is called, in the language of the page. */
export function seatName(seat: GameSeat): string {
  if (seat.kind === 'house') return say(`house.${seat.level}`);
  if (seat.kind === 'random') return say('random');
  return seat.name === '' ? say('nobody') : seat.name;
}
