import { describeVerdict, type RecordedMove, sideName } from '@daeguk/referee';
import { DONE, FAILED, type Io, tell } from '../io.js';
import { evidenceLines, shortName } from '../match/text-report.js';
import { complain, text } from '../messages.js';
import { Comparison } from './comparison.js';
import { say } from './messages.js';
import type { AgainPlan, AgainWatcher, PlayedAgain } from './play-again.js';

const SILENT_SECONDS = 5;

/** Tells how a game goes this time, and where it left the old one. */
export class AgainReport implements AgainWatcher {
  readonly #io: Io;
  readonly #plan: AgainPlan;
  readonly #isJson: boolean;
  #comparison: Comparison;
  #silence: NodeJS.Timeout | undefined;

  constructor(io: Io, plan: AgainPlan, isJson: boolean) {
    this.#io = io;
    this.#plan = plan;
    this.#isJson = isJson;
    this.#comparison = new Comparison(plan.recorded, plan.seat);
  }

  began(): void {
    this.#comparison = new Comparison(this.#plan.recorded, this.#plan.seat);
    this.#waitFor(1);
  }

  tellTitle(): void {
    const { recorded, seat, player, isTimed } = this.#plan;
    const values = {
      player: shortName(player.name),
      before: shortName(recorded.names[seat]),
      side: sideName(recorded.game, seat, this.#io.language),
      clock: say(this.#io, `again.clock.${isTimed ? 'on' : 'off'}`),
    };
    this.#tell(say(this.#io, 'again.title', values));
  }

  moved(move: RecordedMove): void {
    this.#waitFor(move.ply + 1);
    if (!this.#comparison.add(move)) return;
    const { followed, deviation } = this.#comparison;
    this.#tellFollowed(followed);
    if (deviation === null) return;
    const { was, ...values } = { ...deviation, level: this.#plan.level };
    this.#tell(
      was === null
        ? say(this.#io, 'again.beyond', values)
        : say(this.#io, 'again.differs', { ...values, was }),
    );
  }

  /** Nothing more is waited for. */
  close(): void {
    clearTimeout(this.#silence);
  }

  /** The exit code: a player that fails again has failed. */
  end(played: PlayedAgain, isStopped: boolean): number {
    const { seat, breakAt } = this.#plan;
    const { verdict } = played;
    if (this.#isJson) this.#io.out(this.#jsonLine(played));
    else this.#tellEnd(played);
    if (breakAt !== null && !isStopped) {
      complain(this.#io, say(this.#io, 'error.no-break', { plies: verdict.plies, ply: breakAt }));
    }
    if (isStopped) this.#io.err(`${text(this.#io, 'match.interrupted')}\n`);
    const hasFailed = verdict.culprit === seat || verdict.ending === 'void';
    return hasFailed || isStopped || breakAt !== null ? FAILED : DONE;
  }

  /** Without a clock nobody ends a game whose player never answers: whoever waits is told so. */
  #waitFor(ply: number): void {
    clearTimeout(this.#silence);
    if (this.#plan.isTimed) return;
    this.#silence = setTimeout(() => {
      const values = { ply, seconds: SILENT_SECONDS };
      this.#io.err(`${say(this.#io, 'again.silent', values)}\n`);
    }, SILENT_SECONDS * 1000);
  }

  #tellFollowed(plies: number): void {
    if (plies === 1) this.#tell(say(this.#io, 'again.ply-as-before', { ply: 1 }));
    else if (plies > 1) this.#tell(say(this.#io, 'again.as-before', { from: 1, to: plies }));
  }

  #tellEnd({ verdict, evidence }: PlayedAgain): void {
    const { game, verdict: before } = this.#plan.recorded;
    const { followed, deviation } = this.#comparison;
    if (deviation === null) this.#tellFollowed(followed);
    const shown = (what: typeof before) => ({
      plies: what.plies,
      verdict: describeVerdict(game, what, this.#io.language),
    });
    this.#tell(say(this.#io, 'again.before', shown(before)));
    this.#tell(say(this.#io, 'again.end', shown(verdict)));
    for (const line of evidenceLines(this.#io, { verdict, evidence })) this.#tell(line);
  }

  #jsonLine({ verdict }: PlayedAgain): string {
    const { recorded, seat } = this.#plan;
    const { followed, deviation } = this.#comparison;
    const told = ({ winner, ending, plies }: typeof verdict) => ({ winner, ending, plies });
    return JSON.stringify({
      as: seat,
      followed,
      deviated: deviation,
      ...told(verdict),
      detail: describeVerdict(recorded.game, verdict),
      before: {
        ...told(recorded.verdict),
        detail: describeVerdict(recorded.game, recorded.verdict),
      },
    });
  }

  /** Where lines for a debugger are wanted, nothing else goes to stdout. */
  #tell(line: string): void {
    if (this.#isJson) return;
    if (this.#plan.breakAt === null) tell(this.#io, line);
    else this.#io.err(`${line}\n`);
  }
}
