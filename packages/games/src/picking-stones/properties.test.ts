import { Random } from '../random.js';
import { describeFuzz } from '../testing/fuzz.js';
import { describeProperties } from '../testing/properties.js';
import { pickingStones } from './rules.js';

const subject = {
  game: pickingStones,
  begin(seed: number) {
    const options = { n: 3 + new Random(seed).below(58) };
    return { state: pickingStones.setup(options, null), options };
  },
  // Every turn takes one of at most 60 stones.
  longest: 60,
  runs: 300,
};

describeProperties('picking-stones', {
  ...subject,
  universe: ({ n }) => Array.from({ length: n + 5 }, (_, index) => index - 2),
});
describeFuzz('picking-stones', subject);
