import { wholeNumber } from '@daeguk/games';
import { startTurnEnd } from '../start-turn-end.js';

/**
 * For a bot that lives through the whole game: `START n f`, `TAKE s`, `TURN`, `END f`, in the
 * manner of Mak-yek's protocol.
 */
export const stones = startTurnEnd({
  name: 'stones',
  game: 'picking-stones',
  told: 'TAKE',
  startWords: 1,
  // A position of this game is written with the number of stones in front.
  describeStart: (book, start) => book.formatPosition(start).split(' ', 1),
  readStart: ([n = '']) => ({ n: wholeNumber(n) }),
});
