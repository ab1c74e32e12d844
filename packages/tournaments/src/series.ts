import { HOUSE, type Match, type Pairing } from './match.js';
import type { GameResult, PlayedMatch } from './results.js';
import type { SeriesRules } from './rules.js';

/** How the games of a match stand, from the side of whoever sat first in the first of them. */
export interface MatchScore {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Games that earned neither of them anything. */
  readonly neither: number;
  readonly margin: number;
  /** Who has won the match; `level` if it ended without a winner, `open` while it goes on. */
  readonly state: 'open' | Side | 'level';
  /** Games that can be played now. */
  readonly next: readonly Pairing[];
}

type Side = 'first' | 'second';

/** One game of a match, after whatever it took to settle it. */
type Settled = {
  readonly winner: Side | null;
  readonly bothLost: boolean;
  readonly margin: number;
};

/** The series of most contests: a single game. */
export const ONE_GAME: SeriesRules = {
  length: 1,
  stopsWhenDecided: false,
  drawnGame: { replays: [], house: null },
};

/** How the games of a match follow one another, and when it is decided. */
export class Series {
  readonly #rules: SeriesRules;
  readonly #openings: number;
  readonly #extraPairs: number;

  /** `extraPairs`: so often two more games are played while a match that must be won is level. */
  constructor(rules: SeriesRules, openings = 1, extraPairs = 0) {
    this.#rules = rules;
    this.#openings = openings;
    this.#extraPairs = extraPairs;
  }

  /** The games of a match, if it goes the whole way without extra ones. */
  get length(): number {
    return this.#rules.length * (this.#rules.stopsWhenDecided ? 1 : this.#openings);
  }

  /** The games of a match that can be played now. */
  next(match: Match, played: PlayedMatch | undefined): readonly Pairing[] {
    if (played !== undefined) return this.score(played).next;
    return this.#offer(
      range(1, this.length).map((game) => [this.#pairing(match, game)]),
      0,
    );
  }

  score(played: PlayedMatch): MatchScore {
    played.score ??= this.#score(played);
    return played.score;
  }

  /** How many games of the whole match are behind it: all, once it is decided. */
  countGames(played: PlayedMatch): number {
    const { state, won, drawn, lost, neither } = this.score(played);
    return state === 'open' ? Math.min(won + drawn + lost + neither, this.length) : this.length;
  }

  #score({ match, games }: PlayedMatch): MatchScore {
    const tally = { won: 0, drawn: 0, lost: 0, neither: 0, margin: 0 };
    let waiting = this.#count(match, games, 1, this.length, tally);
    let last = this.length;
    for (let pair = 0; pair < this.#extraPairs; pair++) {
      if (waiting.length > 0 || tally.won !== tally.lost) break;
      waiting = this.#count(match, games, last + 1, last + 2, tally);
      last += 2;
    }
    const lead = Math.max(tally.won, tally.lost) + tally.drawn / 2;
    const isShort = this.#rules.stopsWhenDecided && lead > this.length / 2;
    const isOpen = waiting.length > 0 && !(isShort && last === this.length);
    const next = isOpen ? this.#offer(waiting, lead) : [];
    return { ...tally, state: isOpen ? 'open' : winnerOf(tally), next };
  }

