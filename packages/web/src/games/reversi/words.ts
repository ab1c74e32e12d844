import { catalogue } from '@daeguk/games';

export const words = catalogue({
  en: {
    at: 'row {row}, column {column}',
    black: 'black disc',
    white: 'white disc',
    flips: 'turns {count}',
    turned: 'just turned',
    tally: '{count} discs',
    'skipped.black': 'Black cannot move: White goes on.',
    'skipped.white': 'White cannot move: Black goes on.',
  },
  ko: {
    at: '{row}행 {column}열',
    black: '흑돌',
    white: '백돌',
    flips: '{count}개 뒤집음',
    turned: '방금 뒤집힘',
    tally: '{count}개',
    'skipped.black': '흑은 둘 곳이 없어 백이 이어서 둡니다.',
    'skipped.white': '백은 둘 곳이 없어 흑이 이어서 둡니다.',
  },
  zh: {
    at: '第 {row} 行第 {column} 列',
    black: '黑子',
    white: '白子',
    flips: '翻转 {count} 子',
    turned: '刚被翻转',
    tally: '{count} 子',
    'skipped.black': '黑方无处可下，由白方继续。',
    'skipped.white': '白方无处可下，由黑方继续。',
  },
});
