import { expect, it } from 'vitest';
import { isReserved, nicknameKey } from './nicknames.js';

it.each([
  ['capitals', 'Lee Sedol', 'LEE SEDOL'],
  ['width', 'Lee', 'Ｌｅｅ'],
  ['blanks', 'Lee Sedol', ' Lee   Sedol '],
  ['what nobody sees', 'Lee', 'L\u{200b}e\u{2060}e'],
  ['Cyrillic letters that look like Latin ones', 'paypal', 'раураl'],
  ['Greek capitals that look like Latin ones', 'TAXI', 'ΤΑΧΙ'],
])('nicknames that differ by %s only are the same', (_, one, other) => {
  expect(nicknameKey(other)).toBe(nicknameKey(one));
});

it.each([
  ['Lee', 'Leo'],
  ['이세돌', '이새돌'],
  ['柯洁', '柯杰'],
  ['Жук', 'Лук'],
])('%s and %s are two', (one, other) => {
  expect(nicknameKey(other)).not.toBe(nicknameKey(one));
});

it.each(['house', 'House:hard', 'ноuse', 'ｇｕｅｓｔ', 'Random'])(
  'nobody is called %s',
  (nickname) => {
    expect(isReserved(nickname)).toBe(true);
  },
);
