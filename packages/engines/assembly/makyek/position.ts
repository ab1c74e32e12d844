/** Mak-yek: a move is its square × 8 + its option, and a bit more if it takes something. */
import { hashOf } from '../core/hash';
import { put } from '../core/list';
import { Position } from '../core/position';
import { INFINITE, UNDECIDED, WIN } from '../core/scores';
import {
  BLACK,
  cellAt,
  EMPTY,
  hasStep,
  pieceAt,
  pieceCount,
  relocate,
  setCell,
  setUpBoard,
  stepOf,
} from './board';
import { captureCount, captureTarget, findCaptures, gainAt, takenAround } from './captures';
import { huntWorth, isHunt } from './hunt';
import { changeCell, clearWindows, restoreCell, setTotal, total } from './windows';
import { countWorth, squareWorth, sumOfSquares, threatWorth, unpacked, useWeights } from './worth';

/** Set in a move that takes something. */
const TAKES: i32 = 2048;

/** So near the last ply, the plies left are part of what a position is. */
const NEAR_END: i32 = 40;
/** Here estimates do not decide what is left out. */
const VERY_NEAR_END: i32 = 6;
const LAST_PLIES: i32 = 2;

/** More than a search goes down, and than a game of training has. */
const PLIES: i32 = 512;
const pastMoves = new StaticArray<i32>(PLIES);
const pastTaken = new StaticArray<i32>(PLIES);
const pastKeys = new StaticArray<u64>(PLIES);
const pastTotals = new StaticArray<i64>(PLIES);
const pastSquares = new StaticArray<i64>(PLIES);

/** By colour and square, then a key for White on turn and one for each number of plies left. */
const keys = new StaticArray<u64>(3 * 256 + 1 + NEAR_END + 1);
for (let i = 0; i < keys.length; i++) keys[i] = hashOf(<u64>i);

export class GamePosition extends Position {
  /** Plies until the pieces decide. */
  left: i32 = 0;
  /** Moves that can be taken back. */
  played: i32 = 0;
  blackCount: i32 = 0;
  /** The key of the pieces alone. */
  pieces: u64 = 0;
  /** The worths of the squares they stand on. */
  squares: i64 = 0;

  verdict(): i32 {
    if (!hasStep(this.mover + 1)) return -WIN;
    if (this.left > 0) return UNDECIDED;
    const lead = this.lead();
    return lead > 0 ? WIN : lead < 0 ? -WIN : 0;
  }

  /** The mover's pieces less the other's. */
  // @ts-ignore: decorator
  @inline
  lead(): i32 {
    const lead = 2 * this.blackCount - pieceCount;
    return this.mover == 0 ? lead : -lead;
  }

  stuck(): i32 {
    return -WIN;
  }

  generate(to: usize): i32 {
    const own = this.mover + 1;
    findCaptures(own, 3 - own);
    let count = 0;
    for (let i = 0; i < pieceCount; i++) {
      const square = pieceAt(i);
      if (cellAt(square) != own) continue;
      for (let option = 0; option < 8; option++) {
        const target = square + stepOf(option);
        if (cellAt(target) != EMPTY) continue;
        put(to, count++, (square << 3) | option | (gainAt(target) > 0 ? TAKES : 0));
      }
    }
    return count;
  }

  generateNoisy(to: usize): i32 {
    const own = this.mover + 1;
    findCaptures(own, 3 - own);
    let count = 0;
    for (let i = 0; i < captureCount(); i++) {
      const target = captureTarget(i);
      for (let option = 0; option < 8; option++) {
        const square = target - stepOf(option);
        if (cellAt(square) == own) put(to, count++, (square << 3) | option | TAKES);
      }
    }
    return count;
  }

  isNoisy(move: i32): bool {
    return (move & TAKES) != 0;
  }

  promise(move: i32): i32 {
    if ((move & TAKES) == 0) return 0;
    const own = this.mover + 1;
    const target = ((move & (TAKES - 1)) >> 3) + stepOf(move & 7);
    return 100 * popcnt(takenAround(target, own, 3 - own));
  }

  play(move: i32): bool {
    const own = this.mover + 1;
    const enemy = 3 - own;
    const from = (move & (TAKES - 1)) >> 3;
    const to = from + stepOf(move & 7);
    const at = this.played++;
    unchecked((pastMoves[at] = move));
    unchecked((pastKeys[at] = this.pieces));
    unchecked((pastTotals[at] = total));
    unchecked((pastSquares[at] = this.squares));

    const taken = (move & TAKES) != 0 ? takenAround(to, own, enemy) : 0;
    unchecked((pastTaken[at] = taken));
    setCell(from, EMPTY);
    setCell(to, own);
    relocate(from, to);
    changeCell(from, -own);
    changeCell(to, own);
    let pieces = this.pieces ^ keyOf(own, from) ^ keyOf(own, to);
    let squares = this.squares - squareWorth(own, from) + squareWorth(own, to);
    for (let rest = taken; rest != 0; rest &= rest - 1) {
      const square = to + stepOf(ctz(rest));
      setCell(square, own);
      changeCell(square, own - enemy);
      pieces ^= keyOf(enemy, square) ^ keyOf(own, square);
      squares += squareWorth(own, square) - squareWorth(enemy, square);
      this.blackCount += enemy - own;
    }
    this.pieces = pieces;
    this.squares = squares;
    this.turn(1);
    return true;
  }

