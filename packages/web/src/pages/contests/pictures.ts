/** A moment of each game that shows what it is about, as its rule book reads positions. */
export const pictures: Readonly<Record<string, string>> = {
  connect6: [
    ...Array.from({ length: 6 }, () => '.'.repeat(19)),
    '..........w........',
    '.......bwb.........',
    '.......wbww........',
    '.......bww.........',
    '.........wb........',
    '.........b..b......',
    ...Array.from({ length: 7 }, () => '.'.repeat(19)),
  ]
    .join('/')
    .concat(' b 8'),
  makyek: [
    'w.........../...w...b..../............/..b.b.w...../........w.b./.....w....../.......b..../',
    '..........w./.w.w..b...../.........b../...........b/............ b 30',
  ].join(''),
  microchess: '3r/k2b/nN1P/4/1B1K b - - 2 5',
  'picking-stones': '20 4 3 6 12 4',
  reversi: '#......#/.w.b.w../.wwbbw../..bbbwb./.wbbbw../...bww../....bw../#....b.# b 24',
};
