import { type MakyekState, makyek } from '@daeguk/games';
import { SIZE, stepOf } from './steps.js';

/** The two ways to capture: stepping between two, or closing one in with another own piece. */
export type CaptureKind = 'tiao' | 'jia';

export interface Capture {
  readonly square: number;
  readonly kind: CaptureKind;
  /** The own piece at the other side of what is closed in. */
  readonly partner: number | null;
}

/** What a move captures, as the rule book plays it. */
export function capturesOf(before: MakyekState, text: string): readonly Capture[] {
  const move = makyek.parseMove(text, before);
  if (!move.ok || makyek.ruling(before, move.value) !== null) return [];
  const after = makyek.play(before, move.value);
  const { to } = stepOf(move.value);
  const enemy = 3 - before.mover;
  const isCaptured = (square: number) =>
    before.cells[square] === enemy && after.cells[square] === before.mover;
  return [...before.cells.keys()].filter(isCaptured).map((square) => {
    const opposite = beyond(square, to);
    // Tiao comes first: what has an enemy on the other side of the piece moved was taken by it.
    const isTiao = opposite !== null && before.cells[opposite] === enemy;
    return { square, kind: isTiao ? 'tiao' : 'jia', partner: isTiao ? null : beyond(to, square) };
  });
}

/** The square behind a neighbour, seen from a square; null beyond the edge. */
function beyond(from: number, neighbour: number): number | null {
  const row = 2 * Math.floor(neighbour / SIZE) - Math.floor(from / SIZE);
  const column = 2 * (neighbour % SIZE) - (from % SIZE);
  const isInside = row >= 0 && row < SIZE && column >= 0 && column < SIZE;
  return isInside ? row * SIZE + column : null;
}
