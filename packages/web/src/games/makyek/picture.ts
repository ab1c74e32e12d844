/** A moment of the game, to be known by; as the rule book reads positions. */
export const picture = [
  'w.........../...w...b..../............/..b.b.w...../........w.b./.....w....../.......b..../',
  '..........w./.w.w..b...../.........b../...........b/............ b 30',
].join('');
