import { type Contest, Variants } from '@daeguk/referee';
import {
  countGames,
  type EntrantId,
  type Format,
  type GameResult,
  makeFormat,
  PairCounts,
  type Pairing,
  Results,
  type Standings,
} from '@daeguk/tournaments';
import { contestOf } from '../contests/contests.js';
import type { Facts } from './facts.js';
import { tournamentOf } from './rules.js';
import { SeatTallies } from './seat-tallies.js';

/** How a tournament goes: what it asks for and how it stands, by the results that are known. */
export class Course {
  #facts: Facts;
  /** Null where there are too few to play. */
  readonly #format: Format | null;
  readonly #variants: Variants;
  readonly #results = new Results();
  readonly #pairCounts = new PairCounts();
  readonly #seatTallies = new SeatTallies();
  /** Results that are not asked for, or not yet. */
  readonly #aside = new Map<string, GameResult>();
  #next: readonly Pairing[] | undefined;
  #left: ReadonlyMap<EntrantId, number> | null = null;
  #standings: Standings | null = null;

  constructor(facts: Facts, results: Iterable<GameResult>) {
    this.#facts = facts;
    this.#format = formatOf(facts);
    this.#variants = new Variants(contestOf(facts.contest), facts.tournament.rules.openings);
    this.add(results);
  }

  /** Counts those results that the format asks for, and says whether anything came of it. */
  add(results: Iterable<GameResult>): boolean {
    for (const result of results) {
      const { pairing } = result;
      if (!this.#results.has(pairing)) this.#aside.set(pairing.id, result);
    }
    if (this.#format === null) return false;
    const { games, next } = countGames(this.#format, this.#results, this.#aside, this.#next);
    this.#next = next;
    if (games.length === 0) return false;
    for (const game of games) {
      this.#pairCounts.add(game);
      this.#seatTallies.add(game);
    }
    this.#left = null;
    this.#standings = null;
    return true;
  }

  get facts(): Facts {
    return this.#facts;
  }

  /** Takes over what has changed beside the play: states, dates. */
  update(facts: Facts): void {
    this.#facts = facts;
  }

  /** The same with other facts: whoever came or went, what was played between the others counts. */
  with(facts: Facts): Course {
    return new Course(facts, [...this.#results.games(), ...this.#aside.values()]);
  }

  /** Games that can be played now, in their order. */
  get next(): readonly Pairing[] {
    return this.#next ?? [];
  }

  get isOver(): boolean {
    return this.#format !== null && this.next.length === 0;
  }

  get done(): number {
    return this.#results.size;
  }

  get standings(): Standings {
    this.#standings ??= this.#format?.standings(this.#results) ?? unplayed(this.#facts);
    return this.#standings;
  }

  /** How many games of its own an entrant has to come, as far as they are known. */
  leftOf(entrant: EntrantId): number {
    this.#left ??= countEach(this.next.flatMap(({ first, second }) => [first, second]));
    return this.#left.get(entrant) ?? 0;
  }

  /** Who did how against whom. */
  get pairCounts(): PairCounts {
    return this.#pairCounts;
  }

  /** How everybody did with each seat, and by what. */
  get seatTallies(): SeatTallies {
    return this.#seatTallies;
  }

  /** The contest as a game of it is played. */
  contestOf(pairing: Pairing): Contest {
    return this.#variants.of(pairing);
  }
}

function formatOf({ tournament: { rules, seed }, entrants }: Facts): Format | null {
  const listed = entrants.map(({ submission, author }) => ({
    id: String(submission),
    author: String(author),
  }));
  const format = makeFormat(tournamentOf(rules, seed, listed));
  return format.ok ? format.value : null;
}

/** Everybody where they began. */
function unplayed({ tournament: { rules }, entrants }: Facts): Standings {
  const none = { won: 0, drawn: 0, lost: 0 };
  const table = entrants.map(({ submission }) => ({
    rank: 1,
    entrant: String(submission),
    points: 0,
    games: none,
    matches: none,
    ties: rules.scoring.ties.map(() => 0),
  }));
  return { table, stages: [], left: 0 };
}

function countEach(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
