/**
 * Microchess for the search: whose turn it is on the board, what has been before, and how games
 * end.
 */
import { at, put } from '../core/list';
import { Position } from '../core/position';
import { UNDECIDED, WIN } from '../core/scores';
import {
  clearBoard,
  isInCheck,
  isMaterialInsufficient,
  lead,
  occupied,
  pieceAt,
  piecesKey,
  place,
} from './board';
import { rightsAfter } from './castling';
import { carryOut, isFinal, isPawnDeed, takeBack } from './deeds';
import { evaluateBoard } from './evaluation';
import { isLosing, worthOf } from './exchange';
import { limitKey, stateKey } from './keys';
import {
  fromOf,
  generateAll,
  generateSharp,
  isPromotion,
  passantAfter,
  promotionOf,
  toOf,
} from './moves';
import { loadRules, mostPlies, mostQuiet, repetitions, rulesKey } from './rules';
import { EMPTY, KINDS, KNIGHT, PAWN, QUEEN, SQUARES } from './squares';

/** As many positions as the longest game before, and the deepest search after it, can have. */
const MOST: i32 = 2048;

/** Every position up to this one: its board, to know repetitions by, and what `undo` restores. */
const boards = new StaticArray<u64>(MOST);
const keys = new StaticArray<u64>(MOST);
const deeds = new StaticArray<i32>(MOST);
const rightsThen = new StaticArray<i32>(MOST);
const passantThen = new StaticArray<i32>(MOST);
const quietThen = new StaticArray<i32>(MOST);
const firstThen = new StaticArray<i32>(MOST);
const checkThen = new StaticArray<i32>(MOST);

/** Nobody has asked yet whether the mover is in check. */
const UNKNOWN: i32 = -1;

/**
 * What a position that comes again is worth to the side with more material: good, but not won yet.
 */
const REPEATED_LEAD: i32 = 400;
/**
 * What the side that thinks would give not to repeat a position with equal material: others may go
 * wrong.
 */
const DISLIKE_OF_DRAWS: i32 = 20;
/**
 * What each piece on the board, of either side, counts for the side that thinks: a full board has
 * more chances to outplay the other than a draw has. Costs a little against an equal, gains more
 * against others.
 */
const TENSION: i32 = 10;
/**
 * Repetitions count only when the game ends by them once there are no more plies left than this.
 */
const LAST_PLIES: i32 = 20;

/** Room for moves when the question is only whether there is one. */
const scratch = heap.alloc(2048);

export class GamePosition extends Position {
  /** Who may still castle, a bit a side. */
  rights: i32 = 0;
  /** The square a pawn has just passed over and can be taken on, or −1. */
  passant: i32 = -1;
  /** Plies since a pawn moved or a piece was taken. */
  quiet: i32 = 0;
  ply: i32 = 0;
  check: i32 = UNKNOWN;
  /** The side that the search is for. */
  thinker: i32 = 0;
  /** Where this position is in the lists above, and the first one there that it could repeat. */
  place: i32 = 0;
  first: i32 = 0;

  verdict(): i32 {
    const isOver =
      this.ply >= mostPlies ||
      this.quiet >= mostQuiet ||
      isMaterialInsufficient() ||
      (this.quiet >= 4 * (repetitions - 1) && this.timesBefore() >= repetitions - 1);
    if (!isOver) return UNDECIDED;
    // Checkmate comes before whatever else ends the game.
    return this.isPressed() && !this.canMove() ? -WIN : this.byMaterial();
  }

  stuck(): i32 {
    return this.isPressed() ? -WIN : this.byMaterial();
  }

  generate(to: usize): i32 {
    return generateAll(this.mover, this.rights, this.passant, to);
  }

