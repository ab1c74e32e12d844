import { expect, test } from 'vitest';
import { withOverrides } from './overrides.js';

test('objects change field by field, everything else as a whole', () => {
  const contest = { id: 'x', limits: { moveSeconds: 5, memory: 2 }, protocols: ['a', 'b'] };
  const changes = { limits: { moveSeconds: { from: 1, to: 2 } }, protocols: ['b'] };
  expect(withOverrides(contest, changes)).toEqual({
    id: 'x',
    limits: { moveSeconds: { from: 1, to: 2 }, memory: 2 },
    protocols: ['b'],
  });
  expect(contest.limits.moveSeconds).toBe(5);
});

test('no name reaches behind the object', () => {
  const changed = withOverrides({ a: 1 }, JSON.parse('{"__proto__":{"polluted":true}}'));
  expect(Object.keys(changed as object)).toEqual(['a', '__proto__']);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
