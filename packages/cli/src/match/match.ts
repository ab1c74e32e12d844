import {
  appendFileSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  type Both,
  type Contest,
  type Evidence,
  GameTable,
  type Note,
  seedOfGame,
  unbuiltVerdict,
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
  /** Where the record goes, and where its games lie until they are put in order. */
  readonly record: { readonly file: string; readonly parts: string } | null;
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
  readonly movedFor: Both<number>;
  readonly voids: number;
}

export interface MatchWatcher {
  began(game: MatchGame): void;
  noted(game: MatchGame, note: Note): void;
  /** Told in the order of the games, whichever is over first. */
  played(game: PlayedGame): void;
}

/** Plays the games of a match, several at a time. Tells what was wrong if the record broke off. */
export async function playMatch(
  plan: MatchPlan,
  watcher: MatchWatcher,
  signal: AbortSignal,
): Promise<string | null> {
  const games = gamesOf(plan);
  const order = new GameOrder(plan, watcher);
  await Promise.all(
    plan.slots.slice(0, games.length).map(async (cores) => {
      const table = new GameTable(cores, signal);
      const isWanted = () => !signal.aborted && order.problem === null;
      for (let game = games.shift(); game && isWanted(); game = games.shift()) {
        order.add(await playAt(table, plan, game, watcher));
      }
      await table.close();
    }),
  );
  return order.problem;
}

/** Tells of games in their order, whichever is over first, and keeps their records likewise. */
class GameOrder {
  readonly #plan: MatchPlan;
  readonly #watcher: MatchWatcher;
  readonly #finished = new Map<number, PlayedGame>();
  #told = 0;
  problem: string | null = null;

  constructor(plan: MatchPlan, watcher: MatchWatcher) {
    this.#plan = plan;
    this.#watcher = watcher;
  }

  add(game: PlayedGame): void {
    this.#finished.set(game.number, game);
    for (;;) {
      const next = this.#finished.get(this.#told + 1);
      if (next === undefined) return;
      this.#told += 1;
      this.#keepRecord(next.number);
      this.#watcher.played(next);
    }
  }

  #keepRecord(number: number): void {
    const { record } = this.#plan;
    if (record === null || this.problem !== null) return;
    try {
      const part = recordPart(record.parts, number);
      if (existsSync(part)) appendFileSync(record.file, readFileSync(part));
      rmSync(part, { force: true });
      // What slots that died had written of it goes beside the record.
      for (const name of readdirSync(record.parts)) {
        if (name.startsWith(`${number}.void-`)) {
          copyFileSync(join(record.parts, name), `${record.file}.${name}`);
        }
      }
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }
}

function gamesOf({ contest, entrants, games, seed }: MatchPlan): MatchGame[] {
  return [...Array(games).keys()].map((index) => ({
    number: index + 1,
    seed: seedOfGame(contest, seed, index),
    seats: index % 2 === 0 ? entrants : { first: entrants.second, second: entrants.first },
  }));
}

async function playAt(
  table: GameTable,
  { contest, tier, record, isWatched }: MatchPlan,
  game: MatchGame,
  watcher: MatchWatcher,
): Promise<PlayedGame> {
  const { first, second } = game.seats;
  if (first.kind === 'unbuilt' || second.kind === 'unbuilt') return unplayed(game);
  const seats = { first, second };
  const file = record === null ? null : recordPart(record.parts, game.number);
  const plan = { contest, seed: game.seed, seats, tier, isWatched, record: file };
  const report = await table.play(plan, {
    began: () => watcher.began(game),
    noted: (note) => watcher.noted(game, note),
  });
  return { ...game, ...report };
}

/** Who cannot be built loses without a game; if neither can, nobody wins. */
function unplayed(game: MatchGame): PlayedGame {
  const { first, second } = game.seats;
  const verdict = unbuiltVerdict({
    first: first.kind === 'unbuilt',
    second: second.kind === 'unbuilt',
  });
  return { ...game, verdict, evidence: null, movedFor: { first: 0, second: 0 }, voids: 0 };
}

/** Games that are played side by side are recorded side by side, and put in order afterwards. */
function recordPart(folder: string, number: number): string {
  return join(folder, String(number));
}
