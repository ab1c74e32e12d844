import { type EntrantId, HOUSE, type HouseLevel, type Match, type Pairing } from './match.js';
import type { GameResult, PlayedMatch } from './results.js';
import type { DrawnGame, SeriesRules } from './rules.js';
import type { Outcomes } from './tally.js';

/** How the games of a match stand, from the side of whoever sat first in the first of them. */
export interface MatchScore extends Outcomes {
  readonly margin: number;
  /** Who has won the match; `level` if it ended without a winner, `open` while it goes on. */
  readonly state: 'open' | Side | 'level';
  /** Games that can be played now. */
  readonly next: readonly Pairing[];
}

type Side = 'first' | 'second';

type GrowingScore = { -readonly [Key in keyof Outcomes | 'margin']: number };

/** One game of a match, after whatever it took to settle it. */
type Settled = {
  readonly winner: Side | null;
  readonly bothLost: boolean;
  readonly margin: number;
};

/** How the games of a match follow one another, and when it is decided. */
export class Series {
  readonly #rules: SeriesRules;
  readonly #drawnGame: DrawnGame;
  readonly #openings: number;
  readonly #extraPairs: number;

  /** `extraPairs`: so often two more games are played while a match that must be won is level. */
  constructor(rules: SeriesRules, openings = 1, extraPairs = 0) {
    this.#rules = rules;
    this.#drawnGame = rules.drawnGame ?? { replays: [], house: null };
    this.#openings = openings;
    this.#extraPairs = extraPairs;
  }

  /** The games of a match, if it goes the whole way without extra ones. */
  get length(): number {
    return this.#rules.length * (this.#rules.stopsWhenDecided ? 1 : this.#openings);
  }

  /** The fewest games in which a match can be won, if it is over then; else all of them. */
  get gamesToWin(): number {
    return this.#rules.stopsWhenDecided ? Math.floor(this.length / 2) + 1 : this.length;
  }

  /** The games of a match that can be played now. */
  next(match: Match, played: PlayedMatch | undefined): readonly Pairing[] {
    if (played !== undefined) return this.score(played).next;
    const all = range(1, this.length).map((game) => [this.#pairing(match, game)]);
    return this.#needed(all, 0).flat();
  }

  score(played: PlayedMatch): MatchScore {
    played.score ??= this.#score(played);
    return played.score;
  }

  /** How many games of a match are to come, at most; of extra ones, those of the pair it is at. */
  left(played: PlayedMatch): number {
    const { state, won, drawn, lost, neither } = this.score(played);
    if (state !== 'open') return 0;
    const left = this.length - (won + drawn + lost + neither);
    return left > 0 ? left : 2 + (left % 2);
  }

  #score({ match, games }: PlayedMatch): MatchScore {
    const tally = { won: 0, drawn: 0, lost: 0, neither: 0, margin: 0 };
    const regular = this.#count(match, games, 1, this.length, tally);
    const waiting =
      regular.length > 0
        ? this.#needed(regular, Math.abs(tally.won - tally.lost))
        : this.#extra(match, games, tally);
    const state = waiting.length > 0 ? 'open' : winnerOf(tally);
    // Field by field: what a spread makes is read ten times as slowly, and tables read all of them.
    const { won, drawn, lost, neither, margin } = tally;
    return { won, drawn, lost, neither, margin, state, next: waiting.flat() };
  }

  /** Two more games, and two more, as long as a match that must be won is level. */
  #extra(match: Match, games: PlayedMatch['games'], tally: GrowingScore): Pairing[][] {
    for (let pair = 0; pair < this.#extraPairs && tally.won === tally.lost; pair++) {
      const from = this.length + 2 * pair + 1;
      const waiting = this.#count(match, games, from, from + 1, tally);
      if (waiting.length > 0) return waiting;
    }
    return [];
  }

  /** Adds the games that are settled; what the others wait for is the answer. */
  #count(
    match: Match,
    games: PlayedMatch['games'],
    from: number,
    to: number,
    tally: GrowingScore,
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

  /**
   * Of a match that may be decided early, no more games than are surely needed: as many as it takes
   * whoever leads to be further ahead than games are left, winning all of them.
   */
  #needed(waiting: Pairing[][], lead: number): Pairing[][] {
    if (!this.#rules.stopsWhenDecided) return waiting;
    return waiting.slice(0, Math.max(0, Math.floor((waiting.length - lead) / 2) + 1));
  }

  /** Who won a game in the end, or what must be played before that is known. */
  #settle(match: Match, game: number, games: PlayedMatch['games']): Settled | Pairing[] {
    const { replays, house } = this.#drawnGame;
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
    const trials = [match.first, match.second].map((entrant) =>
      this.#trial(match, game, entrant, house),
    );
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
    const options = this.#drawnGame.replays[replay - 1] ?? {};
    return {
      ...this.#pairing(match, game),
      id: `${match.id}.${game}r${replay}`,
      step: 'replay',
      options,
    };
  }

  /** Both play the house from the same seat, in the conditions of the last replay. */
  #trial(match: Match, game: number, entrant: EntrantId, level: HouseLevel): Pairing {
    const { replays } = this.#drawnGame;
    return {
      ...this.#pairing(match, game),
      id: `${match.id}.${game}h${entrant === match.first ? 1 : 2}`,
      step: 'house',
      first: entrant,
      second: HOUSE,
      level,
      options: replays.at(-1) ?? {},
    };
  }

  /** All games of an opening before the next one; in a match of unknown length, a pair of each. */
  #opening(game: number): number {
    const each = this.#rules.stopsWhenDecided ? 2 : this.#rules.length;
    return Math.floor((game - 1) / each) % this.#openings;
  }
}

/** Above 0 if the first did better against the house: a win in fewer turns, a loss after more. */
function compareTrials(one: GameResult, two: GameResult): number {
  const worth = ({ winner, bothLost }: GameResult) =>
    winner === 'first' ? 1 : winner === null && !bothLost ? 0 : -1;
  const better = worth(one) - worth(two);
  return better !== 0 ? better : (two.plies - one.plies) * worth(one);
}

function winnerOf({ won, lost }: Pick<Outcomes, 'won' | 'lost'>): MatchScore['state'] {
  if (won === lost) return 'level';
  return won > lost ? 'first' : 'second';
}

function swapped(side: Side): Side {
  return side === 'first' ? 'second' : 'first';
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
