/**
 * How far somebody has followed a game: which attempt, and how many of its moves; or to its very end. Moves are
 * counted, not notes: the record of a game that is over knows the moves only.
 */
export interface Place {
  readonly attempt: number;
  readonly number: number | 'over';
}

export function placeText({ attempt, number }: Place): string {
  return `${attempt}.${number}`;
}

/** The place a text names; null for one that was never told. */
export function readPlace(text: string): Place | null {
  const [, attempt, number] = /^(\d{1,9})\.(\d{1,9}|over)$/.exec(text) ?? [];
  if (attempt === undefined || number === undefined) return null;
  return { attempt: Number(attempt), number: number === 'over' ? number : Number(number) };
}
