import { type Connect6State, connect6 } from '@daeguk/games';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine.js';
import { answer, type Exercise, mistake, readSuite, stateOf } from '../testing/suite.js';
import { connect6Engine } from './engine.js';

const SIZE = 19;
const NODES = 1_500_000;
const HINT_NODES = 400_000;
/** Certificates of the longest wins are long: of the listed beginnings so many are looked at. */
const CERTIFIED = 2;

let engine: Engine;
beforeAll(async () => {
  engine = await connect6Engine.load(16);
});

const exercises = readSuite('connect6').map((exercise, index) => ({ index, ...exercise }));

describe('the suite of connect6', () => {
  it.each(exercises)('$index is solved: $reason', (exercise) => {
    expect(mistake(exercise, answer(engine, 'connect6', exercise, NODES))).toBeNull();
  });

  it.each(exercises)('$index is right by the rule book', (exercise) => {
    const state = stateOf('connect6', exercise) as Connect6State;
    const { best, avoid, proven } = exercise;
    if (proven === 'loss') {
      expect(answersTo(state, sixesOf(asTurnOf(state, other(state))))).toEqual([]);
    } else if (proven === 'win' && best !== undefined) {
      for (const text of best.slice(0, CERTIFIED)) expect(wins(state, cellsOf(text))).toBe(true);
    } else if (best !== undefined) {
      const answers = answersTo(state, sixesOf(asTurnOf(state, other(state))));
      expect(answers.map(textOf).sort()).toEqual([...best].sort());
    } else {
      for (const text of avoid!.slice(0, CERTIFIED)) expect(loses(state, cellsOf(text))).toBe(true);
    }
  });
});

type Turn = readonly number[];

const pointOf = (cell: number) => ({ x: cell % SIZE, y: Math.floor(cell / SIZE) });
const textOf = (turn: Turn) => connect6.formatMove([...turn].sort((a, b) => a - b).map(pointOf));
const cellsOf = (text: string): Turn =>
  text.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return y * SIZE + x;
  });
const other = ({ mover }: Connect6State) => (mover === 1 ? 2 : 1);
const asTurnOf = (state: Connect6State, mover: 1 | 2): Connect6State => ({
  ...state,
  mover,
  last: [],
});
const played = (state: Connect6State, turn: Turn) => connect6.play(state, turn.map(pointOf));
const ending = (state: Connect6State, turn: Turn) =>
  connect6.outcome(played(state, turn))?.ending ?? null;

/** Every six the side to move can make, as the one or two cells it takes, judged by the rule book. */
function sixesOf(state: Connect6State): Turn[] {
  const sixes = new Map<string, Turn>();
  for (const window of windows) {
    const empty = window.filter((cell) => state.cells[cell] === 0);
    if (empty.length === 0 || empty.length > 2) continue;
    if (window.some((cell) => state.cells[cell] === other(state))) continue;
    if (ending(state, empty) === 'six') sixes.set(empty.join(), empty);
  }
  return [...sixes.values()];
}

/** The single cells, and the pairs of others, in the way of all these sixes; without lines too long. */
function answersTo(state: Connect6State, sixes: readonly Turn[]): Turn[] {
  const cells = [...new Set(sixes.flat())];
  const stopsAll = (turn: Turn) => sixes.every((six) => six.some((cell) => turn.includes(cell)));
  const singles = cells.filter((cell) => stopsAll([cell]));
  const rest = cells.filter((cell) => !singles.includes(cell));
  const pairs = rest.flatMap((a, i) => rest.slice(i + 1).map((b) => [a, b]));
  const turns = [...singles.map((cell) => [cell]), ...pairs.filter(stopsAll)];
  return turns.filter((turn) => ending(state, turn) !== 'overline');
}

/**
 * Whether a turn wins by force. The engine may say how to go on, but that every answer was met and that
 * six was made in the end is seen by the rule book alone.
 */
function wins(state: Connect6State, turn: Turn): boolean {
  const verdict = ending(state, turn);
  if (verdict !== null) return verdict === 'six';
  const after = played(state, turn);
  if (sixesOf(after).length > 0) return false;
  const threats = sixesOf(asTurnOf(after, state.mover));
  if (threats.length === 0) return false;
  return answersTo(after, threats).every((answer) => {
    if (answer.length === 1) return false;
    const next = played(after, answer);
    const hint = hintFor(next);
    return hint !== null && wins(next, hint);
  });
}

function loses(state: Connect6State, turn: Turn): boolean {
  const verdict = ending(state, turn);
  if (verdict !== null) return verdict === 'overline';
  const after = played(state, turn);
  const hint = hintFor(after);
  return hint !== null && wins(after, hint);
}

function hintFor(state: Connect6State): Turn | null {
  const exercise: Exercise = {
    position: connect6.formatPosition(state),
    set: { overline: state.overline },
    reason: '',
  };
  const thought = answer(engine, 'connect6', exercise, HINT_NODES);
  return thought.proven === 'win' ? cellsOf(thought.move) : null;
}

const windows: readonly Turn[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
].flatMap(([dx = 0, dy = 0]) =>
  Array.from({ length: SIZE * SIZE }, (_, cell) => pointOf(cell))
    .filter(({ x, y }) => x + 5 * dx < SIZE && y + 5 * dy < SIZE && y + 5 * dy >= 0)
    .map(({ x, y }) => Array.from({ length: 6 }, (_, i) => (y + i * dy) * SIZE + x + i * dx)),
);
