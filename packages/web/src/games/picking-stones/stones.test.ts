import { pickingStones, takeable } from '@daeguk/games';
import { describe, expect, it } from 'vitest';
import { openings } from './openings.js';
import { followers, MOST_SHOWN, shownStones, viewsOf } from './stones.js';

describe('the stones that are shown', () => {
  it('are all of a game that can be looked at', () => {
    expect(shownStones({ n: 5, taken: [] })).toEqual([1, 2, 3, 4, 5]);
    expect(shownStones({ n: MOST_SHOWN, taken: [1] })).toHaveLength(MOST_SHOWN);
  });

  it('are of a large one those that the next move is about, the last taken too', () => {
    const opening = shownStones({ n: 10_000, taken: [] });
    expect(opening).toHaveLength(2500);
    const state = { n: 1000, taken: [25, 250, 50] };
    const shown = shownStones(state);
    expect(shown.slice(0, 6)).toEqual([1, 2, 5, 10, 25, 50]);
    expect(shown).toEqual(expect.arrayContaining(takeable(state)));
  });
});

describe('a stone', () => {
  const state = { n: 12, taken: [1, 6, 3] };
  const views = viewsOf(state, shownStones(state), ['12', '4', '7']);

  it('tells whether it can be taken, and when it was', () => {
    expect(views[5]).toEqual({ stone: 6, isLegal: false, taken: 2, isLast: false, hint: null });
    expect(views[2]).toMatchObject({ taken: 3, isLast: true });
    expect(views.filter((view) => view.isLegal).map((view) => view.stone)).toEqual([9, 12]);
  });

  it('has its place in a line, as far as the line can be played', () => {
    expect(views[11]).toMatchObject({ isLegal: true, hint: 1 });
    expect(views[3]).toMatchObject({ isLegal: false, hint: 2 });
    expect(views[6]?.hint).toBeNull();
  });

  it('is followed by its factors and multiples that are left', () => {
    expect([...followers(state, 12)]).toEqual([2, 4]);
    expect([...followers(state, 9)]).toEqual([]);
  });
});

describe('openings', () => {
  it.each(openings)('$position can be played on', ({ position }) => {
    const read = pickingStones.parsePosition(position, { n: [20, 60] });
    expect(read.ok && pickingStones.toMove(read.value)).toBeTruthy();
  });
});
