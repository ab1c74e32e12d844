export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Arrow {
  readonly shaft: string;
  /** Three corners with the tip in the middle: filled it is a triangle, else a chevron. */
  readonly head: string;
  /** Where the shaft ends and something can be written. */
  readonly neck: Point;
}

interface Measures {
  /** How far from its points it begins and ends. */
  readonly start: number;
  readonly end: number;
  /** How long its head is, and how wide to each side. */
  readonly head: number;
}

/** An arrow from one point towards another. */
export function arrowBetween(from: Point, to: Point, { start, end, head }: Measures): Arrow {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const at = (distance: number, aside = 0): Point => ({
    x: round(from.x + along.x * distance - along.y * aside),
    y: round(from.y + along.y * distance + along.x * aside),
  });
  const tip = length - end;
  const neck = Math.max(start, tip - head);
  const wing = head * 0.62;
  return {
    shaft: `M${write(at(start))}L${write(at(neck))}`,
    head: `M${write(at(tip - head, wing))}L${write(at(tip))}L${write(at(tip - head, -wing))}`,
    neck: at(neck),
  };
}

function write({ x, y }: Point): string {
  return `${x} ${y}`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
