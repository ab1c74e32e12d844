import { readFileSync } from 'node:fs';
import { type AnyGame, games, readMove, readOptions } from '@daeguk/games';
import { choose } from '../choose.js';
import type { Engine, Thought } from '../engine.js';

/** A position with a known answer, and why it is the answer. */
export interface Exercise {
  readonly position: string;
  readonly set?: Readonly<Record<string, unknown>>;
  /** Played before the question. */
  readonly moves?: readonly string[];
  readonly reason: string;
  /** Any of these solves it. */
  readonly best?: readonly string[];
  /** None of these does. */
  readonly avoid?: readonly string[];
  /** What must be proven, too. */
  readonly proven?: 'win' | 'draw' | 'loss';
}

export function readSuite(game: string): readonly Exercise[] {
  const file = new URL(`../../suites/${game}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Exercise[];
}

export function stateOf(name: string, { position, set, moves }: Exercise): unknown {
  const game = games.get(name)!;
  const options = readOptions(game.options, { ...set });
  if (!options.ok) throw new Error(`options: ${options.fault.code}`);
  const start = game.parsePosition(position, options.value);
  if (!start.ok) throw new Error(`${position}: ${start.fault.code}`);
  return (moves ?? []).reduce((state: unknown, text) => playText(game, state, text), start.value);
}

function playText(game: AnyGame, state: unknown, text: string): unknown {
  const move = readMove(game, state, text);
  if (!move.ok) throw new Error(`${text}: ${move.fault.code}`);
  return game.play(state, move.value);
}

/** What the engine answers, at its best, with this many nodes. */
export function answer(engine: Engine, name: string, exercise: Exercise, nodes: number): Thought {
  const budget = { moveTime: null, gameTime: null, nodes, seed: 1 };
  const thought = choose(engine, stateOf(name, exercise), budget, 'hard');
  if (thought === null) throw new Error(`${exercise.position}: the game is over`);
  return thought;
}

/** Null if the answer solves the exercise, else what is wrong with it. */
export function mistake({ best, avoid, proven }: Exercise, thought: Thought): string | null {
  const { move } = thought;
  if (best !== undefined && !best.includes(move)) return `${move}, not ${best.join(' or ')}`;
  if (avoid?.includes(move)) return `${move}, the mistake to avoid`;
  if (proven !== undefined && thought.proven !== proven) {
    return `${move} is right, but proves ${thought.proven}, not ${proven}`;
  }
  return null;
}
