import type { Sandbox } from '@daeguk/sandbox';
import { Arbiter } from './arbiter.js';
import { type Conditions, drawConditions } from './conditions.js';
import type { Happening } from './happenings.js';
import { hostsOf } from './hosts.js';
import { MemoryMarks } from './memory-marks.js';
import type { Note, Order } from './orders.js';
import type { GamePlan } from './plan.js';
import { type Evidence, NO_EVIDENCE, type Player } from './players/player.js';
import { type PersonLines, seatPlayer } from './players/seat-player.js';
import { type RecordSink, RecordWriter } from './record.js';
import { happeningLine, headerLine, noteLine, type RecordLine, sentLine } from './record-lines.js';
import { type Both, both, other, seatNames } from './seats.js';
import { rounded } from './usage.js';
import { describeVerdict, type Verdict } from './verdict.js';

export interface AttemptSetting {
  readonly plan: GamePlan;
  readonly sandbox: Sandbox;
  /** Counts from 1; more only when the platform spoilt the ones before. */
  readonly number: number;
  readonly sink: RecordSink;
  readonly persons: PersonLines;
  watch(note: Note): void;
}

export interface AttemptReport {
  readonly verdict: Verdict;
  readonly evidence: Both<Evidence>;
  /** How many moves the referee made in a player's stead. */
  readonly movedFor: Both<number>;
}

export const NO_MOVES: Both<number> = { first: 0, second: 0 };

/** One playing of a game, from the opening of the boxes to the seal of the record. */
export class Attempt {
  readonly #setting: AttemptSetting;
  readonly #conditions: Conditions;
  readonly #record: RecordWriter;
  readonly #arbiter: Arbiter;
  readonly #players: Both<Player>;
  readonly #start = performance.now();
  readonly #verdict: Promise<Verdict>;
  #finish: (verdict: Verdict) => void = () => {};
  #farewells: Both<readonly Uint8Array[]> = { first: [], second: [] };
  readonly #movedFor = { ...NO_MOVES };
  readonly #memory = new MemoryMarks();
  #keptLeft: number;
  #isOver = false;

  constructor(setting: AttemptSetting) {
    const { plan, sink } = setting;
    this.#setting = setting;
    this.#conditions = drawConditions(plan.contest, plan.seed);
    this.#record = new RecordWriter(sink);
    this.#keptLeft = plan.contest.limits.output.keptBytes;
    const hosts = hostsOf(plan, this.#conditions);
    this.#arbiter = new Arbiter(plan.contest, this.#conditions, hosts);
    this.#players = both((seat) =>
      seatPlayer({
        plan,
        seat,
        host: hosts[seat],
        game: this.#conditions.game,
        sandbox: setting.sandbox,
        persons: setting.persons,
        tell: (happening) => this.tell(happening),
      }),
    );
    this.#verdict = new Promise((resolve) => {
      this.#finish = resolve;
    });
  }

  async play(): Promise<AttemptReport> {
    this.#write(this.#header());
    // Both to the end, whatever becomes of the other: a box that is still being made cannot be ended.
    const opened = await Promise.allSettled(seatNames.map((seat) => this.#players[seat].open()));
    const failed = opened.find((open) => open.status === 'rejected');
    if (failed === undefined) this.#guarded(() => this.#obey(this.#arbiter.begin()));
    else this.tell({ event: 'spoilt', reason: 'sandbox', evidence: messageOf(failed.reason) });
    const verdict = await this.#verdict;
    const ends = await Promise.allSettled(
      seatNames.map((seat) => this.#players[seat].close(this.#farewells[seat])),
    );
    const [first = NO_EVIDENCE, second = NO_EVIDENCE] = ends.map((end) =>
      end.status === 'fulfilled' ? end.value : NO_EVIDENCE,
    );
    const evidence = { first, second };
    return { verdict: this.#conclude(verdict, evidence), evidence, movedFor: this.#movedFor };
  }

  /** Something happened: note it, and do what the arbiter makes of it. */
  tell(happening: Happening): void {
    if (this.#isOver) return;
    this.#guarded(() => {
      const orders = this.#arbiter.handle(happening);
      this.#writeHappening(happening, orders);
      this.#obey(orders);
      // By now the next question is out, and whoever has it thinks while we write.
      this.#record.flush();
    });
  }

  #obey(orders: readonly Order[]): void {
    for (const order of orders) {
      switch (order.order) {
        case 'note':
          this.#note(order.note);
          break;
        case 'ask':
        case 'choose':
          this.#ask(order);
          break;
        case 'close':
          this.#isOver = true;
          this.#farewells = order.farewells;
          this.#finish(order.verdict);
      }
    }
  }

  #ask(order: Extract<Order, { order: 'ask' | 'choose' }>): void {
    const { seat, milliseconds } = order;
    const messages = order.order === 'ask' ? order.messages : [];
    if (milliseconds !== null) this.#players[other(seat)].rest();
    if (messages.length > 0) this.#write(sentLine(seat, messages));
    this.#players[seat].ask({ messages, milliseconds, situation: () => this.#arbiter.situation });
  }

  #note(note: Note): void {
    if (note.event === 'moved' && note.instead !== null) this.#movedFor[note.seat] += 1;
    this.#write(noteLine(note));
    const isMove = note.event === 'moved';
    this.#setting.watch(isMove ? { ...note, memory: this.#memory.of(note.seat) } : note);
  }

  /** Chatter that changes nothing is kept only as far as the contest allows. */
  #writeHappening(happening: Happening, orders: readonly Order[]): void {
    if (happening.event === 'said') {
      const [only] = orders.length === 1 ? orders : [];
      if (only?.order === 'note' && only.note.event === 'debug') return;
      if (orders.length === 0) {
        this.#keptLeft -= happening.frame.length;
        if (this.#keptLeft < 0) return;
      }
    }
    this.#memory.see(happening);
    this.#write(happeningLine(happening));
  }

  #header(): RecordLine {
    const { plan, number } = this.#setting;
    return headerLine(plan, this.#conditions, number, new Date().toISOString());
  }

  #conclude(verdict: Verdict, evidence: Both<Evidence>): Verdict {
    const detail = describeVerdict(this.#conditions.game, verdict);
    try {
      this.#write({ event: 'verdict', ...verdict, detail });
      for (const seat of seatNames) this.#write({ event: 'evidence', seat, ...evidence[seat] });
      this.#record.seal();
      return verdict;
    } catch (error) {
      const { reason, evidence: values } = spoiltBy(error);
      return {
        ...verdict,
        winner: null,
        culprit: null,
        ending: 'void',
        cause: reason,
        values: { evidence: values },
      };
    }
  }

  #write(line: RecordLine): void {
    const { event, ...rest } = line;
    this.#record.write({ event, at: rounded(performance.now() - this.#start), ...rest });
  }

  /** Whatever fails in here is the platform's fault and must never be a player's loss. */
  #guarded(act: () => void): void {
    try {
      act();
    } catch (error) {
      if (this.#isOver) return;
      const happening = spoiltBy(error);
      this.#write(happeningLine(happening));
      this.#obey(this.#arbiter.handle(happening));
    }
  }
}

/** A fault of ours, and whether it is the disk's. */
function spoiltBy(error: unknown): Extract<Happening, { event: 'spoilt' }> {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const isDisk = /^E(NOSPC|DQUOT|IO|ROFS|FBIG)$/.test(code);
  return { event: 'spoilt', reason: isDisk ? 'disk' : 'referee', evidence: messageOf(error) };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
