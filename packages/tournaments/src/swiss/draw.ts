import type { EntrantId } from '../match.js';
import type { History } from './history.js';
import { Pool } from './pool.js';

interface Placed {
  readonly entrant: EntrantId;
  readonly points: number;
}

export interface DrawnRound {
  /** The better placed in front. */
  readonly pairs: readonly (readonly [EntrantId, EntrantId])[];
  /** Who has no opponent, where the number is odd. */
  readonly resting: EntrantId | null;
}

/**
 * Pairs everybody, best placed first: above all nobody meets the same opponent again as long as that
 * can be avoided; then seats stay even, if who begins a match has one seat more often; then those meet
 * who have the same points.
 */
export function drawRound(
  order: readonly Placed[],
  history: History,
  isSeatWorth: boolean,
): DrawnRound {
  for (let met = 0; ; met++) {
    for (const isStrict of isSeatWorth ? [true, false] : [false]) {
      for (const resting of restingIn(order, history)) {
        const there = order.filter((placed) => placed !== resting);
        const pairs = pairUp(there, history, (one, two) => {
          const isNew = history.meetings(one, two) <= met;
          return isNew && (!isStrict || canSeatEvenly(one, two, history));
        });
        if (pairs !== null) return { pairs, resting: resting?.entrant ?? null };
      }
    }
  }
}

/** Who may rest: those who rested least before the others, from the last placed upwards. */
function restingIn(order: readonly Placed[], history: History): readonly (Placed | null)[] {
  if (order.length % 2 === 0) return [null];
  const rests = ({ entrant }: Placed) => history.rests(entrant);
  return [...order].reverse().sort((a, b) => rests(a) - rests(b));
}

/** Not if both have sat in the same seat too often already. */
function canSeatEvenly(one: EntrantId, two: EntrantId, history: History): boolean {
  return history.balance(one) * history.balance(two) <= 0;
}

/** From the top down, each gets the best opponent that leaves one for everybody else; null if none does. */
function pairUp(
  order: readonly Placed[],
  history: History,
  mayMeet: (one: EntrantId, two: EntrantId) => boolean,
): [EntrantId, EntrantId][] | null {
  const nameOf = (index: number) => order[index]!.entrant;
  const pool = new Pool(order.length, (one, two) => mayMeet(nameOf(one), nameOf(two)));
  if (!pool.canAllMeet) return null;
  const pairs: [EntrantId, EntrantId][] = [];
  for (let waiting = [...order.keys()]; waiting.length > 0; ) {
    const [top = 0, ...others] = waiting;
    // Where some have to meet again, those come first who have not.
    const met = (other: number) => history.meetings(nameOf(top), nameOf(other));
    const opponent = inPreference(order, top, others)
      .sort((a, b) => met(a) - met(b))
      .find((other) => pool.take(top, other));
    if (opponent === undefined)
      throw new Error('a pool that can all meet has an opponent for each');
    pairs.push([nameOf(top), nameOf(opponent)]);
    waiting = others.filter((other) => other !== opponent);
  }
  return pairs;
}

/**
 * First those with the same points: from the middle down, so that the upper half meets the lower, then
 * from the middle up; then those with fewer.
 */
function inPreference(order: readonly Placed[], top: number, others: readonly number[]): number[] {
  const isEqual = (other: number) => order[other]!.points === order[top]!.points;
  const equals = others.filter(isEqual);
  const half = Math.floor(equals.length / 2);
  return [
    ...equals.slice(half),
    ...equals.slice(0, half).reverse(),
    ...others.filter((other) => !isEqual(other)),
  ];
}
