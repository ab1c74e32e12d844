import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownCores, parseCpuList } from './cores.js';
import { SEED } from './testing/seed.js';

test.each([
  ['0', [0]],
  ['0-3', [0, 1, 2, 3]],
  ['0-2,5', [0, 1, 2, 5]],
  ['1,3,5-6', [1, 3, 5, 6]],
  ['12-12', [12]],
])('the list %s', (list, cores) => {
  expect(parseCpuList(list)).toEqual(cores);
});

test('any list is read back as the kernel writes it', () => {
  const property = fc.property(fc.uniqueArray(fc.nat(70), { minLength: 1 }), (cores) => {
    const sorted = cores.toSorted((a, b) => a - b);
    expect(parseCpuList(written(sorted))).toEqual(sorted);
  });
  fc.assert(property, { seed: SEED, numRuns: 300 });
});

test('our own cores are some, each once', () => {
  const cores = ownCores();
  expect(cores.length).toBeGreaterThan(0);
  expect(new Set(cores).size).toBe(cores.length);
});

function written(cores: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const core of cores) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === core - 1) last[1] = core;
    else ranges.push([core, core]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}
