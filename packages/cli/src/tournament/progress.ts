import { printable } from '@daeguk/games';
import type { Pairing } from '@daeguk/tournaments';
import { cutTo } from '../columns.js';
import type { Io } from '../io.js';
import { Screen } from '../screen.js';
import { say } from './messages.js';
import type { TournamentReport } from './report/report.js';
import { crossLines, standingLines } from './report/text.js';

const MILLISECONDS_BETWEEN = 500;
const BAR_COLUMNS = 40;

interface Setting {
  readonly io: Io;
  readonly name: string;
  nameOf(entrant: string): string;
  /** Made anew for each look that comes after a result. */
  report(): TournamentReport;
}

export interface Status {
  readonly done: number;
  /** Those that are running among them. */
  readonly left: number;
  readonly running: number;
  readonly time: string;
}

export function progressLine(io: Io, { done, left, running, time }: Status): string {
  const waiting = Math.max(0, left - running);
  return say(io, 'live.progress', { done, total: done + left, running, left: waiting, time });
}

/** What a terminal shows while games are played: how far it is, what is on, and the table. */
export class LiveProgress {
  readonly #setting: Setting;
  readonly #screen: Screen;
  readonly #timer: NodeJS.Timeout;
  readonly #start = performance.now();
  readonly #running = new Map<string, { readonly pairing: Pairing; readonly since: number }>();
  #finished = 0;
  #report: TournamentReport;
  #isStale = false;
  #nextReport = 0;

  constructor(setting: Setting) {
    this.#setting = setting;
    this.#screen = new Screen(setting.io);
    this.#report = setting.report();
    this.#timer = setInterval(() => this.draw(), MILLISECONDS_BETWEEN);
  }

  began(pairing: Pairing): void {
    this.#running.set(pairing.id, { pairing, since: performance.now() });
  }

  ended(pairing: Pairing, counts: boolean): void {
    this.#running.delete(pairing.id);
    if (counts) this.#finished += 1;
    this.#isStale = true;
  }

  /** What is said meanwhile goes above, and stays. */
  say(line: string): void {
    this.#screen.clear();
    this.#setting.io.out(line);
    this.draw();
  }

  draw(): void {
    if (this.#isStale) this.#renew();
    this.#screen.draw(this.#lines());
  }

  /** The table of many takes its time: it must not keep games waiting, so it is made less often. */
  #renew(): void {
    const start = performance.now();
    if (start < this.#nextReport) return;
    this.#report = this.#setting.report();
    this.#isStale = false;
    this.#nextReport = performance.now() + 20 * (performance.now() - start);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#screen.clear();
  }

  #lines(): string[] {
    const { io, name } = this.#setting;
    const { done, left } = this.#report.games;
    const total = done + left;
    const status = { done, left, running: this.#running.size, time: this.#timeToGo() };
    const filled = total === 0 ? 0 : Math.round((done / total) * BAR_COLUMNS);
    const head = [
      cutTo(printable(name), 78),
      `[${'#'.repeat(filled)}${'.'.repeat(BAR_COLUMNS - filled)}]`,
      progressLine(io, status),
      ...[...this.#running.values()].map((game) => `  ${this.#gameLine(game)}`),
      '',
    ];
    const room = io.outRows - head.length - 1;
    const table = standingLines(io, this.#report, Math.max(2, room - 1));
    const cross = ['', ...crossLines(io, this.#report)];
    const hasRoom = table.length + cross.length <= room;
    const lines = [...head, ...table, ...(hasRoom ? cross : [])].slice(0, io.outRows - 1);
    // A line that went on below would take the place of another.
    return lines.map((line) => cutTo(line, io.outColumns));
  }

  #gameLine({ pairing, since }: { pairing: Pairing; since: number }): string {
    const { io, nameOf } = this.#setting;
    const name = (id: string) => cutTo(printable(nameOf(id)), 28);
    const time = duration(io, performance.now() - since);
    return `${name(pairing.first)} – ${name(pairing.second)}  ${time}`;
  }

  /** From how long the games took that were finished since we began. */
  #timeToGo(): string {
    const { io } = this.#setting;
    if (this.#finished === 0) return '';
    const each = (performance.now() - this.#start) / this.#finished;
    return say(io, 'live.time', { time: duration(io, each * this.#report.games.left) });
  }
}

function duration(io: Io, milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 100) return say(io, 'unit.seconds', { count: Math.round(seconds) });
  if (seconds < 6000) return say(io, 'unit.minutes', { count: Math.round(seconds / 60) });
  return say(io, 'unit.hours', { count: Math.round(seconds / 360) / 10 });
}
