import { type Fields, isFields, valueAt } from './fields.js';

export interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly isWhole: boolean;
  /** Where the fields around it are, it must be among them. */
  readonly isNeeded: boolean;
}

const whole = (least: number, most: number): Bounds => ({
  least,
  most,
  isWhole: true,
  isNeeded: false,
});
const any = (least: number, most: number): Bounds => ({ ...whole(least, most), isWhole: false });
const needed = (bounds: Bounds): Bounds => ({ ...bounds, isNeeded: true });

const DAY = 86_400;
const SHORTEST = 0.1;
const points = any(-1000, 1000);

/** What numbers a contest or a tournament may say, by their places. */
export const bounds: Readonly<Record<string, Bounds>> = {
  'limits.startSeconds': needed(any(SHORTEST, DAY)),
  'limits.moveSeconds': any(SHORTEST, DAY),
  'limits.moveSeconds.from': needed(whole(1, DAY)),
  'limits.moveSeconds.to': needed(whole(1, DAY)),
  'limits.gameSeconds': any(SHORTEST, DAY),
  'limits.incrementSeconds': any(0, DAY),
  'limits.memoryMegabytes': needed(whole(1, 1_048_576)),
  'limits.processes': whole(1, 4096),
  'limits.threads': whole(1, 4096),
  'limits.scratchMegabytes': whole(0, 65_536),
  replays: whole(0, 10),
  'ladder.sourceBytes': whole(1, 1_048_576),
  'ladder.gapSeconds': whole(0, DAY),
  'ladder.judgeSecondsADay': whole(1, 864_000),
  'series.games': whole(1, 1000),
  'series.bestOf': whole(1, 999),
  'format.rounds': whole(1, 1000),
  'format.groups': whole(1, 676),
  'format.advance': whole(1, 64),
  'format.extraPairs': whole(0, 100),
  'format.knockOut.extraPairs': whole(0, 100),
  'scoring.win': points,
  'scoring.draw': points,
  'scoring.loss': points,
};

/** The places of the numbers that are none, or out of their bounds. */
export function numbersAmiss(fields: Fields): string[] {
  return Object.keys(bounds).filter((path) => isAmiss(fields, path));
}

function isAmiss(fields: Fields, path: string): boolean {
  const { least, most, isWhole, isNeeded } = bounds[path]!;
  const value = valueAt(fields, path);
  if (value === undefined || value === null) return isNeeded && isFields(around(fields, path));
  // A range of times stands where a single one could.
  if (isFields(value)) return false;
  if (typeof value !== 'number' || !(value >= least && value <= most)) return true;
  return isWhole && !Number.isInteger(value);
}

function around(fields: Fields, path: string): unknown {
  return valueAt(fields, path.split('.').slice(0, -1).join('.'));
}
