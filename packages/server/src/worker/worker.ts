import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fail, ok, type Result } from '@daeguk/games';
import { ownCores, probe, type Tier } from '@daeguk/sandbox';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { Reaper } from '../games/reaper.js';
import { Listener } from '../store/listener.js';
import { Store } from '../store/store.js';
import { Bell } from './bell.js';
import { measureSpeed } from './calibrate.js';
import { Cores } from './cores.js';
import { Desk } from './desk.js';
import { Doubt } from './doubt.js';
import { LeaseKeeper } from './lease-keeper.js';
import { Presence } from './presence.js';
import { Programs } from './programs.js';
import type { Lesson } from './run.js';
import { Slots } from './slots.js';

export interface WorkerSetting {
  /** Of the database. */
  readonly url: string;
  readonly name: string;
  readonly log: Logger;
  readonly version: string;
  readonly cores?: readonly number[] | undefined;
  /** The best tier to be tried. */
  readonly tier?: Tier | undefined;
  readonly allowUnsandboxed?: boolean | undefined;
  /** How many games of persons it plays beside those that have cores of their own. */
  readonly persons?: number | undefined;
  /** How fast a core is, where that is known. */
  readonly speed?: number | undefined;
}

// All in milliseconds.
const BEAT = 2000;
const PAUSE = 500;
const LOOK = 1000;
const WATCH = 500;

/** How long games may go on when a worker is stopped, and how long they may take to break off after that. */
const PATIENCE = 60_000;
const LAST_PATIENCE = 12_000;

const CONNECTIONS = 8;
const PERSONS = 4;

/** What there is once a worker has started. */
interface Started {
  readonly tier: Tier;
  readonly presence: Presence;
  readonly programs: Programs;
  readonly desk: Desk;
  readonly reaper: Reaper;
}

/** Takes builds and games from the queue and does them, as many at a time as it has cores. */
export class Worker {
  readonly id: string;
  readonly #setting: WorkerSetting;
  readonly #log: Logger;
  readonly #store: Store;
  readonly #listener: Listener;
  readonly #keeper = new LeaseKeeper();
  readonly #slots = new Slots();
  readonly #doubt = new Doubt();
  readonly #workBell = new Bell();
  readonly #beatBell = new Bell();
  #started: Started | null = null;
  #isStopping = false;
  #isOver = false;
  #taking: Promise<void> | null = null;
  #beating: Promise<void> | null = null;
  #watch: NodeJS.Timeout | null = null;

  constructor(setting: WorkerSetting) {
    this.id = `${setting.name.slice(0, 48)}-${randomBytes(4).toString('hex')}`;
    this.#setting = setting;
    this.#log = setting.log.child({ worker: this.id });
    this.#store = new Store(setting.url, { connections: CONNECTIONS });
    this.#listener = new Listener(setting.url);
  }

