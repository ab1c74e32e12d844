import { sandboxOf } from '@daeguk/sandbox';
import { Attempt, type AttemptReport } from './attempt.js';
import type { Note } from './orders.js';
import type { GamePlan } from './plan.js';
import type { PersonLines } from './players/seat-player.js';
import { FileSink, type RecordSink } from './record.js';

/** What became of a game. */
export interface GameReport extends AttemptReport {
  /** How often it was played in vain before, because the platform was at fault. */
  readonly voids: number;
}

export interface Watcher {
  watch(note: Note): void;
  readonly persons: PersonLines;
  /** Aborted by whoever ordered the game and wants it no more. */
  readonly signal: AbortSignal;
}

/** Plays a game to a verdict. What the platform spoils is played again, so often and no more. */
export async function playGame(plan: GamePlan, watcher: Watcher): Promise<GameReport> {
  const sandbox = sandboxOf(plan.tier);
  const sink = plan.record === null ? NO_SINK : new FileSink(plan.record);
  try {
    for (let voids = 0; ; voids++) {
      const attempt = new Attempt({ plan, sandbox, sink, number: voids + 1, ...watcher });
      const stop = () => attempt.tell({ event: 'stopped' });
      watcher.signal.addEventListener('abort', stop);
      const playing = attempt.play();
      if (watcher.signal.aborted) stop();
      const report = await playing;
      watcher.signal.removeEventListener('abort', stop);
      const isVoid = report.verdict.ending === 'void';
      if (!isVoid || voids >= plan.contest.replays) return { ...report, voids };
    }
  } finally {
    sink.close();
  }
}

const NO_SINK: RecordSink = { write: () => {}, close: () => {} };
