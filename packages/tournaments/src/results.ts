import type { EntrantId, Match, Pairing } from './match.js';
import type { MatchScore } from './series.js';

/** What became of a game. */
export interface GameResult {
  readonly pairing: Pairing;
  /** Null: a draw, or neither of them earned anything (`bothLost`). */
  readonly winner: 'first' | 'second' | null;
  readonly bothLost: boolean;
  readonly ending: string;
  /** Who was at fault, if the game did not end by its rules. */
  readonly culprit: 'first' | 'second' | null;
  readonly plies: number;
  /** By how much the first seat was ahead at the end, in games that count something. */
  readonly margin: number | null;
}

/** A match of which at least one game is over. */
export interface PlayedMatch {
  readonly match: Match;
  /** The two entrants as numbers: sums over many matches go by these. */
  readonly first: number;
  readonly second: number;
  readonly games: ReadonlyMap<string, GameResult>;
  /** Worked out by the series, once for each new result. */
  score: MatchScore | null;
}

interface GrowingMatch extends PlayedMatch {
  readonly games: Map<string, GameResult>;
}

/** The results so far. What order they came in makes no difference to anything that reads them. */
export class Results {
  readonly #matches = new Map<string, GrowingMatch>();
  readonly #stages = new Map<string, GrowingMatch[]>();
  readonly #numbers = new Map<EntrantId, number>();
  #size = 0;

  constructor(results: Iterable<GameResult> = []) {
    for (const result of results) this.add(result);
  }

  /** False if that game was there already: it is never counted twice. */
  add(result: GameResult): boolean {
    const { id, match } = result.pairing;
    const played = this.#matches.get(match.id) ?? this.#begin(match);
    if (played.games.has(id)) return false;
    played.games.set(id, result);
    played.score = null;
    this.#size += 1;
    return true;
  }

  get size(): number {
    return this.#size;
  }

  has({ id, match }: Pairing): boolean {
    return this.#matches.get(match.id)?.games.has(id) ?? false;
  }

  match(id: string): PlayedMatch | undefined {
    return this.#matches.get(id);
  }

  matches(): Iterable<PlayedMatch> {
    return this.#matches.values();
  }

  /** Those of one part of the tournament. */
  inStage(stage: string): readonly PlayedMatch[] {
    return this.#stages.get(stage) ?? [];
  }

  *games(): Generator<GameResult> {
    for (const { games } of this.#matches.values()) yield* games.values();
  }

  /** The number that stands for an entrant in played matches; -1 if it has played none. */
  numberOf(entrant: EntrantId): number {
    return this.#numbers.get(entrant) ?? -1;
  }

  get entrantCount(): number {
    return this.#numbers.size;
  }

  #begin(match: Match): GrowingMatch {
    const first = this.#intern(match.first);
    const second = this.#intern(match.second);
    const begun = { match, first, second, games: new Map<string, GameResult>(), score: null };
    this.#matches.set(match.id, begun);
    const stage = this.#stages.get(match.stage);
    if (stage === undefined) this.#stages.set(match.stage, [begun]);
    else stage.push(begun);
    return begun;
  }

  #intern(entrant: EntrantId): number {
    const number = this.#numbers.get(entrant) ?? this.#numbers.size;
    this.#numbers.set(entrant, number);
    return number;
  }
}
