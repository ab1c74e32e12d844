/** A turn while it is put together: stones that are decided on, and one that is only pointed at. */
export interface Turn {
  readonly stones: readonly number[];
  readonly aim: number | null;
}

export const NOTHING: Turn = { stones: [], aim: null };

/** A free point was picked: it becomes a stone at once, or is first aimed at and then confirmed. */
export function pick(turn: Turn, point: number, due: number, isConfirmed: boolean): Turn {
  const { stones, aim } = turn;
  if (isWhole(turn, due)) return pick(NOTHING, point, due, isConfirmed);
  if (stones.includes(point)) return { stones: stones.filter((stone) => stone !== point), aim };
  if (isConfirmed && point !== aim) return { stones, aim: point };
  return { stones: [...stones, point], aim: null };
}

/** What is aimed at becomes a stone. */
export function confirm({ stones, aim }: Turn): Turn {
  return aim === null ? { stones, aim } : { stones: [...stones, aim], aim: null };
}

/** One step back: the aim first, then the stones. */
export function takeBack({ stones, aim }: Turn): Turn {
  return aim === null ? { stones: stones.slice(0, -1), aim } : { stones, aim: null };
}

export function isWhole({ stones }: Turn, due: number): boolean {
  return stones.length >= due;
}

export function isBegun({ stones, aim }: Turn): boolean {
  return stones.length > 0 || aim !== null;
}