  undo(): void {
    const at = --this.played;
    const move = unchecked(pastMoves[at]);
    const from = (move & (TAKES - 1)) >> 3;
    const to = from + stepOf(move & 7);
    const own = 2 - this.mover;
    const enemy = 3 - own;
    for (let rest = unchecked(pastTaken[at]); rest != 0; rest &= rest - 1) {
      const square = to + stepOf(ctz(rest));
      setCell(square, enemy);
      restoreCell(square, own - enemy);
      this.blackCount -= enemy - own;
    }
    setCell(to, EMPTY);
    setCell(from, own);
    relocate(to, from);
    restoreCell(from, -own);
    restoreCell(to, own);
    setTotal(unchecked(pastTotals[at]));
    this.pieces = unchecked(pastKeys[at]);
    this.squares = unchecked(pastSquares[at]);
    this.turn(-1);
  }

  /** The other side is on turn, a ply later or earlier. */
  turn(plies: i32): void {
    this.mover = 1 - this.mover;
    this.left -= plies;
    this.nameKey();
  }

  nameKey(): void {
    let key = this.pieces;
    if (this.mover == 1) key ^= unchecked(keys[3 * 256]);
    if (this.left <= NEAR_END) key ^= unchecked(keys[3 * 256 + 1 + max(this.left, 0)]);
    this.key = key;
  }

  evaluate(): i32 {
    const own = this.mover + 1;
    const enemy = 3 - own;
    const lead = this.lead();
    const mine = this.mover == 0 ? this.blackCount : pieceCount - this.blackCount;
    const theirs = pieceCount - mine;
    let placed: i32;
    if (isHunt(mine, theirs)) placed = lead > 0 ? huntWorth(enemy) : -huntWorth(own);
    else placed = unpacked(total + this.squares, this.mover, lead);

    findCaptures(enemy, own);
    let best = 0;
    let second = 0;
    for (let i = 0; i < captureCount(); i++) {
      const gain = gainAt(captureTarget(i));
      if (gain > best) {
        second = best;
        best = gain;
      } else if (gain > second) second = gain;
    }
    const score = countWorth(mine, pieceCount) + placed + threatWorth(best, second);
    return max(-MOST_ESTIMATE, min(MOST_ESTIMATE, score));
  }

  /** The last plies are played out: there the count decides, and no estimate knows it. */
  isPressed(): bool {
    return this.left <= LAST_PLIES;
  }

  mayPass(): bool {
    return this.left > NEAR_END;
  }

  pass(): void {
    this.turn(1);
  }

  unpass(): void {
    this.turn(-1);
  }

  shortcut(alpha: i32, beta: i32, depth: i32): i32 {
    return UNDECIDED;
  }

  /** Near the last ply, what counts is not the estimate. */
  isBroad(): bool {
    return this.left > VERY_NEAR_END;
  }

  doubt(): i32 {
    return DOUBT;
  }

  stake(move: i32): i32 {
    const gain = this.promise(move) / 100;
    const theirs = this.mover == 0 ? pieceCount - this.blackCount : this.blackCount;
    return gain >= theirs ? 2 * INFINITE : STAKE + STAKE_BY_GAIN * gain;
  }

  useWeights(from: usize, length: i32): void {
    useWeights(from);
  }
}

/** What a move without a capture changes an estimate by, at most times. */
const DOUBT: i32 = 120;
/** A capture changes it by this and so much for each piece. */
const STAKE: i32 = 150;
const STAKE_BY_GAIN: i32 = 350;
/** Less than what is decided. */
const MOST_ESTIMATE: i32 = 20000;

// @ts-ignore: decorator
@inline
function keyOf(colour: i32, square: i32): u64 {
  return unchecked(keys[colour * 256 + square]);
}

export const position = new GamePosition();

/** The 144 cells row by row (0 empty, 1 black, 2 white), the mover (0, 1), and 16 bits of plies left. */
export function loadPosition(from: usize, length: i32): void {
  setUpBoard(from);
  clearWindows();
  position.played = 0;
  position.mover = load<u8>(from, 144);
  position.left = load<u16>(from, 145);
  position.blackCount = 0;
  position.pieces = 0;
  for (let i = 0; i < pieceCount; i++) {
    const square = pieceAt(i);
    const cell = cellAt(square);
    changeCell(square, cell);
    position.pieces ^= keyOf(cell, square);
    if (cell == BLACK) position.blackCount++;
  }
  position.squares = sumOfSquares();
  position.nameKey();
}
