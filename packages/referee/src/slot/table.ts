import { existsSync, renameSync } from 'node:fs';
import { NO_MOVES } from '../attempt.js';
import type { Note } from '../orders.js';
import type { GamePlan } from '../plan.js';
import type { GameReport } from '../play-game.js';
import type { Evidence } from '../players/player.js';
import type { PersonLines } from '../players/seat-player.js';
import type { Both } from '../seats.js';
import { GameSlot, SlotFailure } from './slot.js';

/** What became of a game; there is no evidence where the slot itself failed. */
export interface TableReport extends Omit<GameReport, 'evidence'> {
  readonly evidence: Both<Evidence> | null;
}

export interface TableWatcher {
  began(): void;
  noted(note: Note): void;
  /** Where the persons at its seats are asked, if there are any. */
  readonly persons?: PersonLines;
}

/** Plays one game after the other in a slot, and gets itself a new slot when one breaks. */
export class GameTable {
  readonly #cores: readonly number[];
  readonly #signal: AbortSignal;
  #slot: GameSlot;

  constructor(cores: readonly number[], signal: AbortSignal) {
    this.#cores = cores;
    this.#signal = signal;
    this.#slot = new GameSlot(cores);
    signal.addEventListener('abort', () => this.#slot.stop());
  }

  /** Told with each beginning, since a broken slot makes the game begin again. */
  async play(plan: Omit<GamePlan, 'cores'>, watcher: TableWatcher): Promise<TableReport> {
    for (let broken = 0; ; broken++) {
      watcher.began();
      // One that died between two games is no loss.
      if (this.#slot.isGone) this.#slot = new GameSlot(this.#cores);
      try {
        const whole = { ...plan, cores: this.#cores };
        const report = await this.#slot.play(whole, (note) => watcher.noted(note), watcher.persons);
        return { ...report, voids: report.voids + broken };
      } catch (error) {
        if (!(error instanceof SlotFailure)) throw error;
        await this.#slot.close();
        setAside(plan.record, broken + 1);
        if (this.#signal.aborted) return without('stopped', null, {}, broken);
        if (broken >= plan.contest.replays) {
          return without('void', 'referee', { evidence: error.message }, broken);
        }
        this.#slot = new GameSlot(this.#cores);
      }
    }
  }

  async close(): Promise<void> {
    await this.#slot.close();
  }
}

/** What there is of a record whose slot died is evidence, but no sealed game. */
function setAside(record: string | null, number: number): void {
  if (record !== null && existsSync(record)) renameSync(record, `${record}.void-${number}`);
}

function without(
  ending: string,
  cause: string | null,
  values: Readonly<Record<string, string>>,
  voids: number,
): TableReport {
  const why = { ending, cause, culprit: null, values, plies: 0, margin: null };
  return { verdict: { winner: null, ...why }, evidence: null, movedFor: NO_MOVES, voids };
}