  /** Waits for the database if need be. Refuses a machine where nothing holds a bot, unless that is allowed. */
  async start(): Promise<Result<undefined>> {
    const { tier: best = 'A', allowUnsandboxed = false, version } = this.#setting;
    const { tier, missing } = await probe(best);
    if (tier === 'C' && !allowUnsandboxed) {
      return fail('worker-unsandboxed', { missing: missing.join('; ') });
    }
    const { cores = ownCores(), speed = measureSpeed(), name } = this.#setting;
    const identity = { id: this.id, name, cores: cores.length, tier, speed };
    const started = this.#assemble(tier, speed, cores, new Presence(this.#store, identity));
    this.#listen(started);
    if (!(await this.#reachDatabase(started.presence))) return ok(undefined);
    this.#started = started;
    started.reaper.start();
    this.#watch = setInterval(() => this.#keeper.check(), WATCH);
    this.#beating = this.#beat(started);
    this.#taking = this.#take(started);
    this.#log.info({ ...identity, version }, 'the worker is there');
    return ok(undefined);
  }

  /**
   * Takes nothing new and waits for what is on; what takes longer than that goes back to the queue, and games of persons
   * at once.
   */
  async stop(patience = PATIENCE): Promise<void> {
    this.#isStopping = true;
    this.#workBell.ring();
    const started = this.#started;
    if (started !== null) {
      const { presence, desk, reaper, programs } = started;
      presence.decide({ state: 'stopping', reason: null });
      this.#beatBell.ring();
      await this.#taking;
      await desk.giveBack('persons');
      await within(desk.finished(), patience);
      await desk.giveBack('all');
      await within(desk.finished(), LAST_PATIENCE);
      this.#isOver = true;
      this.#beatBell.ring();
      await this.#beating;
      presence.decide({ state: 'gone', reason: null });
      await presence.beat().catch(() => {});
      if (this.#watch !== null) clearInterval(this.#watch);
      await reaper.stop();
      await this.#slots.close();
      programs.remove();
    }
    await this.#listener.close();
    await this.#store.close();
  }

  #assemble(tier: Tier, speed: number, cores: readonly number[], presence: Presence): Started {
    const store = this.#store;
    const log = this.#log;
    const programs = new Programs(store, tier);
    const desk = new Desk({
      tools: { store, log, tier, programs, slots: this.#slots, speed },
      worker: this.id,
      cores: new Cores(cores),
      persons: this.#setting.persons ?? PERSONS,
      keeper: this.#keeper,
      done: (lesson) => this.#learn(lesson),
    });
    return { tier, presence, programs, desk, reaper: new Reaper(store, log) };
  }

  #listen({ desk }: Started): void {
    this.#listener
      .on('work', () => this.#workBell.ring())
      .on('stops', (game) => desk.stop(Number(game)))
      .on('answers', (payload) => {
        const [game, seat = ''] = payload.split(' ');
        desk.answered(Number(game), seat);
      })
      .on('workers', (id) => {
        if (id === this.id) this.#beatBell.ring();
      })
      .onResumed(() => {
        this.#workBell.ring();
        this.#beatBell.ring();
        desk.lookAround();
      });
  }

  /** False if it was stopped before there was one. */
  async #reachDatabase(presence: Presence): Promise<boolean> {
    for (let tries = 0; !this.#isStopping; tries++) {
      try {
        await this.#store.db.execute(sql`select version from pgboss.version`);
        await this.#store.boss.start();
        await this.#listener.open();
        await presence.beat();
        return true;
      } catch (error) {
        if (tries === 0) this.#log.warn({ err: error }, 'waiting for the database');
        await sleep(LOOK);
      }
    }
    return false;
  }

  async #take({ presence, desk }: Started): Promise<void> {
    while (!this.#isStopping) {
      let isBusy = false;
      try {
        if (presence.standing.state === 'working') isBusy = await desk.takeOne();
        else await desk.giveBackHeld();
      } catch (error) {
        this.#log.debug({ err: error }, 'cannot take work');
      }
      if (!isBusy) await this.#workBell.wait(LOOK);
    }
  }

  async #beat({ presence }: Started): Promise<void> {
    while (!this.#isOver) {
      const { state: before } = presence.standing;
      let pause = BEAT;
      try {
        await this.#keeper.renew(this.#store.db);
        await presence.beat();
      } catch (error) {
        this.#log.debug({ err: error }, 'cannot renew leases');
        pause = PAUSE;
      }
      const { state, reason } = presence.standing;
      if (state !== before) this.#log.info({ before, state, reason }, 'in another state');
      if (state === 'working' && before === 'withdrawn') this.#doubt.clear();
      if (state !== before) this.#workBell.ring();
      await this.#beatBell.wait(pause);
    }
  }

  #learn(lesson: Lesson): void {
    this.#workBell.ring();
    if (lesson.is === 'sound') this.#doubt.clear();
    if (lesson.is === 'spoilt') void this.#suspect(lesson.problem);
  }

  /** What fails here may be this machine's doing: after the first time the sandbox is tried, after more it stops. */
  async #suspect(problem: string): Promise<void> {
    const started = this.#started;
    if (started === null || this.#isStopping) return;
    const reason = this.#doubt.add(problem) ?? (await sandboxProblem(started.tier));
    if (reason === null) return;
    this.#log.error({ reason }, 'this worker cannot be trusted and takes no more work');
    started.presence.decide({ state: 'withdrawn', reason });
    this.#beatBell.ring();
    await started.desk.giveBack('all');
  }
}

async function sandboxProblem(expected: Tier): Promise<string | null> {
  const { tier, missing } = await probe(expected);
  return tier === expected ? null : `the sandbox fails: ${missing.join('; ')}`;
}

async function within(work: Promise<void>, milliseconds: number): Promise<void> {
  const timer = new AbortController();
  const patience = sleep(milliseconds, undefined, { signal: timer.signal }).catch(() => {});
  await Promise.race([work, patience]);
  timer.abort();
}
