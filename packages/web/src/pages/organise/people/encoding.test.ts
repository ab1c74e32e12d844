import { expect, test } from 'vitest';
import { decoded } from './encoding.js';

test('UTF-8 is read as it is, with or without its mark', () => {
  expect(decoded(new TextEncoder().encode('1,김'), 'ko')).toEqual({ text: '1,김', encoding: null });
  expect(decoded(Uint8Array.of(0xef, 0xbb, 0xbf, 0x31), 'en').text).toBe('1');
});

test('what an old spreadsheet wrote is read by the language of the page', () => {
  const kim = Uint8Array.of(0xb1, 0xe8);
  expect(decoded(kim, 'ko')).toEqual({ text: '김', encoding: 'euc-kr' });
  const wang = Uint8Array.of(0xcd, 0xf5);
  expect(decoded(wang, 'zh')).toEqual({ text: '王', encoding: 'gb18030' });
});

test('what is nothing of these is said to be so', () => {
  expect(decoded(Uint8Array.of(0x31, 0xff), 'ko').encoding).toBe('unknown');
});
