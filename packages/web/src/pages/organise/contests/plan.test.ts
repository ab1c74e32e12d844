import type { ContestPage } from '@daeguk/api';
import { games } from '@daeguk/games';
import { expect, test } from 'vitest';
import { withValue } from '../rules/fields.js';
import { freeId, likePlan, scratchPlan, slipsOf, withGame } from './plan.js';

const connect6 = games.get('connect6')!;
const makyek = games.get('makyek')!;
const written = { id: 'spring', title: { en: 'a', ko: 'b', zh: 'c' } };
const plan = scratchPlan(makyek, ['makyek']);
const file = { ...plan.file, ...written };
const kinds = (path: string, value: unknown) =>
  slipsOf(withValue(file, path, value)).map((slip) => `${slip.kind} ${slip.path}`);

test('from scratch only the name is missing', () => {
  expect(slipsOf(plan.file).map(({ path }) => path)).toEqual([
    'id',
    'title.en',
    'title.ko',
    'title.zh',
  ]);
  expect(slipsOf(file)).toEqual([]);
});

test('options begin as the rule book has them', () => {
  for (const game of games.values()) {
    const { options } = scratchPlan(game, []).file as { options: Record<string, unknown> };
    for (const [name, value] of Object.entries(options)) {
      expect(game.options[name as never]).toMatchObject({ fallback: value });
    }
  }
});

test('another game brings its own options and protocol, and keeps the rest', () => {
  const before = { ...plan, file: { ...file, position: 'x', settings: { a: 1 } } };
  const { file: after } = withGame(before, connect6, ['algocup']);
  expect(after).toMatchObject({ id: 'spring', game: 'connect6', protocols: ['algocup'] });
  expect(after).not.toHaveProperty('position');
  expect(after).not.toHaveProperty('settings');
  expect(after.options).not.toHaveProperty('plies');
});

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

test('a copy has a free name and no dates', () => {
  expect(freeId('makyek', ['makyek', 'makyek-2'])).toBe('makyek-3');
  expect(freeId('spring-2', ['spring-2'])).toBe('spring-3');
  const page = { file: { ...file, id: 'makyek' }, entry: 'listed' } as unknown as ContestPage;
  expect(likePlan(page, ['makyek'])).toEqual({
    file: { ...file, id: 'makyek-2' },
    calendar: plan.calendar,
    entry: 'listed',
  });
});
