import { describeFuzz } from '../fuzz.js';
import { describeProperties } from '../properties.js';
import { onePile } from './rules.js';

const subject = {
  game: onePile,
  begin: () => ({ state: onePile.setup({ pile: 10 }, null), options: { pile: 10 } }),
  // Each turn takes at least one of the ten.
  longest: 10,
  runs: 100,
};

// What holds for every game holds for a game that is no more than its folder.
describeProperties('one-pile', { ...subject, universe: () => [-1, 0, 1, 2, 3, 4, 10] });
describeFuzz('one-pile', subject);
