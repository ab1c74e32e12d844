import { startTurnEnd } from '../start-turn-end.js';

/** The protocol of the Mak-yek ladder: `START f`, `PLACE r c o`, `TURN`, `END f`. */
export const makyek = startTurnEnd({
  name: 'makyek',
  game: 'makyek',
  told: 'PLACE',
  startWords: 0,
  describeStart: () => [],
  readStart: () => ({}),
});
