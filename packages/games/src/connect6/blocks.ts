import type { OptionReader } from '../options.js';
import { shown } from '../options.js';
import { Random } from '../random.js';
import { type Fault, fail, fault, ok } from '../result.js';
import { wholeNumber } from '../text.js';
import { indexOf, isOnBoard, POINTS, type Point } from './board.js';
import { formatPoint, parsePoint } from './notation.js';

const MOST_BLOCKS = 10;

/**
 * Where the blocks are: on these points, this many drawn, an even number from 2 to 10 drawn, or so many
 * more than would be drawn, as far as 10.
 */
export type Blocks = readonly Point[] | number | 'drawn' | { readonly moreThanDrawn: number };

/** `drawn`, `drawn+2`, `none`, a number, `1,4;4,17`; in JSON also a number or a list of [x, y]. */
export const blocksOption: OptionReader<Blocks> = {
  fallback: 'drawn',
  read(value) {
    if (value === 'drawn') return ok('drawn');
    const more = typeof value === 'string' ? /^drawn\+(\d+)$/.exec(value)?.[1] : undefined;
    if (more !== undefined) {
      const wrong = countFault(Number(more));
      return wrong === null ? ok({ moreThanDrawn: Number(more) }) : { ok: false, fault: wrong };
    }
    const count = value === 'none' ? 0 : typeof value === 'string' ? wholeNumber(value) : value;
    if (typeof count === 'number') {
      const wrong = countFault(count);
      return wrong === null ? ok(count) : { ok: false, fault: wrong };
    }
    const points = readPoints(value);
    if (points === null) return fail('blocks-unreadable', { text: shown(value) });
    const wrong = countFault(points.length) ?? pointsFault(points);
    return wrong === null ? ok(points) : { ok: false, fault: wrong };
  },
};

/**
 * The points of the blocks for one game. Without a seed no number is drawn, so there are none; so
 * many as are asked for are then still put somewhere, always on the same points.
 */
export function placeBlocks(blocks: Blocks, seed: number | null): readonly Point[] {
  if (isPlaced(blocks)) return blocks;
  if (typeof blocks !== 'number' && seed === null) return [];
  const random = new Random(seed ?? 0);
  const count = typeof blocks === 'number' ? blocks : drawCount(blocks, random);
  const drawn = new Set<number>();
  while (drawn.size < count) drawn.add(random.below(POINTS.length));
  return [...drawn].sort((a, b) => a - b).map((index) => POINTS[index]!);
}

function isPlaced(blocks: Blocks): blocks is readonly Point[] {
  return Array.isArray(blocks);
}

/** More are drawn after the same ones as before: a replay adds to the board, it does not change it. */
function drawCount(blocks: Exclude<Blocks, readonly Point[] | number>, random: Random): number {
  const drawn = 2 + 2 * random.below(MOST_BLOCKS / 2);
  return blocks === 'drawn' ? drawn : Math.min(MOST_BLOCKS, drawn + blocks.moreThanDrawn);
}

function readPoints(value: unknown): Point[] | null {
  const list: unknown = typeof value === 'string' ? value.split(';') : value;
  if (!Array.isArray(list)) return null;
  const points: Point[] = [];
  for (const item of list as unknown[]) {
    const isPair = Array.isArray(item) && item.every((part) => typeof part === 'number');
    const text: unknown = isPair ? item.join(',') : item;
    const point = typeof text === 'string' ? parsePoint(text) : null;
    if (point === null) return null;
    points.push(point);
  }
  return points;
}

/** Blocks come in an even number, at most ten. */
export function countFault(count: number): Fault | null {
  if (Number.isInteger(count) && count >= 0 && count <= MOST_BLOCKS && count % 2 === 0) return null;
  return fault('blocks-count', { count, most: MOST_BLOCKS });
}

function pointsFault(points: readonly Point[]): Fault | null {
  const seen = new Set<number>();
  for (const point of points) {
    const at = formatPoint(point);
    if (!isOnBoard(point)) return fault('block-off-board', { at });
    if (seen.has(indexOf(point))) return fault('block-twice', { at });
    seen.add(indexOf(point));
  }
  return null;
}
