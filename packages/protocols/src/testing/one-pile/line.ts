import { startTurnEnd } from '../../start-turn-end.js';

/** How programs play the toy game: `START pile f`, `TAKE n`, `TURN`, `END f`. */
export const onePile = startTurnEnd({
  name: 'one-pile',
  game: 'one-pile',
  told: 'TAKE',
  startWords: 1,
  describeStart: (book, start) => [book.board(start)],
  readStart: ([pile = '']) => ({ pile }),
});
