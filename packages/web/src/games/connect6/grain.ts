import { Random } from '@daeguk/games';

/** A line of the grain: a path from the top of the board to its foot. */
export interface Grain {
  readonly path: string;
  readonly width: number;
  readonly opacity: number;
}

const BROAD = 9;
const FINE = 70;

/** The grain of a board of this size: always the same piece of wood. */
export function grainOf(from: number, to: number): readonly Grain[] {
  const random = new Random(19);
  const between = (least: number, most: number) => least + random.below(most - least + 1);
  const length = to - from;
  const line = (
    index: number,
    count: number,
    widths: readonly [number, number],
    opacity: number,
  ) => {
    const x = Math.round(from + ((index + 0.5) * length) / count) + between(-18, 18);
    const bends = [between(-30, 30), between(-45, 45), between(-20, 20)] as const;
    const third = Math.round(length / 3);
    return {
      path: `M${x} ${from}c${bends[0]} ${third} ${bends[1]} ${2 * third} ${bends[2]} ${length}`,
      width: between(...widths),
      opacity,
    };
  };
  return [
    ...Array.from({ length: BROAD }, (_, index) => line(index, BROAD, [60, 130], 0.05)),
    ...Array.from({ length: FINE }, (_, index) => line(index, FINE, [2, 7], between(4, 15) / 100)),
  ];
}
