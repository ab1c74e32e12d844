import type { ContestPage } from '@daeguk/api';
import { games } from '@daeguk/games';
import { expect, test } from 'vitest';
import { freeId, likePlan, scratchPlan, withGame } from './plan.js';
import { slipsOf } from './slips.js';

const connect6 = games.get('connect6')!;
const makyek = games.get('makyek')!;
const written = { id: 'spring', title: { en: 'a', ko: 'b', zh: 'c' } };
const plan = scratchPlan(makyek, ['makyek']);
const file = { ...plan.file, ...written };

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

test('a copy has a free name, a title of its own in every language, and no dates', () => {
  expect(freeId('makyek', ['makyek', 'makyek-2'])).toBe('makyek-3');
  expect(freeId('spring-2', ['spring-2'])).toBe('spring-3');
  const title = { en: 'Mak-yek', ko: '막엑', zh: '曼谷棋 (2)' };
  const like = { ...file, id: 'makyek', title };
  const page = { file: like, title, entry: 'listed' } as unknown as ContestPage;
  expect(likePlan(page, ['makyek', 'makyek-2'])).toEqual({
    file: {
      ...file,
      id: 'makyek-3',
      title: { en: 'Mak-yek (3)', ko: '막엑 (3)', zh: '曼谷棋 (3)' },
    },
    calendar: plan.calendar,
    entry: 'listed',
  });
});
