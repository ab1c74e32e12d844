import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Edge, seatEvenly } from './seats.js';
import { always } from './testing/always.js';

const anyMeetings = fc.integer({ min: 2, max: 15 }).chain((count) => {
  const anyone = fc.nat(count - 1);
  const anyMeeting = fc
    .tuple(anyone, fc.integer({ min: 1, max: count - 1 }))
    .map(([one, further]): Edge => [one, (one + further) % count]);
  return fc.record({
    count: fc.constant(count),
    edges: fc.array(anyMeeting, { maxLength: 60 }),
  });
});

test('nobody sits in one seat more than once more than in the other', () => {
  always(anyMeetings, 500, ({ count, edges }) => {
    const balance = new Array<number>(count).fill(0);
    for (const [first, second] of seatEvenly(count, edges)) {
      balance[first]! += 1;
      balance[second]! -= 1;
    }
    expect(balance.filter((more) => Math.abs(more) > 1)).toEqual([]);
  });
});

test('the same meetings, in the same order', () => {
  const sorted = ([one, two]: Edge) => [Math.min(one, two), Math.max(one, two)];
  always(anyMeetings, 500, ({ count, edges }) => {
    expect(seatEvenly(count, edges).map(sorted)).toEqual(edges.map(sorted));
  });
});
