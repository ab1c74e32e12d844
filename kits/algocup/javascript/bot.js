// A bot for the contest algocup: Connect6 with blocks, on a board of 19 x 19.
// Fill in myTurn, below; nothing else needs a change. Until then it plays at random.
//   Build:  nothing to build (bot.ts: tsc --target es2022 --module nodenext --types node bot.ts)
//   Run:    node bot.js   and type START, BLOCK 3,4, BEGIN, TURN 9,9 9,10 and QUIT, a line each
//
// Exactly six in a row win, seven or more lose; a block counts as a stone of both players.

const fs = require('node:fs');
const readline = require('node:readline');

// Your team and school, about ten letters each. Change only what stands after the colons.
const INFO = 'TeamName:MyTeam,Department:MySchool';

// A point is [x, y]: x grows to the right, y downwards, both from 0 to 18.
const SIZE = 19;

// What is on a point of the board. Outside the board nothing is.
const OUTSIDE = -1;
const EMPTY = 0;
const MINE = 1;
const THEIRS = 2;
const BLOCK = 3;

/**
 * Your turn. Return a list of count different empty points (1 for the first stone of the game,
 * then 2), each as [x, y], within limitTime() seconds.
 */
function myTurn(count) {
  // At random beside other stones, and again where that would make seven or more in a row.
  let points = emptyPoints().filter(([x, y]) => isNearStone(x, y));
  if (points.length < count) points = emptyPoints();
  myLog(`${count} to place on ${points.length} points in ${limitTime()} s`);

  let stones = sample(points, count);
  for (let attempt = 1; attempt < 100 && longestLine(stones) > 6; attempt++) {
    stones = sample(points, count);
  }
  return stones;
}

// Helpers for myTurn: use them, or write your own.

/** What is on this point: OUTSIDE, EMPTY, MINE, THEIRS or BLOCK. */
function showBoard(x, y) {
  return board[y]?.[x] ?? OUTSIDE;
}

/** The seconds a turn may take, both stones together; 0 as long as nobody has said so. */
function limitTime() {
  return secondsATurn;
}

/** Adds a line to ./myLog.txt. Where that file cannot be written, nothing happens. */
function myLog(text) {
  try {
    fs.appendFileSync('./myLog.txt', `${text}\n`);
  } catch {
    // A log is not worth a lost game.
  }
}

function emptyPoints() {
  const points = [];
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      if (showBoard(x, y) === EMPTY) points.push([x, y]);
    }
  }
  return points;
}

/** Whether one of the eight points around has a stone of either player. */
function isNearStone(x, y) {
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const cell = showBoard(x + dx, y + dy);
      if (cell === MINE || cell === THEIRS) return true;
    }
  }
  return false;
}

/** The longest line these stones make with my stones and the blocks: 6 wins, 7 or more lose. */
function longestLine(stones) {
  let longest = 0;
  for (const [x, y] of stones) {
    for (const [dx, dy] of DIRECTIONS) {
      const ahead = countFrom(x, y, dx, dy, stones);
      const behind = countFrom(x, y, -dx, -dy, stones);
      longest = Math.max(longest, ahead + behind - 1); // the stone itself counts once
    }
  }
  return longest;
}

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

/** How many points from here on, in this direction, will be mine without a gap. */
function countFrom(x, y, dx, dy, stones) {
  let count = 0;
  while (willBeMine(x + count * dx, y + count * dy, stones)) count++;
  return count;
}

/** Whether this point will count as mine once I have placed these stones. */
function willBeMine(x, y, stones) {
  const cell = showBoard(x, y);
  return cell === MINE || cell === BLOCK || stones.some(([sx, sy]) => sx === x && sy === y);
}

/** So many different points of these, at random. */
function sample(points, count) {
  const rest = [...points];
  const chosen = [];
  while (chosen.length < count) {
    const [point] = rest.splice(randomBelow(rest.length), 1);
    chosen.push(point);
  }
  return chosen;
}

// The seed is fixed: a bot that plays the same game again is easy to debug.
let seed = 6;

/** A whole number from 0 to n - 1. */
function randomBelow(n) {
  seed = (seed * 48271) % 2147483647;
  return seed % n;
}

// ---- The protocol: nothing to change below ----

let board = newBoard(); // board[y][x]
let secondsATurn = 0;

function newBoard() {
  return Array.from({ length: SIZE }, () => new Array(SIZE).fill(EMPTY));
}

/** '3,4 5,6' becomes [3, 4, 5, 6]. */
function numbers(text) {
  return (text.match(/-?[0-9]+/g) ?? []).map(Number);
}

/** Puts this on the points of a text like '3,4 5,6'; false if that is not what it says. */
function put(what, text) {
  const values = numbers(text);
  const points = [];
  for (let i = 0; i + 1 < values.length; i += 2) points.push([values[i], values[i + 1]]);
  if (points.some(([x, y]) => showBoard(x, y) !== EMPTY)) return false;
  for (const [x, y] of points) board[y][x] = what;
  return points.length > 0;
}

/** Asks for so many stones; for fewer only where the board has no room for them. */
function play(count) {
  const stones = myTurn(Math.min(count, emptyPoints().length));
  for (const [x, y] of stones) {
    // A wrong point is sent all the same: the referee judges, and the log says what was wrong.
    if (showBoard(x, y) !== EMPTY) myLog(`myTurn: ${x},${y} is not empty`);
    if (showBoard(x, y) !== OUTSIDE) board[y][x] = MINE;
  }
  answer(stones.map(([x, y]) => `${x},${y}`).join(' '));
}

function answer(text) {
  process.stdout.write(`${text}\n`);
}

async function main() {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const command = line.toUpperCase();
    if (command.startsWith('START')) {
      board = newBoard();
      answer('OK');
    } else if (command.startsWith('INFO')) {
      answer(INFO);
    } else if (command.startsWith('LIMITTIME')) {
      secondsATurn = numbers(line)[0] ?? 0;
    } else if (command.startsWith('BLOCK')) {
      if (put(BLOCK, line)) answer('OK');
    } else if (command.startsWith('BEGIN')) {
      play(1);
    } else if (command.startsWith('TURN')) {
      if (put(THEIRS, line)) play(2);
    } else if (command.startsWith('QUIT')) {
      break;
    }
  }
  process.stdin.destroy(); // otherwise Node stays until the referee closes its end
}

main();
