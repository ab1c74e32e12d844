import type { Look, Mark, Scene } from './scene.js';

/** What lies on a board at one moment, and what happened to its cells just before. */
export interface View {
  readonly look: Look;
  readonly columns: number;
  /** One for each cell; the last row may be short. */
  readonly letters: readonly string[];
  readonly marks: ReadonlyMap<number, Mark>;
}

/** A scene after so many plies; what the last of them changed is marked, or all since an earlier ply. */
export function viewAt(
  { look, columns, start, changes }: Scene,
  ply: number,
  since = Math.max(0, ply - 1),
): View {
  const letters = [...start];
  for (const [cell, letter] of changes.slice(0, ply).flat()) letters[cell] = letter;
  const recent = changes.slice(since, ply).flat();
  return { look, columns, letters, marks: new Map(recent.map(([cell, , mark]) => [cell, mark])) };
}

export function rowsOf({ letters, columns }: View): number {
  return Math.ceil(letters.length / columns);
}
