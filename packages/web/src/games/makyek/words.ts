import { catalogue } from '@daeguk/games';

export const words = catalogue({
  en: {
    at: 'row {row}, column {column}',
    black: 'black piece',
    white: 'white piece',
    tally: '{count} pieces',
  },
  ko: {
    at: '{row}행 {column}열',
    black: '흑 말',
    white: '백 말',
    tally: '말 {count}개',
  },
  zh: {
    at: '第 {row} 行第 {column} 列',
    black: '黑棋',
    white: '白棋',
    tally: '{count} 枚',
  },
});
