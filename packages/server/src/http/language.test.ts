import { expect, it } from 'vitest';
import { languageOf } from './language.js';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['ko-KR,ko;q=0.9,en-US;q=0.8', 'ko'],
  ['zh-Hans-CN', 'zh'],
  ['fr, de;q=0.9, ZH;q=0.5', 'zh'],
  ['en;q=0.4, ko; q=0.7', 'ko'],
  ['ko;q=0, zh;q=0.1', 'zh'],
  [';;;,q=,en;q=x', 'en'],
])('%j is %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
