import { expect, test } from 'vitest';
import { formatSchema, seriesSchema } from './rules.js';
import { everyVariant, isUneven } from './variants.js';

const rulesOf = (format: object, series: object = {}) => ({
  format: formatSchema.parse(format),
  series: seriesSchema.parse(series),
});

test('a game comes from every opening, and again with the options of every replay', () => {
  const replays = (...all: object[]) => ({ games: 2, drawnGame: { replays: all } });
  const knockOut = { series: replays({ plies: 40 }) };
  const rules = rulesOf(
    { kind: 'groups', series: replays({ plies: 30 }), knockOut },
    replays({ plies: 20 }),
  );
  const changes = [{}, { plies: 20 }, { plies: 30 }, { plies: 40 }];
  expect(everyVariant(rules, 2)).toEqual([
    ...changes.map((options) => ({ opening: 0, options })),
    ...changes.map((options) => ({ opening: 1, options })),
  ]);
  expect(everyVariant(rulesOf({ kind: 'swiss' }), 1)).toEqual([{ opening: 0, options: {} }]);
});

test.each([
  [{ kind: 'swiss' }, { games: 2 }, false],
  [{ kind: 'swiss' }, { games: 3 }, true],
  [{ kind: 'swiss' }, { bestOf: 3 }, false],
  [{ kind: 'swiss', series: { games: 2 } }, { games: 3 }, false],
  [{ kind: 'swiss', series: { games: 1 } }, { games: 2 }, true],
  [{ kind: 'groups', knockOut: { series: { games: 5 } } }, { games: 2 }, true],
  [{ kind: 'groups', series: { games: 2 } }, { games: 3 }, true],
])('%j with %j: uneven %s', (format, series, expected) => {
  expect(isUneven(rulesOf(format, series))).toBe(expected);
});
