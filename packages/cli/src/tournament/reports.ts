import { type AnyGame, type Language, games as ruleBooks } from '@daeguk/games';
import { describeVerdict, type RecordedGame, readRecordedGame } from '@daeguk/referee';
import type { EntrantId, Results } from '@daeguk/tournaments';
import type { Entrant } from '../entries.js';
import type { FinishedGame } from './finished-game.js';
import { recordOf, replayOf, type TournamentFolder } from './folder.js';
import type { TournamentPlan } from './plan.js';
import { gamesCsv, standingsCsv } from './report/csv.js';
import { replayPage } from './report/html/replay-page.js';
import { reportPage } from './report/html/report-page.js';
import { replayData } from './report/replay-data.js';
import { makeReport, type TournamentReport } from './report/report.js';
import { textReport } from './report/text.js';

/** The reports of a tournament, and the files they go to. */
export class Reports {
  readonly #plan: TournamentPlan;
  readonly #folder: TournamentFolder;
  readonly #entrants: ReadonlyMap<EntrantId, Entrant>;
  readonly #language: Language;
  readonly #book: AnyGame;

  constructor(
    plan: TournamentPlan,
    folder: TournamentFolder,
    entrants: ReadonlyMap<EntrantId, Entrant>,
    language: Language,
  ) {
    this.#plan = plan;
    this.#folder = folder;
    this.#entrants = entrants;
    this.#language = language;
    this.#book = ruleBooks.get(plan.contest.game) as AnyGame;
  }

  /** What programs read is in English, whoever organises the tournament. */
  make(
    results: Results,
    games: readonly FinishedGame[],
    language: Language = 'en',
  ): TournamentReport {
    const { name, contest, tournament, schedule } = this.#plan;
    return makeReport({
      name,
      contest,
      format: tournament.format.kind,
      scoring: tournament.scoring,
      seed: tournament.seed,
      entrants: tournament.entrants.map((entrant) => ({
        ...entrant,
        kind: this.#kindOf(entrant.id),
      })),
      standings: schedule.standings(results),
      games,
      detail: (game) => this.detail(game, language),
      files: ({ pairing, seal }) => ({
        record: seal === null ? null : recordOf(pairing),
        replay: seal === null ? null : replayOf(pairing),
      }),
    });
  }

  /** Why a game ended as it did, in a sentence. */
  detail({ verdict }: FinishedGame, language: Language): string {
    return describeVerdict(this.#book, verdict, language);
  }

  write(results: Results, games: readonly FinishedGame[]): void {
    const language = this.#language;
    const report = this.make(results, games);
    const local = language === 'en' ? report : this.make(results, games, language);
    this.#folder.write('report.html', reportPage(local, language));
    this.#folder.write('standings.txt', `${textReport({ language }, local).join('\n')}\n`);
    this.#folder.write('standings.csv', standingsCsv(report));
    this.#folder.write('games.csv', gamesCsv(report));
    this.#folder.write('standings.json', `${JSON.stringify(report)}\n`);
  }

  /** A game as a page of its own. */
  writeReplay({ pairing }: FinishedGame, recorded: RecordedGame): void {
    const { first, second } = recorded.names;
    const data = replayData(recorded, this.#plan.name, { first, second }, this.#language);
    this.#folder.write(replayOf(pairing), replayPage(data, this.#language));
  }

  /** The pages that a power cut kept from being written. */
  writeMissingReplays(games: readonly FinishedGame[]): void {
    for (const game of games) {
      if (game.seal === null || this.#folder.has(replayOf(game.pairing))) continue;
      const recorded = readRecordedGame(this.#folder.read(recordOf(game.pairing)));
      if (recorded.ok) this.writeReplay(game, recorded.value);
    }
  }

  #kindOf(id: EntrantId): 'program' | 'house' | 'random' | 'unbuilt' {
    const kind = this.#entrants.get(id)?.kind ?? 'unbuilt';
    return kind === 'person' ? 'program' : kind;
  }
}
