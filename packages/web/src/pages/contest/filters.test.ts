import { expect, test } from 'vitest';
import { gameFilters } from './filters.js';

const read = (query: string) => gameFilters(new URLSearchParams(query), ['six', 'time']);

test('an address says what is wanted', () => {
  expect(read('state=done&ending=six&author=3&submission=4&tournament=5')).toEqual({
    state: 'done',
    ending: 'six',
    author: 3,
    submission: 4,
    tournament: 5,
  });
});

test('what makes no sense is left out', () => {
  expect(read('state=lost&ending=checkmate&author=x&submission=-1&tournament=99999999999')).toEqual(
    {},
  );
  expect(read('')).toEqual({});
});
