import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Both,
  type Contest,
  type Entry,
  type GameReport,
  type GameSlot,
  NOTHING_USED,
  readContest,
  readRecordedGame,
  type SeatName,
  unbuiltVerdict,
  usageOf,
} from '@daeguk/referee';
import { ownFolder } from '@daeguk/sandbox';
import { beginGame } from '../games/begin.js';
import { finishGame, type PlayedGame } from '../games/finish.js';
import { spoilGame } from '../games/spoil.js';
import type { GameRow } from '../games/take.js';
import { giveBack } from '../leases/give-back.js';
import type { Lease } from '../leases/leases.js';
import type { Taken } from '../leases/take.js';
import { type BuildFault, isOfPlatform } from '../submissions/built.js';
import { seatPlayers } from './entries.js';
import { NotesOut } from './notes.js';
import { StoredLine } from './persons.js';
import type { Lesson, Run, Tools } from './run.js';

/** A slot that was told to break off and has not by then is ended, in milliseconds. */
const PATIENCE = 10_000;
const PAUSE = 300;

const NONE: Lesson = { is: 'none' };

/** Plays a game that was taken, and writes what became of it. */
export class GameRun implements Run {
  readonly lease: Lease;
  readonly isForPersons: boolean;
  readonly done: Promise<Lesson>;
  readonly #tools: Tools;
  readonly #game: GameRow;
  readonly #cores: readonly number[];
  #slot: GameSlot | null = null;
  #lines: Partial<Record<SeatName, StoredLine>> = {};
  #notes: NotesOut | null = null;
  #isAbandoned = false;
  #isStopped = false;
  /** When the attempt began that counts: what the platform spoilt is on nobody's account. */
  #beganAt = 0;

  constructor(tools: Tools, { lease, row }: Taken<GameRow>, cores: readonly number[]) {
    this.lease = lease;
    this.isForPersons = row.cores === 0;
    this.#tools = tools;
    this.#game = row;
    this.#cores = cores;
    this.done = this.#run().catch((error: Error) => this.#fail(error));
  }

  abandon(): void {
    this.#isAbandoned = true;
    void this.#close();
    this.#breakOff();
  }

  stop(): void {
    this.#isStopped = true;
    this.#breakOff();
  }

