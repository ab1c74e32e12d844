import { games } from '@daeguk/games';
import { expect, test } from 'vitest';
import { withValue } from '../rules/fields.js';
import { scratchPlan } from './plan.js';
import { slipsOf } from './slips.js';

const written = { id: 'spring', title: { en: 'a', ko: 'b', zh: 'c' } };
const file = { ...scratchPlan(games.get('makyek')!, ['makyek']).file, ...written };
const kinds = (path: string, value: unknown) =>
  slipsOf(withValue(file, path, value)).map((slip) => `${slip.kind} ${slip.path}`);

test.each([
  ['id', 'Spring', 'id id'],
  ['id', `a${'b'.repeat(40)}`, 'id id'],
  ['title.ko', '  ', 'title title.ko'],
  ['protocols', [], 'protocols protocols'],
  ['limits.moveSeconds', undefined, 'untimed limits.moveSeconds'],
  ['limits.moveSeconds', { from: 7, to: 2 }, 'range limits.moveSeconds.to'],
  ['limits.memoryMegabytes', 0, 'number limits.memoryMegabytes'],
  ['format', { kind: 'gauntlet' }, 'champions format.champions'],
])('%s of %j is a slip', (path, value, slip) => expect(kinds(path, value)).toEqual([slip]));

test('a whole game may be timed instead of its moves', () => {
  const timed = withValue(file, 'limits', {
    startSeconds: 5,
    gameSeconds: 60,
    memoryMegabytes: 64,
  });
  expect(slipsOf(timed)).toEqual([]);
});
