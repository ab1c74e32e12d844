import { type MicrochessState, microchess, type Random, readOptions } from '@daeguk/games';
import { expect, it } from 'vitest';
import { SearchEngine, type SearchModule } from '../search-engine.js';
import { checkAgreement } from '../testing/agreement.js';
import { instantiate } from '../wasm.js';
import { searchedMicrochess } from './searched.js';

type MicrochessOptions = MicrochessState['options'];

const url = new URL('../../wasm/microchess.wasm', import.meta.url);
const module = await instantiate<SearchModule>(url);
module.prepare(10);
const engine = new SearchEngine(searchedMicrochess, module);

/** The plies left to a limit are part of the key once there are no more than this. */
const IN_SIGHT = 40;

const FENS = [
  'knbr/p3/4/3P/RBNK w Qk - 0 1',
  'knbr/p3/4/3P/RBNK w Qk - 0 21',
  'knbr/pp2/4/2PP/RBNK b Qk - 0 1',
  'k2r/pppp/4/PPPP/R2K w Qk - 0 1',
  'k2r/p1p1/1N2/1P1P/R2K w Qk - 0 1',
  'k3/4/4/pPpP/3K w - c3 0 1',
  'kq2/4/4/4/2QK b - - 95 20',
  'kn2/4/4/4/1BNK w - - 0 1',
  'kb2/1b2/4/4/1RBK w - - 80 1',
  '1k2/4/4/4/R2K w Q - 0 35',
  // The king of the side that has moved stands to be taken: a set-up can be like that.
  'k3/4/4/4/R2K w Q - 0 1',
];

const SETTINGS: readonly Record<string, unknown>[] = [
  {},
  { plies: 200, repetitions: 3 },
  { plies: 60, repetitions: 2 },
  { quietMoves: 6, material: 'P5,Q3' },
];

function settings(random: Random): MicrochessOptions {
  const options = readOptions(microchess.options, random.pick(SETTINGS));
  if (!options.ok) throw new Error(options.fault.code);
  return options.value;
}

function start(random: Random): MicrochessState {
  const state = microchess.parsePosition(random.pick(FENS), settings(random));
  if (!state.ok) throw new Error(state.fault.code);
  return state.value;
}

/** Pieces, mover, rights and square passed over; the rules; and the plies to a limit that is in sight. */
function identity(state: MicrochessState): string {
  const [pieces, mover, rights, passant] = microchess.formatPosition(state).split(' ');
  const { options, ply, quiet } = state;
  const left = Math.min(options.plies - ply, IN_SIGHT + 1);
  const quietLeft = Math.min(2 * options.quietMoves - quiet, IN_SIGHT + 1);
  return [pieces, mover, rights, passant, left, quietLeft, JSON.stringify(options)].join(' ');
}

/** Captures of the last pieces end games early: half of the time another move is preferred. */
function pick(moves: readonly unknown[], state: unknown, random: Random): unknown {
  const { board } = state as MicrochessState;
  const quiet = (moves as { to: number }[]).filter(({ to }) => board[to] === 0);
  return random.pick(quiet.length > 0 && random.below(2) === 0 ? quiet : moves);
}

it('plays by the rule book in random games', () => {
  expect(() =>
    checkAgreement({
      game: microchess as never,
      module,
      setUp: (state) => engine.setUp(state as MicrochessState),
      moveText: (code, state) => searchedMicrochess.moveText(code, state as MicrochessState),
      identity: (state) => identity(state as MicrochessState),
      start,
      pick,
      positions: 100_000,
      seed: 1,
    }),
  ).not.toThrow();
}, 60_000);
