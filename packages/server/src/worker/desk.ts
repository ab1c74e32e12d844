import { type GameRow, takeGame } from '../games/take.js';
import { giveBack } from '../leases/give-back.js';
import type { Lease } from '../leases/leases.js';
import type { Taken } from '../leases/take.js';
import { BuildRun, takeBuild } from './build.js';
import type { Cores } from './cores.js';
import type { LeaseKeeper } from './lease-keeper.js';
import { GameRun } from './play.js';
import type { Lesson, Run, Tools } from './run.js';

export interface DeskSetting {
  readonly tools: Tools;
  readonly worker: string;
  readonly cores: Cores;
  /** How many games of persons are played at a time: they share what cores there are. */
  readonly persons: number;
  readonly keeper: LeaseKeeper;
  /** A piece of work is over; there is room again. */
  done(lesson: Lesson): void;
}

/** What a worker has on its hands. */
export class Desk {
  readonly #setting: DeskSetting;
  readonly #runs = new Set<Run>();
  /** A game that was taken and waits for more cores than are free. */
  #held: Taken<GameRow> | null = null;

  constructor(setting: DeskSetting) {
    this.#setting = setting;
  }

  /** Takes one piece of work that there is room for, builds first. Whether there was one. */
  async takeOne(): Promise<boolean> {
    if (this.#held !== null && this.#startHeld(this.#held)) return true;
    // Whoever waits for cores gets the next one that is free.
    const hasCore = this.#setting.cores.hasFree && this.#held === null;
    return (hasCore && (await this.#takeBuild())) || this.#takeGame(hasCore);
  }

  /** Resolves when all that was begun is over. */
  async finished(): Promise<void> {
    await Promise.all([...this.#runs].map(({ done }) => done));
  }

  stop(game: number): void {
    this.#find(game)?.stop();
  }

  answered(game: number, seat: string): void {
    this.#find(game)?.answered(seat);
  }

  /** Answers may have come that nobody told of. */
  lookAround(): void {
    for (const run of this.#runs) run.answered();
  }

  /** What has not begun goes back to the queue. */
  async giveBackHeld(): Promise<void> {
    const held = this.#held;
    this.#held = null;
    if (held !== null) await this.#giveBack(held.lease);
  }

  /** What is on goes back too: all of it, or the games of persons, which may go on for ever. */
  async giveBack(which: 'all' | 'persons'): Promise<void> {
    await this.giveBackHeld();
    const runs = [...this.#runs].filter(({ isForPersons }) => which === 'all' || isForPersons);
    await Promise.all(
      runs.map(async (run) => {
        run.abandon();
        await this.#giveBack(run.lease);
      }),
    );
  }

  async #giveBack(lease: Lease): Promise<void> {
    const { tools, keeper } = this.#setting;
    keeper.remove(lease);
    // If that fails, it is free as soon as it runs out.
    await giveBack(tools.store, lease).catch(() => {});
  }

  #find(game: number): Run | undefined {
    return [...this.#runs].find(({ lease: { work } }) => work.kind === 'game' && work.id === game);
  }

  #startHeld(taken: Taken<GameRow>): boolean {
    const { cores, keeper } = this.#setting;
    const own = cores.take(taken.row.cores);
    if (own === null) return false;
    this.#held = null;
    this.#startGame(taken, own, keeper.remove(taken.lease));
    return true;
  }

  async #takeBuild(): Promise<boolean> {
    const { tools, worker, cores } = this.#setting;
    const since = performance.now();
    const taken = await takeBuild(tools.store, worker);
    if (taken === null) return false;
    this.#start(new BuildRun(tools, taken), cores.take(1) ?? [], since);
    return true;
  }

  async #takeGame(hasCore: boolean): Promise<boolean> {
    const { tools, worker, cores, persons, keeper } = this.#setting;
    const ofPersons = [...this.#runs].filter(({ isForPersons }) => isForPersons).length;
    const room = { cores: hasCore, persons: ofPersons < persons };
    if (!room.cores && !room.persons) return false;
    const since = performance.now();
    const taken = await takeGame(tools.store, worker, room);
    if (taken === null) return false;
    const own = taken.row.cores === 0 ? [] : cores.take(taken.row.cores);
    if (own !== null) {
      this.#startGame(taken, own, since);
    } else {
      this.#held = taken;
      keeper.add(taken.lease, since, () => {
        this.#held = null;
      });
    }
    return true;
  }

  #startGame(taken: Taken<GameRow>, own: readonly number[], since: number): void {
    const { tools, cores } = this.#setting;
    const run = new GameRun(tools, taken, taken.row.cores === 0 ? cores.all : own);
    this.#start(run, own, since);
  }

  #start(run: Run, own: readonly number[], since: number): void {
    const { cores, keeper, done } = this.#setting;
    this.#runs.add(run);
    keeper.add(run.lease, since, () => run.abandon());
    void run.done.then((lesson) => {
      keeper.remove(run.lease);
      this.#runs.delete(run);
      cores.giveBack(own);
      done(lesson);
    });
  }
}
