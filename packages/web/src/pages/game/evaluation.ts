import type { Thought } from '@daeguk/engines';
import { assessmentOf } from '../../match/assessment.js';
import { type Course, outcomeOf, upTo } from '../../match/course.js';
import { otherSeat, type SeatName, seatOf } from '../../match/seats.js';
import type { PlotPoint } from '../../ui/plot-data.js';

/** What the house thinks of a position, seen from the first seat. */
export interface Evaluation {
  /** In what the game counts; more is better for the first seat. */
  readonly score: number;
  /** Who wins with best play on both sides, where that is proven. */
  readonly proven: SeatName | 'draw' | null;
  readonly isOver: boolean;
  /** The best line from there. */
  readonly line: readonly string[];
  readonly depth: number;
}

/** A thought is of whoever is to move; this turns it to the first seat. */
export function seenByFirst(thought: Thought, toMove: SeatName): Evaluation {
  const { proven, line, depth } = thought;
  const score = thought.score / 100;
  const winner = { win: toMove, loss: otherSeat(toMove), draw: 'draw' } as const;
  return {
    score: toMove === 'first' ? score : -score,
    proven: proven === null ? null : winner[proven],
    isOver: false,
    line,
    depth,
  };
}

/** Where the rules have spoken nobody needs to think; null where they have not. */
export function byTheRules(course: Course, ply: number): Evaluation | null {
  const outcome = outcomeOf(upTo(course, ply));
  if (outcome === null) return null;
  const { winner } = outcome;
  const proven = winner === null ? 'draw' : seatOf(course.game, winner);
  return { score: 0, proven, isOver: true, line: [], depth: 0 };
}

export type Evaluations = readonly (Evaluation | null)[];

/** What to think about next: the position that is shown, then one after the other; null when all is known. */
export function nextPly(known: Evaluations, shown: number, count: number): number | null {
  if (shown < count && !known[shown]) return shown;
  for (let ply = 0; ply < count; ply++) if (!known[ply]) return ply;
  return null;
}

/** What is hardly worth a stone looks even. */
const LEAST_LIMIT = 3;

/** Up to where scores are drawn: as far as they go where nothing is proven. */
export function limitOf(known: Evaluations): number {
  const scores = known.flatMap((one) => (one && one.proven === null ? [Math.abs(one.score)] : []));
  return Math.ceil(Math.max(LEAST_LIMIT, ...scores) * 1.15);
}

/** By ply; a proven win is as high as it goes, what is not known yet is a gap. */
export function evaluationPoints(known: Evaluations): PlotPoint[] {
  const limit = limitOf(known);
  return Array.from(known, (one, ply) => [ply, one ? heightOf(one, limit) : null] as const);
}

function heightOf({ score, proven }: Evaluation, limit: number): number {
  if (proven === null) return Math.max(-limit, Math.min(limit, score));
  return proven === 'draw' ? 0 : proven === 'first' ? limit : -limit;
}

/** How it stands in a word, and for whom. */
export interface Standing {
  readonly word: 'won' | 'wins' | 'drawn' | 'draws' | 'much-better' | 'better' | 'even';
  readonly seat: SeatName | null;
}

export function standingOf({ score, proven, isOver }: Evaluation): Standing {
  if (proven === 'draw') return { word: isOver ? 'drawn' : 'draws', seat: null };
  if (proven !== null) return { word: isOver ? 'won' : 'wins', seat: proven };
  const word = assessmentOf({ proven: null, score: Math.abs(score) * 100 });
  if (word !== 'better' && word !== 'much-better') return { word: 'even', seat: null };
  return { word, seat: score > 0 ? 'first' : 'second' };
}
