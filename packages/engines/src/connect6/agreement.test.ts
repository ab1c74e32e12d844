import { type Connect6State, connect6, Random } from '@daeguk/games';
import { beforeAll, describe, expect, it } from 'vitest';
import { Connect6Engine, type Connect6Module, loadConnect6Module, NOWHERE } from './engine.js';

const SIZE = 19;
const POSITIONS = 100_000;
const SLOW_POSITIONS = 4_000;
const VERY_SLOW_POSITIONS = 200;
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;
const policies = ['loses', 'ignored', 'wins'] as const;

let module: Connect6Module;
let engine: Connect6Engine;
beforeAll(async () => {
  module = await loadConnect6Module(10);
  engine = new Connect6Engine(module);
});

const pointOf = (cell: number) => ({ x: cell % SIZE, y: Math.floor(cell / SIZE) });
const emptyOf = ({ cells }: Connect6State) => [...cells.keys()].filter((i) => cells[i] === 0);
const sideOf = (state: Connect6State) => state.mover - 1;

function begin(random: Random): Connect6State {
  const blocks = 2 * random.below(6);
  return connect6.setup({ blocks, overline: random.pick(policies) }, random.below(2 ** 32));
}

/** Cells on the lines of the stones and blocks of a side, where its lines grow. */
function nearLines({ cells, mover }: Connect6State, reach: number): number[] {
  const near = new Set<number>();
  for (const [cell, held] of cells.entries()) {
    if (held !== mover && held !== 3) continue;
    const { x, y } = pointOf(cell);
    for (const [dx, dy] of DIRECTIONS) {
      for (let step = -reach; step <= reach; step++) {
        const [column, row] = [x + step * dx, y + step * dy];
        const isOn = column >= 0 && column < SIZE && row >= 0 && row < SIZE;
        if (isOn && cells[row * SIZE + column] === 0) near.add(row * SIZE + column);
      }
    }
  }
  return [...near];
}

/** A turn on empty cells, more often than not of those near lines: so sixes and sevens come up. */
function randomTurn(
  state: Connect6State,
  random: Random,
  empty: readonly number[],
  near: readonly number[],
): number[] {
  const draw = () => random.pick(near.length > 0 && random.below(8) > 0 ? near : empty);
  const first = draw();
  if (state.ply === 0 || empty.length === 1) return [first];
  let second = draw();
  while (second === first) second = random.pick(empty);
  return [first, second];
}

/** What the rule book makes of a turn: 1 six, −1 a line too long, 0 neither. */
function judged(state: Connect6State, turn: readonly number[]): number {
  const outcome = connect6.outcome(connect6.play(state, turn.map(pointOf)));
  return outcome?.ending === 'six' ? 1 : outcome?.ending === 'overline' ? -1 : 0;
}

function expectSame(seen: unknown, told: unknown, what: string, state: Connect6State): void {
  if (seen === told) return;
  const where = `${connect6.formatPosition(state)} (${state.overline})`;
  throw new Error(`${what} in ${where}: the engine says ${seen}, the rule book ${told}`);
}

/** Plays random games until so many positions were seen, each one shown with turns to try. */
function everyPosition(
  positions: number,
  seed: number,
  visit: (state: Connect6State, anyTurn: () => number[], lineTurn: () => number[]) => void,
): void {
  const random = new Random(seed);
  for (let seen = 0; seen < positions; ) {
    const isClustered = random.below(4) > 0;
    let state = begin(random);
    engine.setUp(state);
    while (connect6.outcome(state) === null && seen < positions) {
      seen++;
      const empty = emptyOf(state);
      const near = nearLines(state, 1);
      const anyTurn = () => randomTurn(state, random, empty, []);
      const lineTurn = () => randomTurn(state, random, empty, near);
      visit(state, anyTurn, lineTurn);
      const turn = isClustered ? lineTurn() : anyTurn();
      for (const cell of turn) module.place(cell, sideOf(state));
      module.passTurn();
      state = connect6.play(state, turn.map(pointOf));
    }
  }
}

