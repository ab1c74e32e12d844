import { createHash } from 'node:crypto';
import { type AnyGame, games, Random, readMove, readOptions } from '@daeguk/games';
import type { PlayedMove } from '@daeguk/protocols';
import type { Contest } from './contest.js';

/** What is settled when a game begins, by the contest and by lot. Times are in milliseconds. */
export interface Conditions {
  readonly game: AnyGame;
  readonly start: unknown;
  readonly moveTime: number | null;
  readonly gameTime: number | null;
  readonly startTime: number;
  readonly increment: number;
}

/** Keeps the draw of the time apart from the draws of the rule book. */
const TIME_DRAW = 0x7153;

/** The same seed draws the same conditions, on every machine. */
export function drawConditions(contest: Contest, seed: number): Conditions {
  const game = games.get(contest.game);
  const options = game && readOptions(game.options, contest.options);
  if (game === undefined || !options?.ok) throw new TypeError('a contest that was never checked');
  const { gameSeconds, startSeconds, incrementSeconds } = contest.limits;
  return {
    game,
    start: startOf(contest, game, options.value, seed),
    moveTime: drawMoveTime(contest, seed),
    gameTime: gameSeconds === null ? null : gameSeconds * 1000,
    startTime: startSeconds * 1000,
    increment: incrementSeconds * 1000,
  };
}

function startOf({ position }: Contest, game: AnyGame, options: unknown, seed: number): unknown {
  if (position === null) return game.setup(options, seed);
  const start = game.parsePosition(position, options);
  if (!start.ok) throw new TypeError('a contest that was never checked');
  return start.value;
}

function drawMoveTime({ limits: { moveSeconds } }: Contest, seed: number): number | null {
  if (moveSeconds === null) return null;
  if (typeof moveSeconds === 'number') return moveSeconds * 1000;
  const { from, to } = moveSeconds;
  return (from + new Random(seed ^ TIME_DRAW).below(to - from + 1)) * 1000;
}

/**
 * The seed of each game of a match. The two games of a pair share one where the contest says so: the
 * same conditions, the seats swapped.
 */
export function seedOfGame(contest: Contest, seed: number, index: number): number {
  const draw = contest.drawnAnew === 'pair' ? Math.floor(index / 2) : index;
  return new Random(seed + draw * 0x9e3779b1).below(2 ** 31);
}

/**
 * The seed of a game of a tournament, by the tournament's own and by which game it is, counted from 1: what is left to
 * chance never hangs on when it is played, and a game that settles a drawn one has the same lots as that one.
 */
export function seedInMatch(contest: Contest, seed: number, match: string, game: number): number {
  const hash = createHash('sha256').update(`${seed} ${match}`).digest();
  return seedOfGame(contest, hash.readUInt32BE() % 2 ** 31, game - 1);
}

/** Where a game stands after moves that were all legal. */
export function stateAfter(
  { game, start }: Pick<Conditions, 'game' | 'start'>,
  moves: readonly Pick<PlayedMove, 'move'>[],
): unknown {
  return moves.reduce((state, { move }) => {
    const read = readMove(game, state, move);
    if (!read.ok) throw new TypeError(`${move} was never played`);
    return game.play(state, read.value);
  }, start);
}
