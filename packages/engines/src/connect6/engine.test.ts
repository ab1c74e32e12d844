import { existsSync, readFileSync } from 'node:fs';
import { type Connect6State, connect6, Random } from '@daeguk/games';
import { beforeAll, describe, expect, it } from 'vitest';
import { choose } from '../choose.js';
import type { Effort, Engine, Level, Thought } from '../engine.js';
import { connect6Engine } from './engine.js';

const SIZE = 19;
/** Games of another implementation; they lie beside the repository, and not everywhere. */
const gamesOfOthers = new URL(
  '../../../../../shared/oracles/connect6-games.jsonl',
  import.meta.url,
);
const areGamesHere = existsSync(gamesOfOthers);

interface GameOfOthers {
  readonly blocks: readonly (readonly [x: number, y: number])[];
  readonly moves: readonly string[];
  readonly winner: string;
}

const overlinePolicies = ['loses', 'ignored', 'wins'] as const;

let engine: Engine;
beforeAll(async () => {
  engine = await connect6Engine.load(14);
});

const effort = (level: Level, nodes: number): Effort => ({
  ...engine.levels[level],
  nodes,
  deadline: null,
  seed: 1,
});
const firstThought = (state: Connect6State, level: Level): Thought =>
  [...engine.think(state, effort(level, 1))][0]!;

function played(state: Connect6State, text: string): Connect6State {
  const move = connect6.parseMove(text, state);
  if (!move.ok) throw new Error(`${text} cannot be read`);
  expect(connect6.ruling(state, move.value), connect6.formatPosition(state)).toBeNull();
  return connect6.play(state, move.value);
}

/** A turn near the stones there are, so that lines come about. */
function scatter(state: Connect6State, random: Random): string {
  const turn: number[] = [];
  const due = state.ply === 0 ? 1 : 2;
  while (turn.length < due) {
    const x = 4 + random.below(9);
    const cell = (4 + random.below(9)) * SIZE + x;
    if (state.cells[cell] === 0 && !turn.includes(cell)) turn.push(cell);
  }
  return connect6.formatMove(turn.map((cell) => ({ x: cell % SIZE, y: Math.floor(cell / SIZE) })));
}

describe('the engine of connect6', () => {
  it('has nothing to say when the game is over', () => {
    const six = `bbbbbb${'.'.repeat(13)}${`/${'.'.repeat(19)}`.repeat(18)} w 5`;
    const state = connect6.parsePosition(six, { blocks: 'drawn', overline: 'loses' });
    expect(state.ok && [...engine.think(state.value, effort('hard', 1))]).toEqual([]);
  });

  it.each(['normal', 'hard'] as const)('makes six at its first thought, at level %s', (level) => {
    let made = 0;
    everyScattered(40, (state) => {
      const won = sixIn(state);
      if (won === null) return;
      made++;
      const thought = firstThought(state, level);
      expect(connect6.outcome(played(state, thought.move))?.ending).toBe('six');
      expect(thought.proven).toBe('win');
    });
    expect(made).toBeGreaterThan(20);
  });

  it.each(['normal', 'hard'] as const)('stops what can be stopped, at level %s', (level) => {
    let stopped = 0;
    everyScattered(40, (state) => {
      if (sixIn(state) !== null || sixIn(passed(state)) === null) return;
      const thought = firstThought(state, level);
      const after = played(state, thought.move);
      if (thought.proven === 'loss') return;
      stopped++;
      expect(sixIn(after)).toBeNull();
    });
    expect(stopped).toBeGreaterThan(20);
  });

  it.each(['easy', 'normal', 'hard'] as const)('plays whole games by the rules: %s', (level) => {
    for (const [seed, overline] of overlinePolicies.entries()) {
      let state = connect6.setup({ blocks: 10, overline }, seed);
      while (connect6.toMove(state) !== null) {
        const budget = { moveTime: null, gameTime: null, nodes: 3000, seed };
        state = played(state, choose(engine, state, budget, level)!.move);
        expect(connect6.outcome(state)?.ending).not.toBe('overline');
      }
    }
  });

  it('fills a board to its last cell, and makes no line too long while it need not', () => {
    const random = new Random(5);
    for (let game = 0; game < 30; game++) {
      let state = almostFull(random);
      while (state !== null && connect6.toMove(state) !== null) {
        const isHopeless = ![...connect6.legalMoves(state)].some(
          (move) => connect6.outcome(connect6.play(state!, move))?.ending !== 'overline',
        );
        state = played(state, firstThought(state, 'hard').move);
        if (!isHopeless) expect(connect6.outcome(state)?.ending).not.toBe('overline');
      }
    }
  });

  it('answers the same question the same way', () => {
    let state = connect6.setup({ blocks: 6, overline: 'loses' }, 3);
    for (let ply = 0; ply < 6; ply++) {
      const thoughts = [...engine.think(state, effort('hard', 30_000))];
      expect([...engine.think(state, effort('hard', 30_000))]).toEqual(thoughts);
      state = played(state, thoughts.at(-1)!.move);
    }
  });

  const title = 'makes the six that ended games of others';
  it.skipIf(!areGamesHere)(areGamesHere ? title : `${title} (skipped: they are not there)`, () => {
    for (const line of readFileSync(gamesOfOthers, 'utf8').trim().split('\n')) {
      const { blocks, moves, winner } = JSON.parse(line) as GameOfOthers;
      const points = blocks.map(([x, y]) => ({ x, y }));
      let state = connect6.setup({ blocks: points, overline: 'loses' }, null);
      for (const move of moves.slice(0, -1)) state = played(state, move);
      const { move, proven } = firstThought(state, 'normal');
      expect(proven).toBe('win');
      expect(connect6.outcome(played(state, move))).toEqual({ winner, ending: 'six' });
    }
  });
});