  /** Adds the games that are settled; what the others wait for is the answer. */
  #count(
    match: Match,
    games: PlayedMatch['games'],
    from: number,
    to: number,
    tally: { won: number; drawn: number; lost: number; neither: number; margin: number },
  ): Pairing[][] {
    const waiting: Pairing[][] = [];
    for (const game of range(from, to)) {
      const settled = this.#settle(match, game, games);
      if (Array.isArray(settled)) {
        waiting.push(settled);
        continue;
      }
      if (settled.bothLost) tally.neither += 1;
      else if (settled.winner === null) tally.drawn += 1;
      else if (settled.winner === 'first') tally.won += 1;
      else tally.lost += 1;
      tally.margin += settled.margin;
    }
    return waiting;
  }

  /** Of a match that may be decided early, no more games than are surely needed. */
  #offer(waiting: readonly (readonly Pairing[])[], lead: number): readonly Pairing[] {
    const needed = this.#rules.stopsWhenDecided
      ? Math.max(1, Math.floor(this.length / 2 - lead) + 1)
      : waiting.length;
    return waiting.slice(0, needed).flat();
  }

  /** Who won a game in the end, or what must be played before that is known. */
  #settle(match: Match, game: number, games: PlayedMatch['games']): Settled | Pairing[] {
    const { replays, house } = this.#rules.drawnGame;
    const steps = [
      this.#pairing(match, game),
      ...replays.map((_, replay) => this.#replay(match, game, replay + 1)),
    ];
    let margin = 0;
    for (const step of steps) {
      const result = games.get(step.id);
      if (result === undefined) return [step];
      const isSwapped = step.first !== match.first;
      margin += (result.margin ?? 0) * (isSwapped ? -1 : 1);
      const { winner, bothLost } = result;
      if (bothLost) return { winner: null, bothLost, margin };
      if (winner !== null)
        return { winner: isSwapped ? swapped(winner) : winner, bothLost, margin };
    }
    if (house === null) return { winner: null, bothLost: false, margin };
    const trials = [match.first, match.second].map((entrant) => this.#trial(match, game, entrant));
    const [first, second] = trials.map(({ id }) => games.get(id));
    if (first === undefined || second === undefined) {
      return trials.filter(({ id }) => !games.has(id));
    }
    const better = compareTrials(first, second);
    const winner = better > 0 ? 'first' : better < 0 ? 'second' : null;
    return { winner, bothLost: false, margin };
  }

  #pairing(match: Match, game: number): Pairing {
    const isSwapped = game % 2 === 0;
    return {
      id: `${match.id}.${game}`,
      match,
      game,
      step: 'game',
      first: isSwapped ? match.second : match.first,
      second: isSwapped ? match.first : match.second,
      opening: this.#opening(game),
      options: {},
    };
  }

  /** The same game again, as drawn before but for what the contest changes. */
  #replay(match: Match, game: number, replay: number): Pairing {
    const options = this.#rules.drawnGame.replays[replay - 1] ?? {};
    return {
      ...this.#pairing(match, game),
      id: `${match.id}.${game}r${replay}`,
      step: 'replay',
      options,
    };
  }

  /** Both play the house from the same seat, in the conditions of the last replay. */
  #trial(match: Match, game: number, entrant: string): Pairing {
    const { replays } = this.#rules.drawnGame;
    const seats = { first: entrant, second: HOUSE };
    const id = `${match.id}.${game}h${entrant === match.first ? 1 : 2}`;
    const step = 'house' as const;
    return { ...this.#pairing(match, game), id, step, ...seats, options: replays.at(-1) ?? {} };
  }

  /** All games of an opening before the next one; in a match of unknown length, a pair of each. */
  #opening(game: number): number {
    const each = this.#rules.stopsWhenDecided ? 2 : this.#rules.length;
    return Math.floor((game - 1) / each) % this.#openings;
  }
}

/** Above 0 if the first did better against the house: a win in fewer turns, a loss after more. */
function compareTrials(one: GameResult, two: GameResult): number {
  const worth = ({ winner }: GameResult) => (winner === 'first' ? 1 : winner === null ? 0 : -1);
  const better = worth(one) - worth(two);
  return better !== 0 ? better : (two.plies - one.plies) * worth(one);
}

function winnerOf({ won, lost }: { won: number; lost: number }): MatchScore['state'] {
  if (won === lost) return 'level';
  return won > lost ? 'first' : 'second';
}

function swapped(side: Side): Side {
  return side === 'first' ? 'second' : 'first';
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
