import { catalogue } from '@daeguk/games';

/** What stands on lettered discs. */
export const words = catalogue({
  en: { 'letter.black': 'B', 'letter.white': 'W' },
  ko: { 'letter.black': '흑', 'letter.white': '백' },
  zh: { 'letter.black': '黑', 'letter.white': '白' },
});
