// A program for the contest picking-stones: run afresh for each move, it prints the best stone.
// Fill in evaluate, below; nothing else needs a change. Until then it only sees wins that are near.
//   Build:  nothing to build (play.ts: tsc --target es2022 --module nodenext --types node play.ts)
//   Run:    node play.js 7 3 1 4 2   (7 stones, 3 of them taken: 1, 4 and 2, in this order)
//
// The first stone must be odd and smaller than n/2, every other one a multiple or a factor of the
// last. Who cannot take a stone loses. Max begins: an even number of taken stones says Max moves.

// How many stones to look ahead. With 6 any position of 60 stones takes about a second at most,
// even in Python; one more takes up to six times as long, and a move may take 10 seconds.
// A limit as large as n looks to the end of the game.
const DEPTH_LIMIT = 6;

/**
 * FILL THIS IN: what a position at the depth limit is worth, where nobody has won yet. Return a
 * number above 0 if it is good for Max and below 0 if it is good for Min; 1 and -1 are games that
 * are won.
 *
 * last            the stone that was taken last
 * stones          the stones that may be taken now, ascending; at least one
 * isTaken[stone]  whether a stone is gone
 * maxToMove       whether Max takes the next stone; otherwise Min does
 *
 * A first exercise, the rules of the assignment. Where something is counted, an odd count is +
 * and an even one - if Max is to move; if Min is to move, it is the other way round.
 *   stone 1 is not taken yet   0
 *   last is 1                  count stones                             0.5 or -0.5
 *   last is a prime            count the multiples of last in stones    0.7 or -0.7
 *   last is any other stone    count the primes in stones               0.6 or -0.6
 * To see whether you got it right: ./daeguk play 30 0 --depth 6
 */
function evaluate(last: number, stones: number[], isTaken: boolean[], maxToMove: boolean): number {
  void [last, stones, isTaken, maxToMove]; // not used as yet: this line goes when they are
  return 0;
}

// ---- The search: alpha-beta, to the letter of the assignment ----

/** Whether the rules let a stone be taken after the last one; last is 0 at the start. */
function mayFollow(n: number, stone: number, last: number): boolean {
  if (last === 0) return stone % 2 === 1 && 2 * stone < n;
  return stone % last === 0 || last % stone === 0;
}

class Search {
  n: number;
  isTaken: boolean[];
  bestMove = 0; // 0 as long as there is none
  visited = 0;
  maxDepth = 0;

  constructor(n: number, taken: number[]) {
    this.n = n;
    this.isTaken = new Array(n + 1).fill(false);
    for (const stone of taken) this.isTaken[stone] = true;
  }

  /** The value of the position after a stone; at the root it also finds the best move. */
  visit(last: number, depth: number, maxToMove: boolean, alpha: number, beta: number): number {
    this.visited++;
    this.maxDepth = Math.max(this.maxDepth, depth);
    const stones = this.stonesAfter(last);
    if (stones.length === 0) return maxToMove ? -1 : 1;
    if (depth === DEPTH_LIMIT) return evaluate(last, stones, this.isTaken, maxToMove);

    let best = maxToMove ? -Infinity : Infinity;
    for (const stone of stones) {
      this.isTaken[stone] = true;
      const value = this.visit(stone, depth + 1, !maxToMove, alpha, beta);
      this.isTaken[stone] = false;
      // Strictly better: of equal stones the smaller one, which came first, stays.
      if (maxToMove ? value > best : value < best) {
        best = value;
        if (depth === 0) this.bestMove = stone;
      }
      if (maxToMove) {
        if (value >= beta) break;
        alpha = Math.max(alpha, value);
      } else {
        if (value <= alpha) break;
        beta = Math.min(beta, value);
      }
    }
    return best;
  }

  /** The stones that may be taken now, ascending. */
  stonesAfter(last: number): number[] {
    const stones: number[] = [];
    for (let stone = 1; stone <= this.n; stone++) {
      if (!this.isTaken[stone] && mayFollow(this.n, stone, last)) stones.push(stone);
    }
    return stones;
  }
}

// ---- The protocol: nothing to change below ----

const FEWEST_STONES = 3;
const MOST_STONES = 10000;

/** What is wrong with the words n k s1 ... sk, or null. */
function faultIn(words: string[]): string | null {
  const odd = words.find((word) => !/^-?[0-9]{1,9}$/.test(word));
  if (odd !== undefined) return `"${odd}" is not a number that can be read.`;
  if (words.length < 2) return 'Give n k s1 ... sk: how many stones, how many taken, and which.';
  const [n, count, ...taken] = words.map(Number);
  if (n < FEWEST_STONES || n > MOST_STONES) {
    return `The number of stones must be ${FEWEST_STONES} to ${MOST_STONES}, not ${n}.`;
  }
  if (count !== taken.length) {
    return `The count of taken stones says ${count}, but the list has ${taken.length}.`;
  }
  return faultInStones(n, taken);
}

function faultInStones(n: number, taken: number[]): string | null {
  let last = 0;
  for (const [index, stone] of taken.entries()) {
    if (stone < 1 || stone > n) return `There is no stone ${stone}; the stones go from 1 to ${n}.`;
    if (taken.indexOf(stone) < index) return `Stone ${stone} has been taken already.`;
    if (last !== 0 && !mayFollow(n, stone, last)) {
      return `Stone ${stone} is neither a multiple nor a factor of the last stone, ${last}.`;
    }
    last = stone;
  }
  // Positions from the middle of a game are exercises too, whatever they began with.
  if (taken.length === 1 && !mayFollow(n, last, 0)) {
    return `Stone ${last} cannot open; the first must be odd and smaller than ${n}/2.`;
  }
  return null;
}

function main(words: string[]): void {
  const fault = faultIn(words);
  if (fault !== null) {
    console.error(`play: ${fault}`);
    process.exitCode = 2;
    return;
  }
  const [n, count, ...taken] = words.map(Number);
  const last = taken[count - 1] ?? 0;
  const maxToMove = count % 2 === 0;
  const search = new Search(n, taken);
  const value = search.visit(last, 0, maxToMove, -Infinity, Infinity);
  console.log(`Best Move : ${search.bestMove || 'none'}`);
  console.log(`Calculated Value : ${value.toFixed(1)}`);
  console.log(`Number of Visited Nodes : ${search.visited}`);
  console.log(`Max Depth : ${search.maxDepth}`);
  if (search.bestMove === 0) {
    const player = maxToMove ? 'Max' : 'Min';
    console.error(`There is no stone to take: the player to move, ${player}, has lost.`);
  }
}

main(process.argv.slice(2));
