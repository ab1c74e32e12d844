/** Corner-less Reversi on two bitboards, bit = row × 8 + column. */
import { put } from '../core/list';
import { Position } from '../core/position';
import { UNDECIDED } from '../core/scores';
import { CENTRE, flipsOf, placesOf } from './board';
import { estimateOf, setWeights } from './evaluation';
import { keyOf } from './key';
import { changeLanes, fillLanes, LANE_BYTES } from './patterns';

/** For each ply the mover's and the opponent's discs, the key, and the mover. */
const PAST: usize = 32;
const past = memory.data(64 * 32, 8);
/** For each ply what the patterns show. */
const lanes = memory.data(64 * 96, 16);

/** A disc and a half for each ply: found by matches among several values. */
const DOUBT: i32 = 150;

/** A win by whatever count is worth this much more than a lead that is only expected. */
let sureWin: i32 = 1000;

/** Training learns in discs alone. */
export function setSureWin(worth: i32): void {
  sureWin = worth;
}

/** The score of a game that ends with so many discs more than the opponent's. */
export function scoreOf(lead: i32): i32 {
  return 100 * lead + (lead > 0 ? sureWin : lead < 0 ? -sureWin : 0);
}

export class GamePosition extends Position {
  mine: u64 = 0;
  theirs: u64 = 0;
  played: i32 = 0;
  isOver: bool = false;

  verdict(): i32 {
    return this.isOver ? scoreOf(this.lead()) : UNDECIDED;
  }

  stuck(): i32 {
    return this.verdict();
  }

  generate(to: usize): i32 {
    let count = 0;
    for (let rest = placesOf(this.mine, this.theirs); rest != 0; rest &= rest - 1) {
      put(to, count++, <i32>ctz(rest));
    }
    return count;
  }

  generateNoisy(to: usize): i32 {
    return 0;
  }

  isNoisy(move: i32): bool {
    return false;
  }

  promise(move: i32): i32 {
    return 0;
  }

  play(move: i32): bool {
    const before = past + <usize>this.played * PAST;
    store<u64>(before, this.mine);
    store<u64>(before, this.theirs, 8);
    store<u64>(before, this.key, 16);
    store<i32>(before, this.mover, 24);
    const flips = flipsOf(this.mine, this.theirs, move);
    const now = this.lanes();
    changeLanes(now, now + LANE_BYTES, move, flips, this.mover == 0);
    this.played++;
    this.settle(this.theirs & ~flips, this.mine | flips | ((<u64>1) << move), 1 - this.mover);
    return true;
  }

  undo(): void {
    const before = past + <usize>--this.played * PAST;
    this.mine = load<u64>(before);
    this.theirs = load<u64>(before, 8);
    this.key = load<u64>(before, 16);
    this.mover = load<i32>(before, 24);
    this.isOver = false;
  }

  /** A side that cannot move is skipped; nobody is while the centre has room. */
  settle(mine: u64, theirs: u64, mover: i32): void {
    this.isOver = false;
    if (((mine | theirs) & CENTRE) == CENTRE && placesOf(mine, theirs) == 0) {
      if (placesOf(theirs, mine) == 0) this.isOver = true;
      else {
        const swap = mine;
        mine = theirs;
        theirs = swap;
        mover = 1 - mover;
      }
    }
    this.mine = mine;
    this.theirs = theirs;
    this.mover = mover;
    this.key = keyOf(mine, theirs) ^ <u64>mover;
  }

  evaluate(): i32 {
    return estimateOf(this.lanes(), this.mover == 0, this.discs(), <i32>popcnt(this.mine));
  }

  isPressed(): bool {
    return false;
  }

  mayPass(): bool {
    return false;
  }

  isBroad(): bool {
    return true;
  }

  doubt(): i32 {
    return DOUBT;
  }

  pass(): void {}

  unpass(): void {}

  shortcut(alpha: i32, beta: i32, depth: i32): i32 {
    return UNDECIDED;
  }

  useWeights(from: usize, length: i32): void {
    setWeights(from, length);
  }

  // @ts-ignore: decorator
  @inline
  discs(): i32 {
    return <i32>popcnt(this.mine | this.theirs);
  }

  lead(): i32 {
    return <i32>popcnt(this.mine) - <i32>popcnt(this.theirs);
  }

  /** What the patterns show. */
  // @ts-ignore: decorator
  @inline
  lanes(): usize {
    return lanes + <usize>this.played * LANE_BYTES;
  }
}

export const position = new GamePosition();

/** Black's discs, White's discs, and a byte for the mover. */
export function loadPosition(from: usize, length: i32): void {
  const black = load<u64>(from);
  const white = load<u64>(from, 8);
  const mover: i32 = load<u8>(from, 16);
  position.played = 0;
  fillLanes(position.lanes(), black, white);
  position.settle(mover == 0 ? black : white, mover == 0 ? white : black, mover);
}
