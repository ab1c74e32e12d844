// A bot for the contest microchess: chess on a board of 4 x 5, spoken to in UCI.
// Fill in Agent.act, below; nothing else needs a change. Until then it plays at random.
//   Build:  nothing to build (bot.ts: tsc --target es2022 --module nodenext --types node bot.ts)
//   Run:    node bot.js   and type position startpos moves d2d4, go and quit, a line each
//
// Mate wins; after 80 moves of both together, or in a draw of chess, more material does:
// queen 10, rook 5, bishop 3, knight 3, pawn 1. Each side has 400 s for all its moves.
// Standard output belongs to the referee: write notes to yourself with console.error.

import * as readline from 'node:readline';

const NAME = 'My bot';
const AUTHOR = 'Me';

class Agent {
  seed: number = 1;

  /** A new game begins. The fixed seed lets the same game be played again. */
  reset(): void {
    this.seed = 1;
  }

  /**
   * FILL THIS IN: choose your move.
   *
   * state.board         20 letters, a1 first, then b1, c1, d1, a2 ... d5: 'K' is the white
   *                     king, 'k' the black one, '.' an empty square
   * state.turn          WHITE or BLACK: the side to move, which is yours
   * state.ply           how many moves both have played, of 80
   * state.remaining     the seconds left for this move and all your later ones
   * state.legalMoves()  your moves as texts: 'd2d4', 'd4d5q' promotes, 'd1a1' castles
   * state.after(move)   the state after a move, with the other side to move
   * state.inCheck(side) whether the king of WHITE or BLACK is attacked
   *
   * There is always a legal move when you are asked. Return one of them.
   */
  act(state: State): string {
    const moves = state.legalMoves();
    return moves[this.random(moves.length)];
  }

  /** The bot is about to leave. */
  close(): void {}

  /** A whole number from 0 to below `count`; Math.random cannot be given a seed. */
  random(count: number): number {
    this.seed = (this.seed * 48271) % 2147483647;
    return this.seed % count;
  }
}

// ---- The board: helpers for act ----

const FILES = 4;
const RANKS = 5;
const SQUARES = FILES * RANKS;

const WHITE = 'w';
const BLACK = 'b';
const EMPTY = '.';

// Squares are numbers: a1 is 0, b1 is 1, a2 is 4. These are the homes of kings and rooks.
const A1 = 0;
const D1 = 3;
const A5 = 16;
const D5 = 19;
const NO_SQUARE = -1;

// How pieces take, as pairs: files, ranks, files, ranks ...
const WHITE_PAWN = [-1, 1, 1, 1];
const BLACK_PAWN = [-1, -1, 1, -1];
const STRAIGHT = [0, 1, 1, 0, 0, -1, -1, 0];
const DIAGONAL = [1, 1, 1, -1, -1, -1, -1, 1];
const EVERY_WAY = [...STRAIGHT, ...DIAGONAL];
const JUMPS = [1, 2, 2, 1, 2, -1, 1, -2, -1, -2, -2, -1, -2, 1, -1, 2];

function squareOf(name: string): number {
  return '12345'.indexOf(name[1]) * FILES + 'abcd'.indexOf(name[0]);
}

function nameOf(square: number): string {
  return 'abcd'[square % FILES] + '12345'[rankOf(square)];
}

function rankOf(square: number): number {
  return Math.floor(square / FILES);
}

function inside(file: number, rank: number): boolean {
  return file >= 0 && file < FILES && rank >= 0 && rank < RANKS;
}

function other(side: string): string {
  return side === WHITE ? BLACK : WHITE;
}

/** WHITE, BLACK, or EMPTY where no piece stands. */
function sideOf(piece: string): string {
  if (piece === EMPTY) return EMPTY;
  return piece === piece.toUpperCase() ? WHITE : BLACK;
}

function stepsOf(piece: string): number[] {
  if (piece === 'P') return WHITE_PAWN;
  if (piece === 'p') return BLACK_PAWN;
  if ('Nn'.includes(piece)) return JUMPS;
  if ('Bb'.includes(piece)) return DIAGONAL;
  if ('Rr'.includes(piece)) return STRAIGHT;
  return EVERY_WAY;
}

