// A bot for the contest makyek: Mak-yek, on a board of 12 x 12.
// Fill in chooseMove, below; nothing else needs a change. Until then it plays at random.
//   Build:  nothing to build (bot.ts: tsc --target es2022 --module nodenext --types node bot.ts)
//   Run:    node bot.js   and type START 1, TURN, PLACE 2 2 0, TURN and END 0, a line each
//
// Who has no piece or no move left loses; after 120 moves of both together more pieces win.
// Standard output belongs to the referee: write notes to yourself with debug.

const readline = require('node:readline');

const SIZE = 12;

// What is on a square. Off the board nothing is.
const OFF_BOARD = -1;
const EMPTY = 0;
const BLACK = 1;
const WHITE = 2;

const UP = 0;
const DOWN = 1;
const LEFT = 2;
const RIGHT = 3;
const UP_LEFT = 4;
const UP_RIGHT = 5;
const DOWN_LEFT = 6;
const DOWN_RIGHT = 7;
const DIRECTIONS = [UP, DOWN, LEFT, RIGHT, UP_LEFT, UP_RIGHT, DOWN_LEFT, DOWN_RIGHT];

/**
 * FILL THIS IN: choose your move, within 2 seconds.
 *
 * board[row][column]     EMPTY, BLACK or WHITE; both from 0 to 11, from the top left
 * me                     BLACK or WHITE: your colour
 * legalMoves(board, me)  all your moves, each as { row, column, direction }: the piece there
 *                        takes one step in this direction
 * after(board, move)     the board after a move, with its captures; board stays as it is
 * opponentOf(me)         the other colour
 * debug(text)            writes a line to your log
 *
 * There is always a legal move when you are asked. Return one of them.
 */
function chooseMove(board, me) {
  const moves = legalMoves(board, me);
  return moves[randomBelow(moves.length)];
}

// The seed is fixed: a bot that plays the same game again is easy to debug.
let seed = 1;

/** A whole number from 0 to n - 1; Math.random cannot be given a seed. */
function randomBelow(n) {
  seed = (seed * 48271) % 2147483647;
  return seed % n;
}

// ---- The board: helpers for chooseMove ----

// The step of each direction: rows, columns.
const STEPS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
];

function opponentOf(player) {
  return BLACK + WHITE - player;
}

/** What is on this square: EMPTY, BLACK, WHITE or OFF_BOARD. */
function pieceAt(board, row, column) {
  return board[row]?.[column] ?? OFF_BOARD;
}

function isLegal(board, player, move) {
  const { row, column, direction } = move;
  const step = STEPS[direction];
  if (step === undefined || pieceAt(board, row, column) !== player) return false;
  return pieceAt(board, row + step[0], column + step[1]) === EMPTY;
}

function legalMoves(board, player) {
  const moves = [];
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      for (const direction of DIRECTIONS) {
        const move = { row, column, direction };
        if (isLegal(board, player, move)) moves.push(move);
      }
    }
  }
  return moves;
}

function after(board, move) {
  const next = board.map((line) => [...line]);
  const me = board[move.row][move.column];
  const enemy = opponentOf(me);
  const row = move.row + STEPS[move.direction][0];
  const column = move.column + STEPS[move.direction][1];
  next[move.row][move.column] = EMPTY;
  next[row][column] = me;

  // Tiao: two enemies with the moved piece right between them both change colour.
  for (const direction of [UP, LEFT, UP_LEFT, UP_RIGHT]) {
    const [dr, dc] = STEPS[direction];
    if (pieceAt(next, row + dr, column + dc) !== enemy) continue;
    if (pieceAt(next, row - dr, column - dc) !== enemy) continue;
    next[row + dr][column + dc] = me;
    next[row - dr][column - dc] = me;
  }

  // Jia: an enemy between the moved piece and another of the same colour changes colour.
  for (const [dr, dc] of STEPS) {
    if (pieceAt(next, row + dr, column + dc) !== enemy) continue;
    if (pieceAt(next, row + 2 * dr, column + 2 * dc) !== me) continue;
    next[row + dr][column + dc] = me;
  }
  return next;
}

function say(text) {
  process.stdout.write(`${text}\n`);
}

/** One DEBUG line; of a game 16 KB a line and 32 KB in all are kept. */
function debug(text) {
  say(`DEBUG ${String(text).replace(/[\r\n]/g, ' ')}`); // a second line would count as an answer
}

// ---- The protocol: nothing to change below ----

const START_ROWS = [
  '............',
  '............',
  '..www....b..',
  '.........b..',
  '............',
  '...bbb......',
  '......www...',
  '............',
  '..w.........',
  '..w....bbb..',
  '............',
  '............',
].join('/');

/** The board that is written as rows like these. */
function readBoard(rows) {
  const lines = rows.split('/');
  const indices = [...Array(SIZE).keys()];
  return indices.map((row) => indices.map((column) => readPiece(lines[row]?.[column])));
}

function readPiece(letter) {
  if (letter === 'b') return BLACK;
  return letter === 'w' ? WHITE : EMPTY;
}

/** Asks for a move, sends it, and plays it on the board. */
function takeTurn(board, me) {
  const move = chooseMove(board, me);
  const text = `${move.row} ${move.column} ${move.direction}`;
  // An illegal move is sent all the same: the referee judges, and the log says what was wrong.
  const isGood = isLegal(board, me, move);
  if (!isGood) debug(`chooseMove: ${text} is not legal`);
  say(text);
  return isGood ? after(board, move) : board;
}

async function main() {
  let board = readBoard(START_ROWS);
  let me = BLACK;
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const [command, ...words] = line.trim().split(/\s+/);
    if (command === 'START') {
      const seat = Number(words[0]);
      if (seat !== BLACK && seat !== WHITE) continue;
      me = seat;
      // An unusual start is told after the seat, as rows.
      board = readBoard(words[1] ?? START_ROWS);
      say('OK');
    } else if (command === 'PLACE') {
      const [row, column, direction] = words.map(Number);
      const move = { row, column, direction };
      if (isLegal(board, opponentOf(me), move)) board = after(board, move);
    } else if (command === 'TURN') {
      // Who cannot move has lost and is not asked, but whoever types TURN may not know.
      if (legalMoves(board, me).length > 0) board = takeTurn(board, me);
    } else if (command === 'END') {
      break;
    }
  }
  process.stdin.destroy(); // otherwise Node stays until the referee closes its end
}

main();
