import { randomInt } from 'node:crypto';
import {
  type AnyGame,
  describe,
  excerpt,
  games,
  nearest,
  readOptions,
  wholeNumber,
} from '@daeguk/games';
import type { Io } from './io.js';
import { complain, text } from './messages.js';

/** What the game commands have in common: which game, and what it starts from. */
export interface GameFlags {
  readonly position?: string;
  readonly set?: readonly string[];
  readonly seed?: string;
}

/** The game of that name; null after a complaint if there is none. */
export function chooseGame(io: Io, name: string): AnyGame | null {
  const game = games.get(name);
  if (game !== undefined) return game;
  const near = nearest(name, games.keys());
  const known = [...games.keys()].join(', ');
  complain(
    io,
    near === null
      ? text(io, 'error.unknown-game', { name: excerpt(name), games: known })
      : text(io, 'error.unknown-game-near', { name: excerpt(name), near }),
  );
  return null;
}

/** The state to start from; null after a complaint if the flags do not give one. */
export function chooseStart(io: Io, game: AnyGame, flags: GameFlags): { state: unknown } | null {
  const settings = readSettings(io, game, flags.set ?? []);
  if (settings === null) return null;
  const options = readOptions(game.options, settings);
  if (!options.ok) {
    complain(io, describe(game.messages, options.fault, io.language));
    return null;
  }
  let seed: number | null = null;
  if (flags.seed !== undefined) {
    seed = readWholeNumber(io, '--seed', flags.seed, 0, Number.MAX_SAFE_INTEGER);
    if (seed === null) return null;
  }
  if (flags.position === undefined || flags.position === 'start') {
    return { state: game.setup(options.value, seed) };
  }
  const position = game.parsePosition(flags.position, options.value);
  if (position.ok) return { state: position.value };
  complain(io, describe(game.messages, position.fault, io.language));
  return null;
}

function readSettings(
  io: Io,
  game: AnyGame,
  words: readonly string[],
): Record<string, string> | null {
  const settings = new Map<string, string>();
  for (const word of words) {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(word) ?? [];
    if (name === undefined || value === undefined) {
      const example = `${Object.keys(game.options)[0] ?? 'name'}=…`;
      complain(io, text(io, 'error.set-form', { example, text: excerpt(word) }));
      return null;
    }
    if (settings.has(name)) {
      complain(io, text(io, 'error.set-twice', { name: excerpt(name) }));
      return null;
    }
    settings.set(name, value);
  }
  return Object.fromEntries(settings);
}

const LARGEST_SEED = 2 ** 31 - 1;

/** The seed of --seed, or any; null after a complaint if it is none. */
export function readSeed(io: Io, given: string | undefined): number | null {
  const chosen = given ?? String(randomInt(LARGEST_SEED));
  return readWholeNumber(io, '--seed', chosen, 0, LARGEST_SEED);
}

/** A number given as text; null after a complaint if it is none or out of range. */
export function readWholeNumber(
  io: Io,
  what: string,
  given: string,
  min: number,
  max: number,
): number | null {
  const number = wholeNumber(given);
  if (number !== null && number >= min && number <= max) return number;
  complain(io, text(io, 'error.whole-number', { what, min, max, text: excerpt(given) }));
  return null;
}
