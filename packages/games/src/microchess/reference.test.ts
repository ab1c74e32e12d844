import { expect, test } from 'vitest';
import { readOptions } from '../options.js';
import type { Random } from '../random.js';
import { anyMove, compareSeries } from '../testing/compare.js';
import { endgames } from '../testing/microchess-endgames.js';
import { EMPTY, PAWN, SQUARES } from './board.js';
import { isCastling } from './castling.js';
import { START } from './fen.js';
import type { MicrochessOptions } from './options.js';
import { type MicrochessMove, type MicrochessState, promotions } from './position.js';
import { microchess } from './rules.js';
import { reference } from './rules.reference.js';

// Together 10,000 games.

test('4,000 random games from the start go the same way in both writings', () => {
  const { endings } = playSeries(4_000, 1_000_000, [START], 80, anyMove(microchess));
  expect(endings).toEqual(
    expect.arrayContaining([
      'checkmate: black',
      'checkmate: white',
      'material insufficient-material: draw',
      'material ply-limit: black',
      'material ply-limit: draw',
      'material ply-limit: white',
    ]),
  );
});

test('1,500 games of shuffling players go the same way in both writings', () => {
  const { endings } = playSeries(1_500, 1_100_000, [START], 80, shuffling);
  expect(endings).toEqual(
    expect.arrayContaining([
      'material repetition: black',
      'material repetition: draw',
      'material repetition: white',
    ]),
  );
});

test('3,000 random endgames go the same way in both writings', () => {
  const { endings, special } = playSeries(3_000, 1_200_000, endgames, 200, anyMove(microchess));
  expect(endings).toEqual(
    expect.arrayContaining([
      'checkmate: black',
      'checkmate: white',
      'material quiet-moves: black',
      'material quiet-moves: draw',
      'material quiet-moves: white',
      'material repetition: draw',
      'material insufficient-material: black',
      'material insufficient-material: draw',
      'material insufficient-material: white',
      'material stalemate: black',
      'material stalemate: draw',
      'material stalemate: white',
    ]),
  );
  expect([...special].sort()).toEqual(['castling', 'en passant', 'promotion']);
});

test('1,500 endgames of shuffling players go the same way in both writings', () => {
  const { endings } = playSeries(1_500, 1_300_000, endgames, 60, shuffling);
  expect(endings).toEqual(
    expect.arrayContaining(['material repetition: black', 'material ply-limit: white']),
  );
});

function playSeries(
  games: number,
  firstSeed: number,
  positions: readonly string[],
  plies: number,
  player: (state: MicrochessState, random: Random) => MicrochessMove,
) {
  const special = new Set<string>();
  const endings = compareSeries(
    { game: microchess, reference },
    {
      games,
      firstSeed,
      begin: (random) => from(random.pick(positions), plies),
      choose(state, random) {
        const move = player(state, random);
        const piece = Math.abs(state.board[move.from]!);
        if (isCastling(state.board, state.mover, move)) special.add('castling');
        if (move.to === state.passant && piece === PAWN) special.add('en passant');
        if (move.promotion !== null) special.add('promotion');
        return move;
      },
      attempts,
      legalityOnOnePlyIn: 4,
    },
  );
  return { endings: [...endings], special };
}

function from(position: string, plies: number) {
  const options = readOptions<MicrochessOptions>(microchess.options, { plies });
  if (!options.ok) throw new Error(options.fault.code);
  const state = microchess.parsePosition(position, options.value);
  if (!state.ok) throw new Error(state.fault.code);
  return { state: state.value, position: reference.start({ position, plies }) };
}

/** Mostly plays the first move that takes nothing, so that positions come again. */
function shuffling(state: MicrochessState, random: Random): MicrochessMove {
  const moves = [...microchess.legalMoves(state)];
  const quiet = moves.find(({ to }) => state.board[to] === EMPTY);
  return quiet !== undefined && random.below(12) > 0 ? quiet : random.pick(moves);
}

/** A move of an own piece, and one from any square with or without a promotion. */
function attempts({ board, mover }: MicrochessState, random: Random): MicrochessMove[] {
  const anySquare = () => random.below(SQUARES);
  const own = [...board.keys()].filter((square) => board[square]! * mover > 0);
  return [
    { from: random.pick(own), to: anySquare(), promotion: null },
    { from: anySquare(), to: anySquare(), promotion: random.pick([null, ...promotions]) },
  ];
}