  generateNoisy(to: usize): i32 {
    const count = generateSharp(this.mover, this.passant, to);
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const move = at(to, i);
      if (this.isNoisy(move)) put(to, kept++, move);
    }
    return kept;
  }

  /** Captures that do not lose material, and pawns that become queens or knights. */
  isNoisy(move: i32): bool {
    if (isPromotion(move)) {
      const becomes = promotionOf(move);
      return becomes == QUEEN || becomes == KNIGHT;
    }
    const to = toOf(move);
    if (to == this.passant && pieceAt(fromOf(move)) == this.mover * KINDS + PAWN) return true;
    const taken = pieceAt(to);
    return taken != EMPTY && !this.isOwn(taken) && !isLosing(this.mover, move);
  }

  promise(move: i32): i32 {
    const kind = pieceAt(fromOf(move)) - this.mover * KINDS;
    const taken = pieceAt(toOf(move));
    let value = 0;
    if (taken != EMPTY && !this.isOwn(taken)) value = worthOf(taken % KINDS) - 10 * kind;
    return isPromotion(move) ? value + worthOf(promotionOf(move)) : value;
  }

  play(move: i32): bool {
    const side = this.mover;
    const deed = carryOut(side, move, this.passant);
    if (isInCheck(side)) {
      takeBack(side, deed);
      return false;
    }
    this.remember(deed);
    const from = fromOf(move);
    const to = toOf(move);
    this.rights = rightsAfter(this.rights, from, to);
    this.passant = isPawnDeed(side, deed) ? passantAfter(side, from, to) : -1;
    if (isFinal(side, deed)) {
      this.quiet = 0;
      this.first = this.place;
    } else this.quiet++;
    this.turn();
    return true;
  }

  undo(): void {
    this.recall();
    takeBack(this.mover, unchecked(deeds[this.place]));
  }

  evaluate(): i32 {
    const tension = popcnt(occupied()) * TENSION;
    return this.judge() + (this.mover == this.thinker ? tension : -tension);
  }

  /** What the board says, whoever thinks about it. */
  judge(): i32 {
    const own = this.mover == 0 ? lead : -lead;
    return evaluateBoard(this.mover, mostPlies - this.ply, own);
  }

  isPressed(): bool {
    if (this.check == UNKNOWN) this.check = isInCheck(this.mover) ? 1 : 0;
    return this.check != 0;
  }

  /** On so small a board, having to move is too often what loses. */
  mayPass(): bool {
    return false;
  }

  /** Late moves are seldom the right ones, few as the moves are. */
  isBroad(): bool {
    return true;
  }

  doubt(): i32 {
    return 130;
  }

  pass(): void {}

  unpass(): void {}

  /**
   * A position that comes again will do so until the game ends by it, and material decides. Only
   * where the last ply is far off: near it, going back and forth may be what gains the last move.
   */
  shortcut(alpha: i32, beta: i32, depth: i32): i32 {
    if (this.quiet < 4 || mostPlies - this.ply <= LAST_PLIES || this.timesBefore() == 0) {
      return UNDECIDED;
    }
    if (lead == 0) return this.mover == this.thinker ? -DISLIKE_OF_DRAWS : DISLIKE_OF_DRAWS;
    return lead > 0 == (this.mover == 0) ? REPEATED_LEAD : -REPEATED_LEAD;
  }

  /** Castling alone goes onto an own piece. */
  isOwn(piece: i32): bool {
    return piece >= KINDS == (this.mover == 1);
  }

  canMove(): bool {
    const count = this.generate(scratch);
    for (let i = 0; i < count; i++) {
      const deed = carryOut(this.mover, at(scratch, i), this.passant);
      const isLegal = !isInCheck(this.mover);
      takeBack(this.mover, deed);
      if (isLegal) return true;
    }
    return false;
  }

  /** More material wins where nothing else decides. */
  byMaterial(): i32 {
    if (lead == 0) return 0;
    return lead > 0 == (this.mover == 0) ? WIN : -WIN;
  }

  /** How often this board, with the same side to move and the same rights, has been before. */
  timesBefore(): i32 {
    const board = unchecked(boards[this.place]);
    let times = 0;
    for (let i = this.place - 4; i >= this.first; i -= 2) {
      if (unchecked(boards[i]) == board) times++;
    }
    return times;
  }

  remember(deed: i32): void {
    const place = this.place++;
    unchecked((keys[place] = this.key));
    unchecked((deeds[place] = deed));
    unchecked((rightsThen[place] = this.rights));
    unchecked((passantThen[place] = this.passant));
    unchecked((quietThen[place] = this.quiet));
    unchecked((firstThen[place] = this.first));
    unchecked((checkThen[place] = this.check));
  }

  recall(): void {
    const place = --this.place;
    this.mover = 1 - this.mover;
    this.ply--;
    this.key = unchecked(keys[place]);
    this.rights = unchecked(rightsThen[place]);
    this.passant = unchecked(passantThen[place]);
    this.quiet = unchecked(quietThen[place]);
    this.first = unchecked(firstThen[place]);
    this.check = unchecked(checkThen[place]);
  }

  turn(): void {
    this.mover = 1 - this.mover;
    this.ply++;
    this.check = UNKNOWN;
    this.settle();
  }

  /** Works out the keys of the position as it stands. */
  settle(): void {
    const board = piecesKey ^ stateKey(this.mover, this.rights, this.passant);
    unchecked((boards[this.place] = board));
    this.key = board ^ rulesKey ^ limitKey(mostPlies - this.ply, mostQuiet - this.quiet);
  }
}

export const position = new GamePosition();

const BOARD_BYTES: usize = 24;

/**
 * Reads the rules (nine numbers), the plies played and the plies without a pawn move or capture,
 * and then, from the first that could be repeated to the one to think about, the boards: a byte a
 * square, the mover, the rights, and the square passed over (255 for none).
 */
export function loadPosition(from: usize, length: i32): void {
  loadRules(from);
  const ply = load<i32>(from, 36);
  const quiet = load<i32>(from, 40);
  const end = from + <usize>length;
  position.first = 0;
  position.place = -1;
  for (let board = from + 44; board < end; board += BOARD_BYTES) {
    clearBoard();
    for (let square = 0; square < SQUARES; square++) {
      const piece = <i32>load<u8>(board + <usize>square);
      if (piece != EMPTY) place(piece < KINDS ? 0 : 1, piece, square);
    }
    position.mover = load<u8>(board, 20);
    position.rights = load<u8>(board, 21);
    position.passant = load<i8>(board, 22);
    position.place++;
    position.settle();
  }
  position.ply = ply;
  position.quiet = quiet;
  position.check = UNKNOWN;
  position.thinker = position.mover;
  position.settle();
}
