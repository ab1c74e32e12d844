import type { Language } from '@daeguk/games';
import { en, ko, zhCN } from 'zod/locales';

/** What zod says of a field, in each language. */
export const localeErrors = {
  en: en().localeError,
  ko: ko().localeError,
  zh: zhCN().localeError,
} satisfies Record<Language, unknown>;
