const empty = (rows: number) => Array<string>(rows).fill('.'.repeat(19));

/** A moment of the game, to be known by; as the rule book reads positions. */
export const picture = [
  ...empty(6),
  '..........w........',
  '.......bwb.........',
  '.......wbww........',
  '.......bww.........',
  '.........wb........',
  '.........b..b......',
  ...empty(7),
]
  .join('/')
  .concat(' b 8');
