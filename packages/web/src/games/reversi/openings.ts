import type { Opening } from '../look.js';

export const openings: readonly Opening[] = [
  {
    name: { en: 'Four discs in the middle', ko: '가운데 네 돌', zh: '中央四子' },
    position: '#......#/......../......../...wb.../...bw.../......../......../#......# b 4',
  },
  {
    name: { en: 'Stripes', ko: '줄무늬', zh: '条纹' },
    position: '#......#/......../......../..bwbw../..wbwb../......../......../#......# b 8',
  },
  {
    name: { en: 'The last twelve squares', ko: '마지막 열두 칸', zh: '最后十二格' },
    position: '#wb.ww.#/bbbbwbw./bbbbbb.w/.wbbwwww/.wbbwww./bwbbwww./.bbbwww./#bbb..w# b 48',
  },
];
