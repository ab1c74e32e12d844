import { type MicrochessState, microchess } from '@daeguk/games';
import { describe, expect, it } from 'vitest';
import { answer, type Exercise, mistake, readSuite, stateOf } from '../testing/suite.js';
import { microchessEngine } from './engine.js';

interface Proven extends Exercise {
  /** So many plies, looked through in full, show that the answer is right. */
  readonly plies: number;
}

const NODES = 300_000;

const suite = readSuite(microchess.name) as Proven[];
const engine = await microchessEngine.load(16);

describe.each(suite)('$position', (exercise) => {
  it('has the answer the rules give it', () => {
    const state = stateOf(microchess.name, exercise) as MicrochessState;
    const worths = new Map<string, Worth>();
    for (const move of microchess.legalMoves(state)) {
      const after = worthOf(microchess.play(state, move), exercise.plies - 1);
      worths.set(microchess.formatMove(move), turned(after));
    }
    const most = Math.max(...[...worths.values()].map(({ least }) => least));
    const isGood = ({ least, most: hope }: Worth) => (most > -1 ? least === most : hope > -1);
    const good = [...worths.keys()].filter((move) => isGood(worths.get(move)!));
    if (exercise.best !== undefined) expect([...exercise.best].sort()).toEqual(good.sort());
    for (const move of exercise.avoid ?? []) expect(good).not.toContain(move);
  });

  it('is solved', () => {
    const thought = answer(engine, microchess.name, exercise, NODES);
    expect(mistake(exercise, thought)).toBeNull();
  });
});

/** What the side to move is sure of, and what it may still hope for: 1, 0 or −1. */
interface Worth {
  readonly least: number;
  readonly most: number;
}

/** Every game of so many plies more, by the rule book. */
function worthOf(state: MicrochessState, plies: number): Worth {
  const outcome = microchess.outcome(state);
  if (outcome !== null) {
    const sign = outcome.winner === (state.mover > 0 ? 'white' : 'black') ? 1 : -1;
    const worth = outcome.winner === null ? 0 : sign;
    return { least: worth, most: worth };
  }
  if (plies === 0) return { least: -1, most: 1 };
  let [least, most] = [-1, -1];
  for (const move of microchess.legalMoves(state)) {
    const worth = turned(worthOf(microchess.play(state, move), plies - 1));
    least = Math.max(least, worth.least);
    most = Math.max(most, worth.most);
    if (least === 1) break;
  }
  return { least, most };
}

/** The same for the other side. */
function turned({ least, most }: Worth): Worth {
  return { least: 0 - most, most: 0 - least };
}
