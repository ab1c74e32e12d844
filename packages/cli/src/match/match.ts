import { appendFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import {
  type Both,
  type Contest,
  type Evidence,
  GameSlot,
  type Note,
  other,
  type SeatName,
  SlotFailure,
  seedOfGame,
  type Verdict,
} from '@daeguk/referee';
import type { Tier } from '@daeguk/sandbox';
import type { Entrant } from '../entries.js';

export interface MatchPlan {
  readonly contest: Contest;
  /** As named on the command line; they swap seats with every game. */
  readonly entrants: Both<Entrant>;
  readonly games: number;
  readonly seed: number;
  readonly tier: Tier;
  /** The cores of each slot. */
  readonly slots: readonly (readonly number[])[];
  readonly record: string | null;
  /** Whether the moves are shown as they are made. */
  readonly isWatched: boolean;
}

/** A game of a match, as its seats were taken. */
export interface MatchGame {
  /** Counts from 1. */
  readonly number: number;
  readonly seed: number;
  readonly seats: Both<Entrant>;
}

export interface PlayedGame extends MatchGame {
  readonly verdict: Verdict;
  readonly evidence: Both<Evidence> | null;
  readonly voids: number;
}

export interface MatchWatcher {
  began(game: MatchGame): void;
  noted(game: MatchGame, note: Note): void;
  /** Told in the order of the games, whichever is over first. */
  played(game: PlayedGame): void;
}

/** Plays the games of a match, several at a time where there are several slots. */
export async function playMatch(
  plan: MatchPlan,
  watcher: MatchWatcher,
  signal: AbortSignal,
): Promise<void> {
  const games = gamesOf(plan);
  const finished = new Map<number, PlayedGame>();
  let told = 0;
  const report = (game: PlayedGame) => {
    finished.set(game.number, game);
    for (let next = finished.get(told + 1); next; next = finished.get(told + 1)) {
      told += 1;
      if (plan.record !== null) keepRecord(plan.record, recordPart(plan.record, next.number));
      watcher.played(next);
    }
  };
  await Promise.all(
    plan.slots.slice(0, games.length).map(async (cores) => {
      const table = new Table(plan, cores, signal);
      for (let game = games.shift(); game && !signal.aborted; game = games.shift()) {
        report(await table.play(game, watcher));
      }
      await table.close();
    }),
  );
}

function gamesOf({ contest, entrants, games, seed }: MatchPlan): MatchGame[] {
  return [...Array(games).keys()].map((index) => ({
    number: index + 1,
    seed: seedOfGame(contest, seed, index),
    seats: index % 2 === 0 ? entrants : { first: entrants.second, second: entrants.first },
  }));
}

/** Plays one game after the other in a slot, and gets itself a new slot when one breaks. */
class Table {
  readonly #plan: MatchPlan;
  readonly #cores: readonly number[];
  readonly #signal: AbortSignal;
  #slot: GameSlot;

  constructor(plan: MatchPlan, cores: readonly number[], signal: AbortSignal) {
    this.#plan = plan;
    this.#cores = cores;
    this.#signal = signal;
    this.#slot = new GameSlot(cores);
    signal.addEventListener('abort', () => this.#slot.stop());
  }

  async play(game: MatchGame, watcher: MatchWatcher): Promise<PlayedGame> {
    const { first, second } = game.seats;
    if (first.kind === 'unbuilt' || second.kind === 'unbuilt') return unplayed(game);
    const { contest, tier, record } = this.#plan;
    const part = record === null ? null : recordPart(record, game.number);
    const plan = {
      contest,
      seed: game.seed,
      seats: { first, second },
      tier,
      cores: this.#cores,
      isWatched: this.#plan.isWatched,
      record: part,
    };
    for (let broken = 0; ; broken++) {
      if (part !== null) rmSync(part, { force: true });
      watcher.began(game);
      try {
        const report = await this.#slot.play(plan, (note) => watcher.noted(game, note));
        return { ...game, ...report, voids: report.voids + broken };
      } catch (error) {
        if (!(error instanceof SlotFailure)) throw error;
        await this.#slot.close();
        if (part !== null && existsSync(part)) renameSync(part, `${part}.void-${broken + 1}`);
        if (broken >= contest.replays) return spoilt(game, error.message, broken);
        this.#slot = new GameSlot(this.#cores);
        if (this.#signal.aborted) this.#slot.stop();
      }
    }
  }

  async close(): Promise<void> {
    await this.#slot.close();
  }
}

function spoilt(game: MatchGame, evidence: string, voids: number): PlayedGame {
  const why = { ending: 'void', cause: 'referee', culprit: null, values: { evidence }, plies: 0 };
  return { ...game, verdict: { winner: null, ...why }, evidence: null, voids };
}

/** Who cannot be built loses without a game; if neither can, nobody wins. */
function unplayed(game: MatchGame): PlayedGame {
  const { first, second } = game.seats;
  const culprit: SeatName = first.kind === 'unbuilt' ? 'first' : 'second';
  const winner = first.kind === second.kind ? null : other(culprit);
  const why = { ending: 'build', cause: null, values: {}, plies: 0 };
  return { ...game, verdict: { winner, culprit, ...why }, evidence: null, voids: 0 };
}

/** Games that are played side by side are recorded side by side, and put in order afterwards. */
function recordPart(record: string, number: number): string {
  return `${record}.${number}`;
}

function keepRecord(record: string, part: string): void {
  if (!existsSync(part)) return;
  appendFileSync(record, readFileSync(part));
  rmSync(part);
}