class State {
  board: string[] = Array(SQUARES).fill(EMPTY);
  turn: string = WHITE;
  whiteCastles: boolean = false; // whether the right to castle is still there
  blackCastles: boolean = false;
  passant: number = NO_SQUARE; // the square a pawn has just passed over with two steps
  ply: number = 0;
  remaining: number = 0;

  legalMoves(): string[] {
    const moves: string[] = [];
    for (let source = 0; source < SQUARES; source++) {
      if (sideOf(this.board[source]) !== this.turn) continue;
      for (const move of this.pieceMoves(source)) {
        if (!this.after(move).inCheck(this.turn)) moves.push(move);
      }
    }
    if (this.canCastle()) moves.push(this.turn === WHITE ? 'd1a1' : 'a5d5');
    return moves;
  }

  /** The state after a legal move; this state stays as it is. */
  after(move: string): State {
    const source = squareOf(move.slice(0, 2));
    const target = squareOf(move.slice(2, 4));
    const piece = this.board[source];
    const isPawn = 'Pp'.includes(piece);

    const next = Object.assign(new State(), this);
    next.board = [...this.board];
    next.board[source] = EMPTY;
    if (sideOf(this.board[target]) === this.turn) {
      // Castling: the king goes two squares towards his rook, the rook beside him.
      const toward = target > source ? 1 : -1;
      next.board[target] = EMPTY;
      next.board[source + 2 * toward] = piece;
      next.board[source + toward] = this.board[target];
    } else if (move.length === 5) {
      next.board[target] = this.turn === WHITE ? move[4].toUpperCase() : move[4];
    } else {
      next.board[target] = piece;
    }
    if (isPawn && target === this.passant) next.board[target - this.forward()] = EMPTY;

    const twoSteps = isPawn && Math.abs(target - source) === 2 * FILES;
    next.passant = twoSteps ? (source + target) / 2 : NO_SQUARE;
    // Whatever leaves or enters a home square of king or rook ends the right to castle.
    for (const square of [source, target]) {
      if (square === A1 || square === D1) next.whiteCastles = false;
      if (square === A5 || square === D5) next.blackCastles = false;
    }
    next.turn = other(this.turn);
    next.ply++;
    return next;
  }

  inCheck(side: string): boolean {
    const king = side === WHITE ? 'K' : 'k';
    for (let square = 0; square < SQUARES; square++) {
      if (this.board[square] === king && this.isAttacked(square, other(side))) return true;
    }
    return false;
  }

  isAttacked(target: number, by: string): boolean {
    for (let source = 0; source < SQUARES; source++) {
      if (sideOf(this.board[source]) === by && this.attacks(source).includes(target)) return true;
    }
    return false;
  }

  /** The squares that the piece on `source` attacks, whatever stands there. */
  attacks(source: number): number[] {
    const slides = 'BbRrQq'.includes(this.board[source]);
    const steps = stepsOf(this.board[source]);
    const targets: number[] = [];
    for (let i = 0; i < steps.length; i += 2) {
      let file = (source % FILES) + steps[i];
      let rank = rankOf(source) + steps[i + 1];
      while (inside(file, rank)) {
        const target = rank * FILES + file;
        targets.push(target);
        if (!slides || this.board[target] !== EMPTY) break;
        file += steps[i];
        rank += steps[i + 1];
      }
    }
    return targets;
  }

  /** The moves of one piece, even those that leave the own king in check. */
  pieceMoves(source: number): string[] {
    if ('Pp'.includes(this.board[source])) return this.pawnMoves(source);
    const targets = this.attacks(source);
    const free = targets.filter((target) => sideOf(this.board[target]) !== this.turn);
    return free.map((target) => nameOf(source) + nameOf(target));
  }

  pawnMoves(source: number): string[] {
    const targets: number[] = [];
    for (const target of this.attacks(source)) {
      // En passant never arises from the usual start, only in positions set up by hand.
      const takes = sideOf(this.board[target]) === other(this.turn) || target === this.passant;
      if (takes) targets.push(target);
    }
    const one = source + this.forward();
    const two = one + this.forward();
    const homeRank = this.turn === WHITE ? 1 : RANKS - 2;
    if (this.isEmpty(one)) {
      targets.push(one);
      if (rankOf(source) === homeRank && this.isEmpty(two)) targets.push(two);
    }

    const moves: string[] = [];
    for (const target of targets) {
      const move = nameOf(source) + nameOf(target);
      const promotes = rankOf(target) === 0 || rankOf(target) === RANKS - 1;
      if (promotes) moves.push(`${move}q`, `${move}r`, `${move}b`, `${move}n`);
      else moves.push(move);
    }
    return moves;
  }

