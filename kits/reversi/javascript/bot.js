/*
 * A bot for corner-less Reversi. Fill in getStep below; the rest is ready.
 *
 * Build:  nothing to build (Node 18 or newer)
 * Run:    node bot.js      (plays at 127.0.0.1:8888; elsewhere: node bot.js HOST PORT)
 */

const net = require('node:net');

// The number your team was given.
const TEAM_ID = -1;

/*
 * THE FUNCTION TO FILL IN: choose your move. You have 5 seconds.
 *
 * board[r][c] is the square in row r and column c, both 0 to 7 from the top left:
 * 0 empty, 1 black, 2 white, -1 one of the four corners, which are not part of the board.
 * isBlack is true if you play Black and false if you play White.
 * Return the row and the column of your move: [r, c].
 * It is called only when you have a legal move.
 */
function getStep(board, isBlack) {
  // Any legal move, until you have a better idea.
  const moves = legalMoves(board, isBlack);
  return moves[randomBelow(moves.length)];
}

// ---- Helpers you may use -----------------------------------------------------------------------

const DIRECTIONS = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
];

// All legal moves as [row, column], row by row.
function legalMoves(board, isBlack) {
  const moves = [];
  for (let r = 0; r < 8; r++) {
    for (let c = 0; c < 8; c++) {
      if (board[r][c] !== 0) continue;
      // In the central 6x6 a disc need not flip anything.
      const isCentral = r >= 1 && r <= 6 && c >= 1 && c <= 6;
      if (isCentral || flips(board, isBlack, r, c).length > 0) moves.push([r, c]);
    }
  }
  return moves;
}

// The discs, as [row, column], that a disc placed at (r, c) turns over.
function flips(board, isBlack, r, c) {
  const own = isBlack ? 1 : 2;
  const theirs = isBlack ? 2 : 1;
  const flipped = [];
  for (const [down, right] of DIRECTIONS) {
    const passed = [];
    let row = r + down;
    let column = c + right;
    while (board[row]?.[column] === theirs) {
      passed.push([row, column]);
      row += down;
      column += right;
    }
    // They are turned over only if a disc of your own stands at the far end.
    if (board[row]?.[column] === own) flipped.push(...passed);
  }
  return flipped;
}

// The seed is fixed: a bot that plays the same game again is easy to debug.
let seed = 1;

// A random whole number from 0 to limit - 1.
function randomBelow(limit) {
  seed = (seed * 48271) % 2147483647;
  return seed % limit;
}

// ---- The protocol: nothing to change below -----------------------------------------------------

const END = 0;
const TURN = 1;
const TURN_BYTES = 268;
const END_BYTES = 8;
const RETRY_MILLISECONDS = 150;

const host = process.argv[2] ?? '127.0.0.1';
const port = Number(process.argv[3] ?? 8888);

// Numbers travel as 4 bytes each, the lowest first, whatever the machine.
function toBytes(numbers) {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [index, number] of numbers.entries()) bytes.writeInt32LE(number, 4 * index);
  return bytes;
}

// A turn: the code, the number of the package, 64 squares, and whether we are Black.
function answerTo(turn) {
  const board = [];
  for (let r = 0; r < 8; r++) {
    board[r] = [];
    for (let c = 0; c < 8; c++) board[r][c] = turn.readInt32LE(8 + 4 * (8 * r + c));
  }
  const isBlack = turn.readInt32LE(264) !== 0;
  const [row, column] = getStep(board, isBlack);
  return toBytes([TURN, turn.readInt32LE(4), row, column]);
}

function play(socket) {
  let isOver = false;
  let received = Buffer.alloc(0);
  socket.write(toBytes([TEAM_ID]));

  // Messages may arrive in pieces, or several at once.
  socket.on('data', (piece) => {
    received = Buffer.concat([received, piece]);
    while (received.length >= END_BYTES && !isOver) {
      const code = received.readInt32LE(0);
      if (code === TURN) {
        if (received.length < TURN_BYTES) return;
        socket.write(answerTo(received.subarray(0, TURN_BYTES)));
        received = received.subarray(TURN_BYTES);
      } else {
        if (code !== END) console.error(`The server sent the unknown code ${code}.`);
        isOver = code === END;
        socket.destroy();
        return;
      }
    }
  });

  socket.on('close', () => {
    if (isOver) return;
    console.error('The connection ended before the game did.');
    process.exitCode = 1;
  });
}

// The server may start later than we do: tries until it is there.
function connect(isFirst) {
  // "localhost" may be IPv6 too, but the server is not there.
  const socket = net.connect({ host, port, family: 4 });
  const retry = () => {
    if (isFirst) console.error(`Waiting for a server at ${host}:${port}`);
    setTimeout(connect, RETRY_MILLISECONDS, false);
  };
  // Whatever goes wrong, the socket closes after it, and that is where we act.
  socket.on('error', () => {});
  socket.on('close', retry);
  socket.on('connect', () => {
    socket.off('close', retry);
    play(socket);
  });
}

connect(true);