  answered(seat?: string): void {
    for (const [name, line] of Object.entries(this.#lines)) {
      if (seat === undefined || seat === name) void line.look();
    }
  }

  #breakOff(): void {
    const slot = this.#slot;
    if (slot === null) return;
    slot.stop();
    setTimeout(() => {
      if (this.#slot === slot && slot.pid !== undefined) process.kill(slot.pid, 'SIGKILL');
    }, PATIENCE).unref();
  }

  async #run(): Promise<Lesson> {
    const { store, programs } = this.#tools;
    const contest = readContest(this.#game.file);
    if (!contest.ok) return this.#unplayable(contest.fault.code);
    const seating = await seatPlayers(store, programs, contest.value, this.#game);
    if (seating.is === 'unbuilt') return this.#unbuilt(seating.faults);
    try {
      if (this.#isAbandoned) return NONE;
      const attempt = await this.#begin();
      if (attempt === null || this.#isAbandoned) return NONE;
      this.#open(contest.value, attempt);
      return await this.#play(contest.value, seating.seats);
    } finally {
      seating.release();
    }
  }

  async #begin(): Promise<number | null> {
    this.#beganAt = performance.now();
    return beginGame(this.#tools.store, this.lease);
  }

  /** Opens the ways to those who watch and those who play. */
  #open({ limits }: Contest, attempt: number): void {
    const { store } = this.#tools;
    const game = this.#game.id;
    const notes = new NotesOut(store, this.lease, attempt, () => this.#begin());
    this.#notes = notes;
    const line = (seat: SeatName) =>
      new StoredLine({
        store,
        game,
        seat,
        isTimed: limits.clock !== 'off',
        attempt: () => notes.attempt,
        silent: () => this.stop(),
      });
    if (this.#game.first.kind === 'person') this.#lines.first = line('first');
    if (this.#game.second.kind === 'person') this.#lines.second = line('second');
  }

  async #play(contest: Contest, seats: Both<Entry>): Promise<Lesson> {
    const folder = ownFolder();
    const record = join(folder, 'record.jsonl');
    try {
      const report = await this.#inSlot(contest, seats, record);
      await this.#close();
      if (this.#isAbandoned) return NONE;
      return typeof report === 'string'
        ? await this.#spoil(report, 1)
        : await this.#conclude(report, readFileSync(record));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /** What became of it, or why the slot failed. */
  async #inSlot(
    contest: Contest,
    seats: Both<Entry>,
    record: string,
  ): Promise<GameReport | string> {
    const { slots, tier } = this.#tools;
    const slot = slots.take(this.#cores);
    this.#slot = slot;
    const { seed } = this.#game;
    const plan = { contest, seed, seats, tier, cores: this.#cores, isWatched: true, record };
    try {
      const playing = slot.play(
        { ...plan, occasion: this.#occasion() },
        (note) => this.#notes?.add(note),
        this.#lines,
      );
      if (this.#isStopped || this.#isAbandoned) this.#breakOff();
      return await playing;
    } catch (error) {
      return (error as Error).message;
    } finally {
      this.#slot = null;
      slots.giveBack(slot);
    }
  }

  async #close(): Promise<void> {
    const lines = Object.values(this.#lines);
    await Promise.all([this.#notes?.close(), ...lines.map((line) => line.close())]);
  }

  async #conclude(report: GameReport, record: Buffer): Promise<Lesson> {
    const { store } = this.#tools;
    const { verdict, evidence, voids } = report;
    const { purpose } = this.#game;
    if (verdict.ending === 'void') {
      return this.#spoil(`${verdict.cause}: ${verdict.values.evidence}`, voids + 1);
    }
    if (verdict.ending === 'stopped' && purpose !== 'practice') {
      await this.#insist(() => giveBack(store, this.lease));
      return NONE;
    }
    const recorded = readRecordedGame(record.toString('utf8'));
    if (!recorded.ok) return this.#spoil(`an unreadable record: ${recorded.fault.code}`, voids + 1);
    const usage = usageOf(recorded.value, evidence);
    const judgeMilliseconds = performance.now() - this.#beganAt;
    await this.#finish({ verdict, usage, voids, judgeMilliseconds, record });
    return { is: 'sound' };
  }

  async #finish(played: PlayedGame): Promise<void> {
    const { store, log } = this.#tools;
    const { ending, plies } = played.verdict;
    const outcome = await this.#insist(() => finishGame(store, this.lease, played));
    log.info({ game: this.#game.id, ending, plies, outcome }, 'game over');
  }

  /**
   * Who was built once is not built now. A source may be made to compile once and never again, and must not be able to
   * put workers out or to keep its games from being decided: what fails a second time is lost.
   */
  async #unbuilt(faults: Both<BuildFault | null>): Promise<Lesson> {
    const found = [faults.first, faults.second];
    const isOwn = !found.some((fault) => isOfPlatform(fault));
    if (isOwn && this.#game.spoiltBy.length > 0) return this.#forfeit(faults);
    const problem = `cannot be built: ${found.filter((fault) => fault !== null).join(', ')}`;
    return found.includes('sandbox') ? this.#spoil(problem, 1) : this.#unplayable(problem);
  }

  /** Whoever could not be built loses without a move. */
  async #forfeit({ first, second }: Both<BuildFault | null>): Promise<Lesson> {
    if ((await this.#insist(() => this.#begin())) === null) return NONE;
    const verdict = unbuiltVerdict({ first: first !== null, second: second !== null });
    await this.#finish({
      verdict,
      bothLost: verdict.winner === null,
      usage: NOTHING_USED,
      voids: 0,
      judgeMilliseconds: 0,
      record: null,
    });
    return NONE;
  }

  /** It cannot even begin, which says nothing of this machine. */
  async #unplayable(problem: string): Promise<Lesson> {
    await this.#spoil(problem, 1);
    return NONE;
  }

  async #spoil(problem: string, voids: number): Promise<Lesson> {
    const { store, log } = this.#tools;
    const outcome = await this.#insist(() => spoilGame(store, this.lease, voids));
    log.warn({ game: this.#game.id, problem, outcome }, 'game spoilt');
    return { is: 'spoilt', problem };
  }

  /** A database that is away for a moment costs no game: it is tried again as long as the game is ours. */
  async #insist<T>(act: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await act();
      } catch (error) {
        if (this.#isAbandoned) throw error;
        await sleep(PAUSE);
      }
    }
  }

  /** No database, most likely: the lease runs out by itself, and others play the game. */
  #fail(error: Error): Lesson {
    this.#tools.log.error({ game: this.#game.id, err: error }, 'game dropped');
    return NONE;
  }

  /** So that the record of a game tells by itself what it was played for, and where. */
  #occasion(): Readonly<Record<string, string | number>> {
    const { id, tournament, pairing } = this.#game;
    return {
      id,
      ...(tournament === null ? {} : { tournament }),
      ...(pairing === null ? {} : { match: pairing.match.id }),
      worker: this.lease.worker,
      speed: this.#tools.speed,
    };
  }
}
