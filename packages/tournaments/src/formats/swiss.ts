import type { Format } from '../format.js';
import type { EntrantId, Match, Pairing } from '../match.js';
import type { Results } from '../results.js';
import type { Scoring } from '../rules.js';
import { ScoreTable } from '../scoring.js';
import type { Series } from '../series.js';
import type { Standing, Standings } from '../standings.js';
import { drawRound } from '../swiss/draw.js';
import { History } from '../swiss/history.js';

interface Setting {
  /** The best first. */
  readonly seeds: readonly EntrantId[];
  readonly rounds: number;
  readonly series: Series;
  readonly scoring: Scoring;
}

interface Round {
  readonly matches: readonly Match[];
  readonly resting: EntrantId | null;
}

/** Round by round, those meet who stand about equal and have not met yet. */
export class Swiss implements Format {
  readonly #setting: Setting;
  /** Rounds once drawn stay: they hang on results that do not change any more. */
  readonly #drawn = new WeakMap<Results, Round[]>();

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  next(results: Results): readonly Pairing[] {
    const { series } = this.#setting;
    const last = this.#rounds(results).at(-1);
    return (last?.matches ?? []).flatMap((match) => series.next(match, results.match(match.id)));
  }

  standings(results: Results): Standings {
    const { seeds, rounds, series } = this.#setting;
    let left = rounds * Math.floor(seeds.length / 2) * series.length;
    for (const played of results.inStage('')) left -= series.length - series.left(played);
    return { table: this.#table(results, this.#rounds(results)), stages: [], left };
  }

  /** All rounds that can be drawn: the next one as soon as the last is over. */
  #rounds(results: Results): readonly Round[] {
    const rounds = this.#drawn.get(results) ?? [];
    this.#drawn.set(results, rounds);
    while (rounds.length < this.#setting.rounds && this.#isOver(rounds.at(-1), results)) {
      rounds.push(this.#draw(rounds, results));
    }
    return rounds;
  }

  #isOver(round: Round | undefined, results: Results): boolean {
    const { series } = this.#setting;
    return (round?.matches ?? []).every(({ id }) => {
      const played = results.match(id);
      return played !== undefined && series.score(played).state !== 'open';
    });
  }

  #draw(before: readonly Round[], results: Results): Round {
    const history = new History(before);
    const isSeatWorth = this.#setting.series.length % 2 === 1;
    const { pairs, resting } = drawRound(this.#table(results, before), history, isSeatWorth);
    const round = before.length + 1;
    const matches = pairs.map(([one, two], index): Match => {
      const [first, second] = history.seated(one, two, index);
      return { id: `${round}/${index + 1}`, stage: '', round, first, second };
    });
    return { matches, resting };
  }

  /** As it stood after these rounds, whatever else was played. Whoever rests has the points of a win. */
  #table(results: Results, rounds: readonly Round[]): Standing[] {
    const { scoring, series, seeds } = this.#setting;
    const worth = scoring.win * (scoring.per === 'match' ? 1 : series.gamesToWin);
    const rests = new Map<EntrantId, number>();
    for (const { resting } of rounds) {
      if (resting !== null) rests.set(resting, (rests.get(resting) ?? 0) + 1);
    }
    const played = results.inStage('').filter(({ match }) => match.round <= rounds.length);
    const table = new ScoreTable(scoring, series, seeds, results, played);
    return table.standings((entrant) => (rests.get(entrant) ?? 0) * worth);
  }
}
