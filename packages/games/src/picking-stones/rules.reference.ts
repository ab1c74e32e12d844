import type { Reference, ReferenceOptions } from '../testing/reference.js';

type Side = 'max' | 'min';

interface Position {
  /** The stones are numbered 1 to n. */
  readonly n: number;
  /** The stones taken, in the order they were taken. */
  readonly taken: readonly number[];
}

function remainingStones(n: number, taken: readonly number[]): number[] {
  const remaining: number[] = [];
  for (let stone = 1; stone <= n; stone += 1) {
    if (!taken.includes(stone)) {
      remaining.push(stone);
    }
  }
  return remaining;
}

/** The stones that may be taken next, ascending. */
function legalStones(n: number, taken: readonly number[]): number[] {
  const last = taken[taken.length - 1];
  const legal: number[] = [];
  for (const stone of remainingStones(n, taken)) {
    if (last === undefined) {
      // The first stone: odd and smaller than n/2 (not rounded: with n = 7 both 1 and 3).
      if (stone % 2 === 1 && stone < n / 2) {
        legal.push(stone);
      }
    } else {
      const isMultiple = stone % last === 0;
      const isFactor = last % stone === 0;
      if (isMultiple || isFactor) {
        legal.push(stone);
      }
    }
  }
  return legal;
}

/** Max takes the first stone, then the sides alternate. */
function sideToMove(taken: readonly number[]): Side {
  return taken.length % 2 === 0 ? 'max' : 'min';
}

function otherSide(side: Side): Side {
  return side === 'max' ? 'min' : 'max';
}

function start(options: ReferenceOptions): Position {
  const { n } = options;
  if (typeof n !== 'number' || !Number.isInteger(n) || n < 3) {
    throw new Error('n must be a whole number of at least 3');
  }
  return { n, taken: [] };
}

function moves(position: Position): string[] {
  return legalStones(position.n, position.taken).map((stone) => String(stone));
}

function outcome(position: Position): { winner: Side; ending: string } | null {
  if (legalStones(position.n, position.taken).length > 0) {
    return null;
  }
  return { winner: otherSide(sideToMove(position.taken)), ending: 'last-stone' };
}

/** Picking Stones. */
export const reference: Reference<Position> = {
  start,
  toMove: (position) => (outcome(position) === null ? sideToMove(position.taken) : null),
  board: (position) => remainingStones(position.n, position.taken).join(','),
  moves,
  // The list holds every legal move as it is written, so any other text is illegal.
  isLegal: (position, move) => moves(position).includes(move),
  play: (position, move) => ({ n: position.n, taken: [...position.taken, Number(move)] }),
  outcome,
};

/** Who wins with best play, by playing every line to its end. For small n only (up to about 12). */
export function bruteForceWinner(n: number, taken: readonly number[]): 'max' | 'min' {
  const mover = sideToMove(taken);
  let moverCanWin = false;
  for (const stone of legalStones(n, taken)) {
    if (bruteForceWinner(n, [...taken, stone]) === mover) {
      moverCanWin = true;
    }
  }
  return moverCanWin ? mover : otherSide(mover);
}