describe('the board of the engine', () => {
  it(`judges turns as the rule book does in ${POSITIONS} positions`, () => {
    const identities = new Map<bigint, string>();
    const found = { '-1': 0, '0': 0, '1': 0 };
    everyPosition(POSITIONS, 1, (state, anyTurn, lineTurn) => {
      for (const turn of [anyTurn(), lineTurn()]) {
        const told = judged(state, turn);
        found[String(told) as keyof typeof found]++;
        const seen = module.judge(turn[0]!, turn[1] ?? NOWHERE);
        expectSame(seen, told, `turn ${turn.join()}`, state);
      }
      const key = module.key();
      const identity = `${state.cells.join('')}${state.mover}${state.overline}`;
      expectSame(identities.get(key) ?? identity, identity, 'position with this key', state);
      identities.set(key, identity);
    });
    expect(found['1']).toBeGreaterThan(1000);
    expect(found['-1']).toBeGreaterThan(100);
  });

  it('has the same empty cells, and the same key set up as played to, in any order', () => {
    everyPosition(SLOW_POSITIONS, 2, (state, _, lineTurn) => {
      const empty = new Int32Array(module.memory.buffer, module.buffer(), module.listEmpty());
      expectSame(empty.join(), emptyOf(state).join(), 'empty cells', state);
      const [played, worth] = [module.key(), module.evaluate()];
      const [first, second] = lineTurn();
      for (const cell of [first!, second ?? first!]) {
        module.place(cell, sideOf(state));
        module.takeBack(cell, sideOf(state));
      }
      expectSame(module.key(), played, 'key after taking stones back', state);
      engine.setUp(state);
      expectSame(module.key(), played, 'key of the position set up', state);
      expectSame(module.evaluate(), worth, 'worth of the position set up', state);
    });
  });

  it.each([
    ['six in a row with one cell or two empty', SLOW_POSITIONS, sixesByRows],
    ['all turns of one stone and of two on one line', VERY_SLOW_POSITIONS, sixesByTurns],
  ])('knows every six that one turn can make: %s', (_, positions, sixesOf) => {
    let sixes = 0;
    everyPosition(positions, 3, (state) => {
      const told = state.ply === 0 ? [] : withoutIdle(new Set(sixesOf(state).map(textOf)));
      const count = module.listSixes(sideOf(state));
      const listed = new Int32Array(module.memory.buffer, module.buffer(), count);
      const seen = new Set(Array.from(listed, (turn) => textOf([turn & 511, turn >> 9])));
      sixes += told.length;
      expectSame(withoutIdle(seen).join(' '), told.join(' '), 'sixes', state);
    });
    expect(sixes).toBeGreaterThan(positions / 4);
  });
});

/** Without the pairs of which one stone alone makes six. */
function withoutIdle(sixes: ReadonlySet<string>): string[] {
  const isNeeded = (six: string) =>
    !six.includes('+') || six.split('+').every((cell) => !sixes.has(cell));
  return [...sixes].filter(isNeeded).sort();
}

const textOf = (turn: readonly number[]) =>
  turn
    .filter((cell) => cell !== NOWHERE)
    .sort((a, b) => a - b)
    .join('+');

/** Whatever six a turn makes was six cells in a row before, none the other side's, one or two empty. */
function sixesByRows(state: Connect6State): number[][] {
  const sixes: number[][] = [];
  for (const row of rows) {
    const empty = row.filter((cell) => state.cells[cell] === 0);
    if (empty.length === 0 || empty.length > 2) continue;
    if (row.every((cell) => isOwn(state, cell) || empty.includes(cell))) sixes.push(empty);
  }
  return sixes.filter((turn) => judged(state, turn) === 1);
}

const isOwn = ({ cells, mover }: Connect6State, cell: number) =>
  cells[cell] === mover || cells[cell] === 3;

const rows: readonly number[][] = DIRECTIONS.flatMap(([dx, dy]) =>
  Array.from({ length: SIZE * SIZE }, (_, cell) => pointOf(cell))
    .filter(({ x, y }) => x + 5 * dx < SIZE && y + 5 * dy < SIZE && y + 5 * dy >= 0)
    .map(({ x, y }) => Array.from({ length: 6 }, (_, i) => (y + i * dy) * SIZE + x + i * dx)),
);

/** By trying all that can matter: two stones make six together on one line only, less than six apart. */
function sixesByTurns(state: Connect6State): number[][] {
  const near = nearLines(state, 5);
  const pairs = near.flatMap((first, i) =>
    near
      .slice(i + 1)
      .filter((second) => areClose(first, second))
      .map((second) => [first, second]),
  );
  const turns = [...near.map((cell) => [cell]), ...pairs];
  return turns.filter((turn) => judged(state, turn) === 1);
}

function areClose(a: number, b: number): boolean {
  const dx = Math.abs(pointOf(a).x - pointOf(b).x);
  const dy = Math.abs(pointOf(a).y - pointOf(b).y);
  return Math.max(dx, dy) <= 5 && (dx === 0 || dy === 0 || dx === dy);
}
