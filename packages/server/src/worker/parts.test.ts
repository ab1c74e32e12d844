import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEASE, type Lease } from '../leases/leases.js';
import { Bell } from './bell.js';
import { measureSpeed } from './calibrate.js';
import { Cores } from './cores.js';
import { Doubt } from './doubt.js';
import { LeaseKeeper } from './lease-keeper.js';
import { nextStanding, type Standing } from './standing.js';

describe('doubt', () => {
  test('two failures in a row are too many, with their reasons', () => {
    const doubt = new Doubt();
    expect(doubt.add('no disk')).toBeNull();
    expect(doubt.add('no box')).toBe('2 failures in a row: no disk; no box');
  });

  test('one now and then is chance', () => {
    const doubt = new Doubt();
    for (let round = 0; round < 5; round++) {
      expect(doubt.add('a stall')).toBeNull();
      doubt.clear();
    }
  });
});

describe('cores', () => {
  test('none is with two at a time, and none is lost', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), sizes, (count, wanted) => {
        const all = [...Array(count).keys()];
        const cores = new Cores(all);
        const taken: (readonly number[])[] = [];
        for (const size of wanted) {
          const own = cores.take(size);
          if (own === null) cores.giveBack(taken.shift() ?? []);
          else taken.push(own);
          const out = taken.flat();
          expect(new Set(out).size).toBe(out.length);
          expect(cores.hasFree).toBe(out.length < count);
        }
        for (const own of taken) cores.giveBack(own);
        expect(cores.take(count)).toEqual(all);
      }),
    );
  });

  test('more than there are is all there are', () => {
    expect(new Cores([3]).take(2)).toEqual([3]);
  });
});

describe('standing', () => {
  const working: Standing = { state: 'working', reason: null };
  const withdrawn: Standing = { state: 'withdrawn', reason: 'broken' };
  const fast = { own: 1, fastest: 1.2, share: 0.5 };
  const slow = { own: 0.5, fastest: 1.2, share: 0.5 };

  test('who is fast enough works, who is not says so, until that changes', () => {
    expect(nextStanding(working, null, fast)).toEqual(working);
    const tooSlow = nextStanding(working, working, slow);
    expect(tooSlow).toEqual({
      state: 'too-slow',
      reason: 'speed 0.50, at least 0.60 is asked for',
    });
    expect(nextStanding(tooSlow, tooSlow, slow)).toEqual(tooSlow);
    expect(nextStanding(tooSlow, tooSlow, fast)).toEqual(working);
  });

  test('organisers have the last word, but not over the clock', () => {
    expect(nextStanding(working, withdrawn, fast)).toEqual(withdrawn);
    expect(nextStanding(withdrawn, working, fast)).toEqual(working);
    expect(nextStanding(withdrawn, working, slow).state).toBe('too-slow');
  });

  test('who was taken for gone is what it was before', () => {
    const gone: Standing = { state: 'gone', reason: null };
    expect(nextStanding(withdrawn, gone, fast)).toEqual(withdrawn);
    expect(nextStanding(working, gone, fast)).toEqual(working);
  });
});

test('without a word for as long as a lease lasts, it is lost, and said once', () => {
  const keeper = new LeaseKeeper();
  const lease: Lease = { work: { kind: 'game', id: 1 }, worker: 'one', token: 'a' };
  let lost = 0;
  keeper.add(lease, 1000, () => {
    lost += 1;
  });
  keeper.check(1000 + LEASE);
  expect(lost).toBe(0);
  keeper.check(1001 + LEASE);
  keeper.check(9000 + LEASE);
  expect(lost).toBe(1);
});

test('a bell that rang before somebody waited is heard', async () => {
  const bell = new Bell();
  bell.ring();
  await bell.wait(60_000);
  const waiting = bell.wait(60_000);
  bell.ring();
  await waiting;
  await bell.wait(1);
});

test('speed is a figure about 1 on a machine of today', () => {
  const speed = measureSpeed();
  expect(speed).toBeGreaterThan(0.05);
  expect(speed).toBeLessThan(20);
});