  canCastle(): boolean {
    const king = this.turn === WHITE ? D1 : A5;
    const toward = this.turn === WHITE ? -1 : 1;
    const hasRight = this.turn === WHITE ? this.whiteCastles : this.blackCastles;
    const beside = king + toward;
    const goal = beside + toward;
    if (!hasRight || !this.isEmpty(beside) || !this.isEmpty(goal)) return false;
    for (const square of [king, beside, goal]) {
      if (this.isAttacked(square, other(this.turn))) return false;
    }
    return true;
  }

  /** From a square to the next one in the direction of the pawns. */
  forward(): number {
    return this.turn === WHITE ? FILES : -FILES;
  }

  isEmpty(square: number): boolean {
    return this.board[square] === EMPTY;
  }
}

// ---- The protocol: nothing to change below ----

const START = ['knbr/p3/4/3P/RBNK', 'w', 'Qk', '-', '0', '1'];

function toNumber(text: string, fallback: number): number {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? fallback : number;
}

function numberAfter(words: string[], name: string, fallback: number): number {
  return words.includes(name) ? toNumber(words[words.indexOf(name) + 1], fallback) : fallback;
}

/** The state that the six fields of a FEN describe. */
function readFen(fields: string[]): State {
  const [placement, turn, rights, passant, , moveNumber] = fields;
  const state = new State();
  let file = 0;
  let rank = RANKS - 1;
  for (const letter of placement) {
    if (letter === '/') {
      file = 0;
      rank--;
    } else if ('1234'.includes(letter)) {
      file += Number(letter);
    } else if (inside(file, rank)) {
      state.board[rank * FILES + file] = letter;
      file++;
    }
  }
  state.turn = turn === 'b' ? BLACK : WHITE;
  state.whiteCastles = rights.includes('Q');
  state.blackCastles = rights.includes('k');
  for (let square = 0; square < SQUARES; square++) {
    if (nameOf(square) === passant) state.passant = square;
  }
  state.ply = 2 * (toNumber(moveNumber, 1) - 1) + (state.turn === BLACK ? 1 : 0);
  return state;
}

/** The move that a text means: castling may be written as the two steps of the king. */
function readMove(state: State, text: string): string {
  if (text === 'd1b1' && state.board[D1] === 'K') return 'd1a1';
  if (text === 'a5c5' && state.board[A5] === 'k') return 'a5d5';
  return text;
}

/** The state after `position startpos|fen ... [moves ...]`, or null if it makes no sense. */
function readPosition(words: string[]): State | null {
  const end = words.includes('moves') ? words.indexOf('moves') : words.length;
  const isStart = end === 2 && words[1] === 'startpos';
  const isFen = end === 8 && words[1] === 'fen';
  if (!isStart && !isFen) return null;
  let state = readFen(isStart ? START : words.slice(2, 8));
  for (const text of words.slice(end + 1)) {
    const move = readMove(state, text);
    if (!state.legalMoves().includes(move)) return null;
    state = state.after(move);
  }
  return state;
}

/** The seconds of `go wtime ... btime ...`; the contest's 400 if the line tells nothing. */
function readClock(words: string[], turn: string): number {
  const moveTime = numberAfter(words, 'movetime', 400000);
  return numberAfter(words, turn === WHITE ? 'wtime' : 'btime', moveTime) / 1000;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<void> {
  const agent = new Agent();
  agent.reset();
  let state = readFen(START);
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const words = line.trim().split(/\s+/);
    const command = words[0];
    if (command === 'uci') {
      say(`id name ${NAME}`);
      say(`id author ${AUTHOR}`);
      say('uciok');
    } else if (command === 'isready') {
      say('readyok');
    } else if (command === 'ucinewgame') {
      agent.reset();
      state = readFen(START);
    } else if (command === 'position') {
      state = readPosition(words) ?? state;
    } else if (command === 'go') {
      state.remaining = readClock(words, state.turn);
      say(`bestmove ${state.legalMoves().length > 0 ? agent.act(state) : '0000'}`);
    } else if (command === 'quit') {
      break;
    }
  }
  agent.close();
  process.stdin.destroy(); // otherwise Node stays until the referee closes its end
}

main();