function everyScattered(games: number, visit: (state: Connect6State) => void): void {
  const random = new Random(11);
  for (let game = 0; game < games; game++) {
    const overline = random.pick(overlinePolicies);
    let state = connect6.setup({ blocks: 10, overline }, random.below(1000));
    while (connect6.toMove(state) !== null && state.ply < 30) {
      if (state.ply > 4) visit(state);
      state = played(state, scatter(state, random));
    }
  }
}

const passed = (state: Connect6State): Connect6State => ({
  ...state,
  mover: state.mover === 1 ? 2 : 1,
  last: [],
});

/** The cells with which the side to move makes six, or null. */
function sixIn(state: Connect6State): readonly number[] | null {
  for (const row of rows) {
    const empty = row.filter((cell) => state.cells[cell] === 0);
    if (empty.length === 0 || empty.length > 2) continue;
    const points = empty.map((cell) => ({ x: cell % SIZE, y: Math.floor(cell / SIZE) }));
    const isOwn = (cell: number) => [0, 3, state.mover].includes(state.cells[cell]!);
    if (!row.every(isOwn)) continue;
    if (connect6.outcome(connect6.play(state, points))?.ending === 'six') return empty;
  }
  return null;
}

const rows: readonly number[][] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
].flatMap(([dx = 0, dy = 0]) =>
  Array.from({ length: SIZE * SIZE }, (_, cell) => ({ x: cell % SIZE, y: Math.floor(cell / SIZE) }))
    .filter(({ x, y }) => x + 5 * dx < SIZE && y + 5 * dy < SIZE && y + 5 * dy >= 0)
    .map(({ x, y }) => Array.from({ length: 6 }, (_, i) => (y + i * dy) * SIZE + x + i * dx)),
);

/** Pairs of stones in a pattern without long lines, with a few cells empty and a few blocks. */
function almostFull(random: Random): Connect6State {
  for (;;) {
    const cells: string[] = Array.from({ length: SIZE * SIZE }, (_, i) =>
      ((i % SIZE) + 2 * Math.floor(i / SIZE)) % 4 < 2 ? 'b' : 'w',
    );
    for (let blocks = 0; blocks < 10; blocks++) cells[random.below(361)] = '#';
    for (let empty = 2 + random.below(7); empty > 0; empty--) cells[random.below(361)] = '.';
    const text = cells.join('').match(/.{19}/g)!.join('/');
    const side = random.pick(['b', 'w']);
    const options = { blocks: 'drawn', overline: 'loses' } as const;
    const read = connect6.parsePosition(`${text} ${side} 170`, options);
    if (read.ok && connect6.toMove(read.value) !== null) return read.value;
  }
}
