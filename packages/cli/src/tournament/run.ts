import { readFileSync } from 'node:fs';
import {
  type Both,
  type Evidence,
  GameTable,
  NOTHING_USED,
  type RecordedGame,
  readRecordedGame,
  sealOf,
  seedInMatch,
  unbuiltVerdict,
  usageOf,
  type Verdict,
} from '@daeguk/referee';
import type { Tier } from '@daeguk/sandbox';
import type { EntrantId, Pairing, Results } from '@daeguk/tournaments';
import type { Entrant } from '../entries.js';
import type { FinishedGame } from './finished-game.js';
import type { TournamentFolder } from './folder.js';
import type { TournamentPlan } from './plan.js';

export interface RunSetting {
  readonly plan: TournamentPlan;
  readonly entrants: ReadonlyMap<EntrantId, Entrant>;
  readonly folder: TournamentFolder;
  readonly results: Results;
  readonly tier: Tier;
  /** The cores of each slot. */
  readonly slots: readonly (readonly number[])[];
  readonly watcher: RunWatcher;
  /** No further game begins. */
  readonly finish: AbortSignal;
  /** Games that are on are broken off. */
  readonly stop: AbortSignal;
}

export interface RunWatcher {
  began(pairing: Pairing): void;
  /** The game counts from now on; what it was is told where one was played. */
  finished(game: FinishedGame, recorded: RecordedGame | null): void;
  /** The game was broken off, or spoilt and is played again later. */
  dropped(pairing: Pairing): void;
}

/** A game that the platform spoilt every time it was tried. */
export interface HostTrouble {
  readonly pairing: Pairing;
  readonly evidence: string;
}

/** After so many games in a row given up, each tried several times, the host cannot be trusted. */
const MOST_SPOILT = 2;

/** Plays what the format asks for, until it asks for nothing more or somebody says stop. */
export class TournamentRun {
  readonly #setting: RunSetting;
  readonly #running = new Set<string>();
  #queue: Pairing[] = [];
  #spoilt = 0;
  #trouble: HostTrouble | null = null;
  #wake: (() => void)[] = [];

  constructor(setting: RunSetting) {
    this.#setting = setting;
  }

  /** What was wrong with this host, if it had to stop for that. */
  async play(): Promise<HostTrouble | null> {
    const { slots, stop } = this.#setting;
    await Promise.all(
      slots.map(async (cores) => {
        const table = new GameTable(cores, stop);
        try {
          await this.#playAt(table);
        } finally {
          await table.close();
        }
      }),
    );
    return this.#trouble;
  }

  async #playAt(table: GameTable): Promise<void> {
    const { finish, stop, watcher } = this.#setting;
    while (!finish.aborted && !stop.aborted && this.#trouble === null) {
      const pairing = this.#take();
      if (pairing === null) {
        // What comes next hangs on the games that are on.
        if (this.#running.size === 0) return;
        await new Promise<void>((resolve) => this.#wake.push(resolve));
        continue;
      }
      this.#running.add(pairing.id);
      try {
        if (!(await this.#playOne(table, pairing))) watcher.dropped(pairing);
      } catch (error) {
        // A full disk, say: what cannot be kept must not be played.
        this.#trouble ??= { pairing, evidence: (error as Error).message };
        watcher.dropped(pairing);
      } finally {
        this.#running.delete(pairing.id);
        for (const wake of this.#wake.splice(0)) wake();
      }
    }
  }

  #take(): Pairing | null {
    if (this.#queue.length === 0) {
      const { plan, results } = this.#setting;
      const next = plan.schedule.next(results);
      this.#queue = next.filter(({ id }) => !this.#running.has(id));
    }
    return this.#queue.shift() ?? null;
  }

  /** Whether the game counts. */
  async #playOne(table: GameTable, pairing: Pairing): Promise<boolean> {
    const { plan, folder, tier, watcher } = this.#setting;
    const [first, second] = [this.#player(pairing.first), this.#opponent(pairing)];
    const contest = plan.variants.of(pairing);
    const seed = seedInMatch(contest, plan.tournament.seed, pairing.match.id, pairing.game);
    watcher.began(pairing);
    if (first.kind === 'unbuilt' || second.kind === 'unbuilt') {
      this.#count(unplayed(pairing, { first, second }, seed), null);
      return true;
    }
    const record = folder.partOf(pairing);
    const seats = { first, second };
    const report = await table.play(
      {
        contest,
        seed,
        seats,
        tier,
        isWatched: false,
        record,
        occasion: occasionOf(plan.name, pairing),
      },
      { began: () => {}, noted: () => {} },
    );
    const { verdict } = report;
    if (verdict.ending === 'stopped') return false;
    if (verdict.ending === 'void') {
      this.#giveUp(pairing, verdict);
      return false;
    }
    this.#count(...this.#written(pairing, seed, report));
    return true;
  }

  /** The record goes to its place first, then the journal says that the game counts. */
  #written(
    pairing: Pairing,
    seed: number,
    { verdict, voids, evidence }: Outcome,
  ): [FinishedGame, RecordedGame] {
    const bytes = readFileSync(this.#setting.folder.keepRecord(pairing));
    const recorded = readRecordedGame(bytes.toString('utf8'));
    if (!recorded.ok) throw new Error(`the record of ${pairing.id} cannot be read`);
    const usage = usageOf(recorded.value, evidence);
    const { winner, ending, culprit, plies, margin } = verdict;
    const result = { pairing, winner, bothLost: false, ending, culprit, plies, margin };
    const seal = sealOf(bytes);
    return [{ ...result, verdict, seed, voids, seal, usage, at: now() }, recorded.value];
  }

  #count(game: FinishedGame, recorded: RecordedGame | null): void {
    const { folder, results, watcher } = this.#setting;
    folder.add(game);
    results.add(game);
    this.#spoilt = 0;
    watcher.finished(game, recorded);
  }

  #giveUp(pairing: Pairing, { values }: Verdict): void {
    this.#spoilt += 1;
    if (this.#spoilt < MOST_SPOILT) return;
    this.#trouble ??= { pairing, evidence: String(values.evidence ?? '') };
  }

  #opponent({ second, level }: Pairing): Entrant {
    if (level === undefined) return this.#player(second);
    return { kind: 'house', name: `house:${level}`, level };
  }

  #player(entrant: EntrantId): Entrant {
    const player = this.#setting.entrants.get(entrant);
    if (player === undefined) throw new TypeError(`nobody plays for ${entrant}`);
    return player;
  }
}

/** So that the record of a game tells by itself what it was played for. */
function occasionOf(tournament: string, { match, game, step }: Pairing) {
  return { tournament, match: match.id, game, step };
}

interface Outcome {
  readonly verdict: Verdict;
  readonly voids: number;
  readonly evidence: Both<Evidence> | null;
}

/** Who cannot be built loses without a game; if neither can, both do. */
function unplayed(pairing: Pairing, { first, second }: Both<Entrant>, seed: number): FinishedGame {
  const verdict = unbuiltVerdict({
    first: first.kind === 'unbuilt',
    second: second.kind === 'unbuilt',
  });
  const { winner, ending, culprit, plies, margin } = verdict;
  const result = { pairing, winner, bothLost: winner === null, ending, culprit, plies, margin };
  return { ...result, verdict, seed, voids: 0, seal: null, usage: NOTHING_USED, at: now() };
}

function now(): string {
  return new Date().toISOString();
}
