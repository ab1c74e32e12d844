import { algocup } from './algocup.js';
import { makyek } from './makyek.js';
import { microchess } from './microchess.js';
import { pickingStones } from './picking-stones.js';
import type { Picture } from './picture.js';
import { reversi } from './reversi.js';

/** Every picture, by contest and name. */
export const pictures: Readonly<Record<string, Readonly<Record<string, Picture>>>> = {
  algocup,
  makyek,
  microchess,
  'picking-stones': pickingStones,
  reversi,
};
