import { Random } from '@daeguk/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EntrantId } from '../match.js';
import { shuffled } from '../shuffle.js';
import { always } from '../testing/always.js';
import { entrants } from '../testing/entrants.js';
import { type Draw, everyDraw } from '../testing/pairings.js';
import { drawRound } from './draw.js';
import { History } from './history.js';

interface PlayedRound {
  matches: { first: EntrantId; second: EntrantId }[];
  resting: EntrantId | null;
}

/** Rounds one after the other, the order drawn anew each time; each is looked at when it is drawn. */
function drawRounds(
  count: number,
  rounds: number,
  seed: number,
  look: (draw: Draw, history: History, after: History) => void,
  isSeatWorth = true,
): void {
  const random = new Random(seed);
  const played: PlayedRound[] = [];
  for (let round = 0; round < rounds; round++) {
    const order = shuffled(entrants(count), random).map((entrant, place) => ({
      entrant,
      points: -Math.floor(place / 3),
    }));
    const history = new History(played);
    const { pairs, resting } = drawRound(order, history, isSeatWorth);
    const matches = pairs.map(([one, two], board) => {
      const [first, second] = history.seated(one, two, board);
      return { first, second };
    });
    played.push({ matches, resting });
    look({ pairs, resting }, history, new History(played));
  }
}

const anyFew = fc.record({
  count: fc.constantFrom(2, 3, 4, 5, 6, 7, 8),
  rounds: fc.integer({ min: 1, max: 10 }),
  seed: fc.nat(),
});

/** The most often that two who are paired have met. */
function mostMeetings({ pairs }: Draw, history: History): number {
  return Math.max(...pairs.map(([one, two]) => history.meetings(one, two)));
}

/** Whether everybody can sit so that nobody was in one seat more than once more than in the other. */
function canBeEven({ pairs, resting }: Draw, history: History): boolean {
  const isEven = (one: number, two: number) => Math.abs(one) <= 1 && Math.abs(two) <= 1;
  const isRestEven = resting === null || isEven(history.balance(resting), 0);
  return (
    isRestEven &&
    pairs.every(([a, b]) => {
      const [one, two] = [history.balance(a), history.balance(b)];
      return isEven(one + 1, two - 1) || isEven(one - 1, two + 1);
    })
  );
}

describe('a Swiss round', () => {
  test('pairs everybody once', () => {
    const anyMany = fc.record({
      count: fc.integer({ min: 2, max: 24 }),
      rounds: fc.integer({ min: 1, max: 12 }),
      seed: fc.nat(),
    });
    always(anyMany, 100, ({ count, rounds, seed }) => {
      drawRounds(count, rounds, seed, ({ pairs, resting }) => {
        const there = [...pairs.flat(), ...(resting === null ? [] : [resting])];
        expect(there.sort()).toEqual(entrants(count).sort());
        expect(resting !== null).toBe(count % 2 === 1);
      });
    });
  });

  test('repeats no meeting that can be avoided', () => {
    always(anyFew, 300, ({ count, rounds, seed }) => {
      const all = everyDraw(entrants(count));
      drawRounds(count, rounds, seed, (draw, history) => {
        const least = Math.min(...all.map((other) => mostMeetings(other, history)));
        expect(mostMeetings(draw, history)).toBe(least);
      });
    });
  });

  test('lets the best placed meet somebody new even where others cannot', () => {
    const meetingsOf = ({ pairs }: Draw, one: EntrantId, history: History) => {
      const pair = pairs.find((two) => two.includes(one))!;
      return history.meetings(...pair);
    };
    always(anyFew, 200, ({ count, rounds, seed }) => {
      if (count % 2 === 1) return;
      const all = everyDraw(entrants(count));
      const look = (draw: Draw, history: History) => {
        const best = draw.pairs[0]![0];
        const most = mostMeetings(draw, history);
        const asGood = all.filter((other) => mostMeetings(other, history) <= most);
        const least = Math.min(...asGood.map((other) => meetingsOf(other, best, history)));
        expect(meetingsOf(draw, best, history)).toBe(least);
      };
      drawRounds(count, rounds, seed, look, false);
    });
  });

  test('keeps seats even where no meeting is repeated for it', () => {
    always(anyFew, 300, ({ count, rounds, seed }) => {
      const all = everyDraw(entrants(count));
      drawRounds(count, rounds, seed, (_draw, history, after) => {
        const isPossible = all.some(
          (other) => mostMeetings(other, history) === 0 && canBeEven(other, history),
        );
        if (!isPossible) return;
        for (const entrant of entrants(count)) {
          expect(Math.abs(after.balance(entrant))).toBeLessThanOrEqual(1);
        }
      });
    });
  });

  test('lets those rest who rested least, as far as meetings and seats allow', () => {
    always(anyFew, 300, ({ count, rounds, seed }) => {
      const all = everyDraw(entrants(count));
      drawRounds(count, rounds, seed, (draw, history) => {
        if (draw.resting === null) return;
        const asGood = all.filter(
          (other) =>
            mostMeetings(other, history) <= mostMeetings(draw, history) &&
            (canBeEven(other, history) || !canBeEven(draw, history)),
        );
        const rests = asGood.map(({ resting }) => history.rests(resting!));
        expect(history.rests(draw.resting)).toBe(Math.min(...rests));
      });
    });
  });
});
