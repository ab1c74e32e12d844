import { expect, test } from 'vitest';
import { Random } from '../random.js';
import { describeFuzz } from '../testing/fuzz.js';
import { endgames } from '../testing/microchess-endgames.js';
import { describeProperties } from '../testing/properties.js';
import { describeSymmetries, type Image } from '../testing/symmetry.js';
import { type Colour, SQUARES } from './board.js';
import { START } from './fen.js';
import type { MicrochessOptions } from './options.js';
import { type MicrochessMove, type MicrochessState, promotions } from './position.js';
import { microchess } from './rules.js';

const subject = {
  game: microchess,
  begin(seed: number) {
    const random = new Random(seed);
    const options: MicrochessOptions = {
      plies: 1 + random.below(120),
      repetitions: 2 + random.below(4),
      quietMoves: 1 + random.below(60),
      material: { K: 4, Q: 10, R: 5, B: 3, N: 3, P: 1 },
    };
    const text = random.below(2) === 0 ? START : random.pick(endgames);
    const start = microchess.parsePosition(text, options);
    if (!start.ok) throw new Error(start.fault.code);
    return { state: start.value, options };
  },
  // The largest of the ply limits above.
  longest: 120,
  runs: 200,
};

const squares = Array.from({ length: SQUARES }, (_, square) => square);
const allMoves = squares.flatMap((from) =>
  squares.flatMap((to) => [null, ...promotions].map((promotion) => ({ from, to, promotion }))),
);

/** The board turned half round with the sides exchanged, which lays the start on itself. */
const halfTurn: Image<MicrochessState, MicrochessMove> = {
  name: 'turned half round with the colours exchanged',
  state: turned,
  move: ({ from, to, promotion }) => ({ from: opposite(from), to: opposite(to), promotion }),
  side: (side) => (side === 'white' ? 'black' : 'white'),
};

function turned(state: MicrochessState): MicrochessState {
  return {
    ...state,
    // Zero has a sign, which toEqual sees.
    board: state.board.map((piece) => (piece === 0 ? 0 : -piece)).reverse(),
    mover: -state.mover as Colour,
    castling: { white: state.castling.black, black: state.castling.white },
    passant: state.passant === null ? null : opposite(state.passant),
    earlier: state.earlier === null ? null : turned(state.earlier),
  };
}

function opposite(square: number): number {
  return SQUARES - 1 - square;
}

describeProperties('microchess', {
  ...subject,
  universe: () => allMoves,
  // A FEN does not tell which positions were there before.
  textTellsAll: (state) => microchess.outcome(state)?.cause !== 'repetition',
});
describeFuzz('microchess', subject);
describeSymmetries('microchess is the same', { ...subject, runs: 100 }, [halfTurn], () => allMoves);

test('half a turn lays the start on itself', () => {
  const start = microchess.setup(subject.begin(0).options, null);
  expect(turned(start)).toEqual({ ...start, mover: -start.mover });
});
