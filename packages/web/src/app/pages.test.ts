import { expect, test } from 'vitest';
import { pageAt } from './pages.js';

const found = (path: string) => {
  const at = pageAt(path);
  return at && [at.page.path, at.params];
};

test('a page is found with what its address says', () => {
  expect(found('/')).toEqual(['/', {}]);
  expect(found('/contests')).toEqual(['/contests', {}]);
  expect(found('/contests/makyek')).toEqual(['/contests/:contest/:part?', { contest: 'makyek' }]);
  expect(found('/contests/a%20b/games/')).toEqual([
    '/contests/:contest/:part?',
    { contest: 'a b', part: 'games' },
  ]);
  expect(found('/seats/5/first')).toEqual(['/seats/:game#/:seat', { game: '5', seat: 'first' }]);
});

test.each([
  '/nowhere',
  '/contests/makyek/games/more',
  '/games',
  '/games/abc',
  '/games/0',
  '/games/-1',
  '/games/1.5',
  '/games/1e3',
  '/games/99999999999999999999',
  '/submissions/%00',
  '/contests/%E0%A4%A',
])('there is no page at %s', (path) => expect(pageAt(path)).toBeNull());
