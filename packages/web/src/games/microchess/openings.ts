import type { Opening } from '../look.js';

export const openings: readonly Opening[] = [
  {
    name: { en: 'Queens on the board', ko: '퀸 대결', zh: '双后之争' },
    position: 'kqnr/p3/4/3P/RNQK w Qk - 0 1',
  },
  {
    name: { en: 'Pawns race', ko: '폰 경주', zh: '兵的赛跑' },
    position: 'k3/pp2/4/2PP/3K w - - 0 1',
  },
  {
    name: { en: 'Rook against knight and bishop', ko: '룩 대 나이트와 비숍', zh: '单车对马象' },
    position: 'knb1/p3/4/3P/R2K w Q - 0 1',
  },
];
