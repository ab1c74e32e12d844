import { join } from 'node:path';
import { excerpt } from '@daeguk/games';
import type { RecordedGame } from '@daeguk/referee';
import { HOUSE, type Pairing, Results } from '@daeguk/tournaments';
import type { Io } from '../io.js';
import { complain } from '../messages.js';
import { Progress } from '../progress.js';
import type { FinishedGame } from './finished-game.js';
import { recordOf, type TournamentFolder } from './folder.js';
import { jsonGame, jsonStandings } from './json-lines.js';
import { say } from './messages.js';
import type { TournamentPlan } from './plan.js';
import { LiveProgress, progressLine, type Status } from './progress.js';
import type { TournamentReport } from './report/report.js';
import { textReport } from './report/text.js';
import type { Reports } from './reports.js';
import type { HostTrouble, RunWatcher } from './run.js';
import { TroubleWatch } from './trouble.js';

interface Setting {
  readonly io: Io;
  readonly plan: TournamentPlan;
  readonly folder: TournamentFolder;
  readonly reports: Reports;
  readonly isJson: boolean;
}

const SECONDS_BETWEEN_REPORTS = 20;

/** One sitting of a tournament: what is done, and how it is told on screen and in reports. */
export class Session implements RunWatcher {
  readonly results: Results;
  readonly #setting: Setting;
  readonly #games: FinishedGame[];
  readonly #trouble = new TroubleWatch();
  readonly #running = new Set<string>();
  readonly #live: LiveProgress | null;
  /** For whoever sends the results elsewhere and watches all the same. */
  readonly #line: Progress;
  #nextReport = 0;

  constructor(setting: Setting, done: readonly FinishedGame[]) {
    const { io, plan, isJson } = setting;
    this.#setting = setting;
    this.#games = [...done];
    this.results = new Results(done);
    for (const game of done) this.#trouble.add(game);
    const isLive = io.outRows > 0 && !isJson;
    const live = { io, name: plan.name, nameOf: this.#nameOf, report: () => this.report() };
    this.#live = isLive ? new LiveProgress(live) : null;
    this.#line = new Progress(io);
  }

  report(): TournamentReport {
    return this.#setting.reports.make(this.results, this.#games);
  }

  began(pairing: Pairing): void {
    this.#running.add(pairing.id);
    this.#live?.began(pairing);
  }

  finished(game: FinishedGame, recorded: RecordedGame | null): void {
    const { io, isJson, reports } = this.#setting;
    this.#games.push(game);
    this.#ended(game.pairing, true);
    if (recorded !== null) reports.writeReplay(game, recorded);
    if (isJson) io.out(JSON.stringify(jsonGame(game, this.#nameOf, reports.detail(game, 'en'))));
    for (const { entrant, count } of this.#trouble.add(game)) this.#warn(entrant, count, game);
    this.#writeNowAndThen();
  }

  dropped(pairing: Pairing): void {
    this.#ended(pairing, false);
  }

  finishing(): void {
    this.#say(say(this.#setting.io, 'note.finishing', { running: this.#running.size }));
  }

  /** Ends the show: all reports, and the final table on the screen. True if it is over and all is written. */
  close(trouble: HostTrouble | null): boolean {
    const { io, isJson, folder } = this.#setting;
    this.#live?.close();
    this.#line.clear();
    const report = this.report();
    const problem = this.#writeAll();
    if (isJson) io.out(JSON.stringify(jsonStandings(report, folder.path)));
    else for (const line of textReport(io, report)) io.out(line);
    if (trouble !== null) this.#tellTrouble(trouble);
    if (problem !== null) complain(io, say(io, 'error.reports', { folder: folder.path, problem }));
    const { done, left } = report.games;
    if (!report.isOver) io.err(`${say(io, 'note.stopped', { done, left })}\n`);
    if (!isJson) io.err(`${say(io, 'note.reports', { files: `${folder.path}/report.html` })}\n`);
    return report.isOver && problem === null;
  }

  /** What kept the reports from being written, if anything did: the games count all the same. */
  #writeAll(): string | null {
    const { reports } = this.#setting;
    try {
      reports.writeMissingReplays(this.#games);
      reports.write(this.results, this.#games);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  }

  #ended(pairing: Pairing, counts: boolean): void {
    this.#running.delete(pairing.id);
    this.#live?.ended(pairing, counts);
    if (this.#live === null) this.#line.show(() => progressLine(this.#setting.io, this.#status()));
  }

  #status(): Status {
    const { left } = this.#setting.plan.schedule.standings(this.results);
    return { done: this.#games.length, left, running: this.#running.size, time: '' };
  }

  #warn(entrant: string, count: number, game: FinishedGame): void {
    const { io, reports } = this.#setting;
    const name = excerpt(this.#nameOf(entrant));
    const detail = reports.detail(game, io.language);
    const record = join(this.#setting.folder.path, recordOf(game.pairing));
    this.#say(say(io, 'note.trouble', { name, count, detail, record }));
  }

  /** Reports can be looked at while games go on; for many games they are made less often. */
  #writeNowAndThen(): void {
    const start = performance.now();
    if (start < this.#nextReport) return;
    this.#setting.reports.write(this.results, this.#games);
    const took = performance.now() - start;
    this.#nextReport = performance.now() + SECONDS_BETWEEN_REPORTS * Math.max(1000, took);
  }

  #tellTrouble({ pairing, evidence }: HostTrouble): void {
    const { io } = this.#setting;
    const first = this.#nameOf(pairing.first);
    const second = this.#nameOf(pairing.second);
    complain(io, say(io, 'error.host', { first, second, evidence }));
  }

  #say(line: string): void {
    if (this.#live !== null) {
      this.#live.say(line);
      return;
    }
    this.#line.clear();
    this.#setting.io.err(`${line}\n`);
  }

  readonly #nameOf = (id: string): string => {
    const { entrants } = this.#setting.plan.tournament;
    return entrants.find((entrant) => entrant.id === id)?.name ?? HOUSE;
  };
}
