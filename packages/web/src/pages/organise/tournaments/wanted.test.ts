import { expect, test } from 'vitest';
import { begunWith, bodyOf, type RulePart, type Wanted, wantedSlips } from './wanted.js';

const file = {
  format: { kind: 'groups', advance: 2 },
  series: { bestOf: 3 },
  scoring: { per: 'match', win: 1 },
};

const wanted = (changes: Partial<Wanted> = {}): Wanted => ({
  name: ' Finals ',
  others: new Set<RulePart>(),
  rules: begunWith(file),
  openings: '',
  seed: '',
  submissions: null,
  ...changes,
});

test('what is as the contest has it is not said', () => {
  expect(bodyOf(wanted())).toEqual({ name: 'Finals' });
});

test('what differs is said whole', () => {
  const body = bodyOf(wanted({ others: new Set(['series']), seed: '2026', submissions: [3, 1] }));
  expect(body).toEqual({
    name: 'Finals',
    series: { bestOf: 3 },
    seed: 2026,
    submissions: [3, 1],
  });
});

test('every line that says something is an opening', () => {
  expect(bodyOf(wanted({ openings: ' \n one \r\n\ntwo' })).openings).toEqual([
    { position: 'one', options: {} },
    { position: 'two', options: {} },
  ]);
  expect(bodyOf(wanted({ openings: '\n ' }))).toEqual({ name: 'Finals' });
});

test('a ladder is no tournament: another format is begun with', () => {
  expect(begunWith({ format: { kind: 'ladder' } }).format).toEqual({ kind: 'round-robin' });
  expect(begunWith({})).toEqual({ format: { kind: 'round-robin' }, series: {}, scoring: {} });
  expect(begunWith(file).format).toEqual(file.format);
});

test.each([
  [{ name: ' ' }, ['name']],
  [{ name: 'a'.repeat(121) }, ['name']],
  [{ seed: '-1' }, ['seed']],
  [{ seed: '2147483648' }, ['seed']],
  [{ seed: '2147483647' }, []],
  [{ submissions: [1] }, ['submissions']],
  [
    { others: new Set<RulePart>(['format']), rules: { format: { kind: 'gauntlet' } } },
    ['format.champions'],
  ],
  [{ rules: { format: { kind: 'gauntlet' } } }, []],
  [
    { others: new Set<RulePart>(['scoring']), rules: { scoring: { win: Number.NaN } } },
    ['scoring.win'],
  ],
])('%j is amiss at %j', (changes, paths) => {
  expect(wantedSlips(wanted(changes)).map(({ path }) => path)).toEqual(paths);
});
