import { expect, it } from 'vitest';
import { languageOf } from './language.js';

it.each([
  [{}, 'en'],
  [{ LANG: 'C.UTF-8' }, 'en'],
  [{ LANG: 'ko_KR.UTF-8' }, 'ko'],
  [{ LANG: 'ko_KR.UTF-8', LC_ALL: 'zh_CN.UTF-8' }, 'zh'],
  [{ LANG: 'fr_FR.UTF-8' }, 'en'],
  [{ LANG: 'kok_IN' }, 'en'],
  [{ LANG: 'zh-Hans-CN' }, 'zh'],
  [{ LANG: 'zh_TW', DAEGUK_LANG: 'en' }, 'en'],
])('%j speaks %s', (environment, language) => {
  expect(languageOf(environment)).toBe(language);
});
