import { catalogue } from '@daeguk/games';

/** What boards of all games speak of. */
export const words = catalogue({
  en: {
    moves: 'Moves',
    'moves.none': 'No move yet.',
    instead: 'played by the referee',
    empty: 'empty',
    'may-move': 'can be played',
    'last-move': 'last move',
    chosen: 'chosen',
  },
  ko: {
    moves: '수순',
    'moves.none': '아직 둔 수가 없습니다.',
    instead: '심판이 대신 둠',
    empty: '비어 있음',
    'may-move': '둘 수 있음',
    'last-move': '마지막 수',
    chosen: '고름',
  },
  zh: {
    moves: '着法',
    'moves.none': '尚无着法。',
    instead: '由裁判代下',
    empty: '空',
    'may-move': '可下',
    'last-move': '上一手',
    chosen: '已选',
  },
});
