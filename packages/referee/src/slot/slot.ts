import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sandboxOf, sweep } from '@daeguk/sandbox';
import { type Conditions, drawConditions, stateAfter } from '../conditions.js';
import type { Note } from '../orders.js';
import type { GamePlan } from '../plan.js';
import type { GameReport } from '../play-game.js';
import type { PersonLines } from '../players/seat-player.js';
import type { AskedOfPerson, FromSlot, ToSlot } from './messages.js';

/** The compiled entry, even when this file itself is run from its source. */
const MAIN = fileURLToPath(new URL('../../dist/bundle/slot.js', import.meta.url));
const TASKSET = '/usr/bin/taskset';
const PRLIMIT = '/usr/bin/prlimit';

/** Collecting garbage takes no helpers: on a busy machine they would keep the loop waiting. */
const NODE_FLAGS = ['--single-threaded-gc', '--max-semi-space-size=2'];

/** On its cores, and without core files: what is set here need not be set for each box again. */
function held(cores: readonly number[]): string[] {
  return [TASKSET, '--cpu-list', cores.join(','), PRLIMIT, '--core=0:0'];
}

/** A process of its own in which games are played one after the other, on cores of its own. */
export class GameSlot {
  readonly cores: readonly number[];
  readonly #child: ChildProcess;
  readonly #gone: Promise<void>;
  #game: RunningGame | null = null;

  constructor(cores: readonly number[]) {
    this.cores = cores;
    const node = [process.execPath, ...NODE_FLAGS, MAIN];
    const [program = '', ...words] = existsSync(TASKSET) ? [...held(cores), ...node] : node;
    this.#child = spawn(program, words, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#child.on('message', (message: FromSlot) => this.#hear(message));
    this.#gone = new Promise((resolve) => {
      const fail = (problem: string) => {
        this.#game?.fail(problem);
        this.#game = null;
        resolve();
      };
      this.#child.on('error', (error) => fail(error.message));
      this.#child.on('exit', (code, signal) => fail(`the game slot ended (${code ?? signal})`));
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Plays one game; a slot plays no second one meanwhile. */
  play(
    plan: GamePlan,
    watch: (note: Note) => void,
    persons: PersonLines = {},
  ): Promise<GameReport> {
    return new Promise((resolve, reject) => {
      const fail = (problem: string) => {
        clearLeftovers(plan);
        reject(new SlotFailure(problem));
      };
      this.#game = {
        resolve,
        fail,
        watch,
        persons,
        conditions: drawConditions(plan.contest, plan.seed),
      };
      this.#send({ kind: 'play', plan });
    });
  }

  get isGone(): boolean {
    return !this.#child.connected;
  }

  /** Breaks off the game that is on, if one is. */
  stop(): void {
    this.#send({ kind: 'stop' });
  }

  async close(): Promise<void> {
    if (this.#child.connected) this.#child.disconnect();
    await this.#gone;
  }

  #send(message: ToSlot): void {
    if (this.#child.connected) this.#child.send(message);
  }

  #hear(message: FromSlot): void {
    const game = this.#game;
    if (game === null || message.kind === 'ready') return;
    switch (message.kind) {
      case 'note':
        game.watch(message.note);
        return;
      case 'ask':
        void this.#askPerson(game, message);
        return;
      case 'rest':
        game.persons[message.seat]?.rest();
        return;
    }
    this.#game = null;
    if (message.kind === 'done') game.resolve(message.report);
    else game.fail(message.problem);
  }

  async #askPerson(game: RunningGame, { seat, number, ...question }: AskedOfPerson): Promise<void> {
    const { moves, remaining, milliseconds } = question;
    try {
      const line = game.persons[seat];
      if (line === undefined) throw new TypeError('nobody to ask for the moves of a person');
      const state = stateAfter(game.conditions, moves);
      const move = await line.ask({ state, moves, remaining }, milliseconds);
      this.#send({ kind: 'chose', seat, number, move });
    } catch (error) {
      this.#send({ kind: 'unanswered', seat, number, problem: (error as Error).message });
    }
  }
}

/** The slot failed, not the players: the game may be played again in another one. */
export class SlotFailure extends Error {}

/** A slot that was killed could not end its bots; those that were frozen even outlive it. */
function clearLeftovers({ tier }: GamePlan): void {
  sweep(sandboxOf(tier).cgroups);
}

interface RunningGame {
  readonly persons: PersonLines;
  readonly conditions: Conditions;
  resolve(report: GameReport): void;
  fail(problem: string): void;
  watch(note: Note): void;
}
