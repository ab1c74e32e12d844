/** What a move may take of the time there is. All in milliseconds. */
export interface Allotment {
  /** Not a millisecond more. */
  readonly most: number;
  /** Enough for a move like any other. */
  readonly aim: number;
}

/** Kept back for the way of the answer, and for whatever else the machine has to do: the lesser of both. */
const KEPT_BACK = 60;
const KEPT_BACK_SHARE = 0.03;
const MOST_KEPT_BACK_SHARE = 0.4;

/** A hard move may take so many times what is due to it. */
const STRETCH = 3;
/** A game is decided early: of the turns that may come, so many count, and a few always. */
const TURNS_THAT_COUNT = 0.6;
const TURNS_TO_KEEP = 4;
const USUAL_TURNS = 30;

/**
 * Divides the time: `moveTime` for this move alone, `gameTime` for all moves to come, each null where there
 * is no such limit; `turns` is how many the side has at most, where that is known.
 */
export function allot(
  moveTime: number | null,
  gameTime: number | null,
  turns: number | null,
): Allotment {
  const forMove = moveTime === null ? Number.POSITIVE_INFINITY : usable(moveTime);
  if (gameTime === null) return { most: forMove, aim: forMove };
  const counted = Math.max(1, (turns ?? USUAL_TURNS) * TURNS_THAT_COUNT + TURNS_TO_KEEP);
  const due = usable(gameTime) / counted;
  return { most: Math.min(forMove, due * STRETCH), aim: Math.min(forMove, due) };
}

function usable(time: number): number {
  const kept = Math.min(KEPT_BACK + time * KEPT_BACK_SHARE, time * MOST_KEPT_BACK_SHARE);
  return time - kept;
}
