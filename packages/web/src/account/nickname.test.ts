import { nickname } from '@daeguk/api';
import { expect, test } from 'vitest';
import { isNickname } from './nickname.js';

test.each([
  'minji',
  '王伟',
  '민지 2',
  ' blanks at the ends ',
  'a',
  '🙂',
  '',
  ' ',
  'two\nlines',
  'un\u200bseen',
  '\u2800',
  'ที่นี่',
  `Z${'\u0335'.repeat(3)}`,
  `Z${'\u0335'.repeat(4)}`,
  'x'.repeat(32),
  'x'.repeat(33),
])('%j is judged as the server does', (text) => {
  expect(isNickname(text)).toBe(nickname.safeParse(text).success);
});
