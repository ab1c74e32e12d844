import type { Level } from '@daeguk/engines';
import { type AnyGame, type Json, type Result, readOptions } from '@daeguk/games';
import type { TimeLimit } from '../../match/clocks.js';
import { hasKind, isLocal, type Player, type Seats } from '../../match/seats.js';

export type Options = Readonly<Record<string, unknown>>;

/** How time is limited: not at all, for each move, for the whole game of each side, or as the contest has it. */
export type Timing = 'off' | 'move' | 'game' | 'contest';

/** What is chosen before a practice game; remembered for each game. */
export interface SetUp {
  readonly seats: Seats;
  readonly options: Options;
  /** The position it begins from, by its text; null for the usual start. */
  readonly opening: string | null;
  readonly timing: Timing;
  readonly secondsAMove: number;
  readonly minutesASide: number;
}

export const LEAST_TIME = 1;
export const MOST_SECONDS = 3600;
export const MOST_MINUTES = 180;
/** What a person has for a move against a program, at most. */
const MOST_AGAINST_PROGRAM = 60;

/** Newcomers begin, against somebody they can beat. */
export const usual: SetUp = {
  seats: { first: { kind: 'me' }, second: { kind: 'house', level: 'easy' } },
  options: {},
  opening: null,
  timing: 'off',
  secondsAMove: 30,
  minutesASide: 10,
};

/** Which ways to limit the time there are for these seats, the most sensible first. */
export function timingsFor(seats: Seats): readonly Timing[] {
  if (isLocal(seats)) return ['off', 'move', 'game'];
  if (!hasKind(seats, 'submission')) return ['off', 'move', 'contest'];
  return hasKind(seats, 'me', 'friend') ? ['move', 'contest'] : ['contest'];
}

/** What was chosen, where the seats allow it. */
export function timingOf({ seats, timing }: SetUp): Timing {
  const possible = timingsFor(seats);
  return possible.includes(timing) ? timing : possible[0]!;
}

export function mostSeconds(seats: Seats): number {
  return hasKind(seats, 'submission') ? MOST_AGAINST_PROGRAM : MOST_SECONDS;
}

/** The clocks of a game at this screen. */
export function limitOf(setUp: SetUp): TimeLimit | null {
  const timing = timingOf(setUp);
  if (timing === 'move') return { per: 'move', seconds: setUp.secondsAMove };
  if (timing === 'game') return { per: 'game', seconds: setUp.minutesASide * 60 };
  return null;
}

/** The state a game begins in. What options leave to chance is drawn by the seed. */
export function startOf(game: AnyGame, { options, opening }: SetUp, seed: number): Result<unknown> {
  const read = readOptions(game.options as AnyOptions, options);
  if (!read.ok) return read;
  if (opening === null) return { ok: true, value: game.setup(read.value, seed) };
  const position = game.parsePosition(opening, read.value);
  if (position.ok) return position;
  // Some options contradict a position, which says the same by itself: then those of the rule book count.
  const plain = readOptions(game.options as AnyOptions, {});
  return plain.ok ? game.parsePosition(opening, plain.value) : plain;
}

type AnyOptions = Parameters<typeof readOptions<Record<string, unknown>>>[0];

/** Of what was remembered, what still means something. */
export function readSetUp(kept: unknown, game: AnyGame): SetUp {
  if (!isObject(kept)) return usual;
  const { seats, options, opening, timing, secondsAMove, minutesASide } = kept;
  const first = isObject(seats) ? readPlayer(seats.first) : null;
  const second = isObject(seats) ? readPlayer(seats.second) : null;
  const known: SetUp = {
    seats: first && second ? { first, second } : usual.seats,
    options:
      isObject(options) && readOptions(game.options as AnyOptions, options).ok ? options : {},
    opening: typeof opening === 'string' ? opening : null,
    timing: TIMINGS.find((one) => one === timing) ?? usual.timing,
    secondsAMove: readTime(secondsAMove, MOST_SECONDS) ?? usual.secondsAMove,
    minutesASide: readTime(minutesASide, MOST_MINUTES) ?? usual.minutesASide,
  };
  return startOf(game, known, 0).ok ? known : { ...known, opening: null };
}

/** A time that was typed or kept, if it is one. */
export function readTime(value: unknown, most: number): number | null {
  const isFit = typeof value === 'number' && Number.isInteger(value);
  return isFit && value >= LEAST_TIME && value <= most ? value : null;
}

/** Seats for a game that goes on from a given position: one is mine, at the other sits the house. */
export function seatsAgainstHouse({ first, second }: Seats, mine: 'first' | 'second'): Seats {
  const level = [second, first].find((player) => player.kind === 'house')?.level ?? 'normal';
  const me: Player = { kind: 'me' };
  const house: Player = { kind: 'house', level };
  return mine === 'first' ? { first: me, second: house } : { first: house, second: me };
}

/** A position that an address tells, as JSON of the rule book. */
export function readStart(text: string | null): Json | null {
  if (text === null) return null;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}

const TIMINGS: readonly Timing[] = ['off', 'move', 'game', 'contest'];
const LEVELS: readonly Level[] = ['easy', 'normal', 'hard'];

function readPlayer(kept: unknown): Player | null {
  if (!isObject(kept)) return null;
  const { kind, level, submission, contest, name } = kept;
  if (kind === 'me' || kind === 'friend') return { kind };
  const known = LEVELS.find((one) => one === level);
  if (kind === 'house' && known !== undefined) return { kind, level: known };
  const isNamed = typeof contest === 'string' && typeof name === 'string';
  if (kind !== 'submission' || typeof submission !== 'number' || !isNamed) return null;
  return { kind, submission, contest, name };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
