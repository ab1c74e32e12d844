import type { Level } from '@daeguk/engines';
import type { Fault } from '@daeguk/games';
import { expiry } from './clocks.js';
import { latest } from './course.js';
import type { House } from './house.js';
import {
  afterMove,
  afterResigning,
  afterTime,
  afterUndo,
  type LocalGame,
  resigner,
  running,
  stopped,
  turnOf,
} from './local-game.js';
import { budgetFor, leastPause } from './pace.js';
import type { SeatName } from './seats.js';

/**
 * A game at this screen while it is played: asks the house where the house sits, and looks at the clocks. Whoever
 * made it ends it with `leave`.
 */
export class LocalMatch {
  #game: LocalGame = $state.raw()!;
  #isThinking = $state(false);
  #fault = $state.raw<Fault | null>(null);
  readonly #house: House;
  readonly #seed: number;
  /** Counts what happens: who comes back from thinking and finds another number was not waited for. */
  #step = 0;
  #alarm: ReturnType<typeof setTimeout> | undefined;

  constructor(game: LocalGame, house: House, seed: number) {
    this.#game = game;
    this.#house = house;
    this.#seed = seed;
    void this.#goOn();
  }

  get game(): LocalGame {
    return this.#game;
  }

  /** The house thinks, or is being loaded. */
  get isThinking(): boolean {
    return this.#isThinking;
  }

  /** Why the house does not answer; the clocks stand still meanwhile. */
  get fault(): Fault | null {
    return this.#fault;
  }

  /** A move of the person whose turn it is. */
  play(move: string): void {
    const after = afterMove(this.#game, move, performance.now());
    if (after.ok) this.#become(after.value);
  }

  undo(): void {
    this.#become(afterUndo(this.#game, performance.now()));
  }

  resign(): void {
    const loser = resigner(this.#game);
    if (loser !== null) this.#become(afterResigning(this.#game, loser, performance.now()));
  }

  /** Asks the house again after a fault. */
  retry(): void {
    void this.#goOn();
  }

  /** The house is left as it is, ready for another game. */
  leave(): void {
    this.#step++;
    if (this.#isThinking) this.#house.stop();
    clearTimeout(this.#alarm);
  }

  #become(game: LocalGame): void {
    this.#game = game;
    if (this.#isThinking) this.#house.stop();
    void this.#goOn();
  }

  /** Waits for the person, or lets the house move. */
  async #goOn(): Promise<void> {
    this.#step++;
    this.#fault = null;
    const seat = turnOf(this.#game);
    const player = seat && this.#game.seats[seat];
    this.#isThinking = player?.kind === 'house';
    if (seat !== null && player?.kind === 'house') {
      await this.#think(seat, player.level);
    } else {
      this.#game = running(this.#game, performance.now());
      this.#setAlarm();
      this.#warmUp();
    }
  }

  async #think(seat: SeatName, level: Level): Promise<void> {
    const mine = this.#step;
    // The time it takes to load an engine is nobody's.
    this.#game = stopped(this.#game, performance.now());
    const ready = await this.#house.ready();
    if (mine !== this.#step) return;
    if (!ready.ok) return this.#giveUp(ready.fault);
    this.#game = running(this.#game, performance.now());
    this.#setAlarm();
    const { course, clocks } = this.#game;
    const now = performance.now();
    const budget = budgetFor(level, seat, clocks, now, this.#seed + course.moves.length);
    const [chosen] = await Promise.all([
      this.#house.choose(latest(course), budget, level),
      pause(leastPause(seat, clocks, now)),
    ]);
    if (mine !== this.#step) return;
    this.#isThinking = false;
    if (!chosen.ok) this.#giveUp(chosen.fault);
    else if (chosen.value !== null) this.play(chosen.value.move);
  }

  #giveUp(fault: Fault): void {
    this.#game = stopped(this.#game, performance.now());
    this.#isThinking = false;
    this.#fault = fault;
    clearTimeout(this.#alarm);
  }

  /** Where the house sits, it is loaded while the person still thinks; if that fails, it is no news yet. */
  #warmUp(): void {
    const { first, second } = this.#game.seats;
    const isWanted = first.kind === 'house' || second.kind === 'house';
    if (isWanted && turnOf(this.#game) !== null) void this.#house.ready();
  }

  #setAlarm(): void {
    clearTimeout(this.#alarm);
    const due = this.#game.clocks && expiry(this.#game.clocks);
    if (due === null) return;
    this.#alarm = setTimeout(() => {
      const after = afterTime(this.#game, performance.now());
      if (after === this.#game) this.#setAlarm();
      else this.#become(after);
    }, due - performance.now());
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
