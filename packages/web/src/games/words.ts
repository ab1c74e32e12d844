import { catalogue } from '@daeguk/games';

/** What lists of moves of all games say. */
export const words = catalogue({
  en: {
    moves: 'Moves',
    'moves.none': 'No move yet.',
    instead: 'played by the referee',
  },
  ko: {
    moves: '수순',
    'moves.none': '아직 둔 수가 없습니다.',
    instead: '심판이 대신 둠',
  },
  zh: {
    moves: '着法',
    'moves.none': '尚无着法。',
    instead: '由裁判代下',
  },
});
