import { describe, expect, test } from 'vitest';
import type { AnyGame, Game } from './game.js';
import { readOptions } from './options.js';
import { countMoves, perft } from './perft.js';
import { solve } from './picking-stones/exact.js';
import { parsePlay } from './picking-stones/notation.js';
import { search } from './picking-stones/search.js';
import { connect6, makyek, microchess, reversi } from './registry.js';
import type { Result } from './result.js';
import {
  areOraclesHere,
  connect6Games,
  folder,
  makyekGames,
  perftRows,
  stonesRows,
} from './testing/oracles.js';

const oracles = describe.skipIf(!areOraclesHere);

const reading = `the oracles are read from ${folder}`;
test.skipIf(!areOraclesHere)(
  areOraclesHere ? reading : `${reading} (skipped: it is not there)`,
  () => {
    const { microchess, reversi } = perftRows();
    for (const rows of [microchess, reversi, makyekGames(), connect6Games(), stonesRows()]) {
      expect(rows.length).toBeGreaterThan(0);
    }
  },
);

oracles('perft.json', () => {
  for (const { position, why, nodes } of perftRows().microchess) {
    test(`microchess: ${why}`, () => {
      const state = unwrapped(microchess.parsePosition(position, defaults(microchess)));
      expect(counts(microchess, state, nodes.length)).toEqual(nodes);
    });
  }

  for (const { position, why, nodes } of perftRows().reversi) {
    test(`reversi: ${why}`, () => {
      expect(position).toBe('start');
      expect(counts(reversi, reversi.setup({}, null), nodes.length)).toEqual(nodes);
    });
  }
});

oracles('makyek-games.jsonl', () => {
  test.each(makyekGames())('game $game', ({ moves, plies, end }) => {
    let state = makyek.setup(defaults(makyek), null);
    for (const { side, move, legal_before, board } of moves) {
      expect(makyek.toMove(state)).toBe(side === 'b' ? 'black' : 'white');
      expect(countMoves(makyek, state)).toBe(legal_before);
      state = played(makyek, state, move);
      expect(makyek.board(state)).toBe(board);
    }
    expect(makyek.ply(state)).toBe(plies);
    expect(makyek.outcome(state)).toMatchObject({
      winner: [null, 'black', 'white'][end.winner],
      ending: { limit: 'pieces', nomove: 'no-move' }[end.by],
    });
  });
});

oracles('connect6-games.jsonl', () => {
  test.each(connect6Games())('with blocks $blocks', ({ blocks, moves, winner, why }) => {
    const options = unwrapped(readOptions(connect6.options, { blocks }));
    let state = connect6.setup(options, null);
    for (const move of moves) state = played(connect6, state, move);
    expect(connect6.outcome(state)).toEqual({ winner, ending: why });
  });
});

oracles('picking-stones.jsonl', () => {
  for (const { play, depth, ...answer } of stonesRows()) {
    const position = `play ${play.join(' ')}`;

    test(`${position}, depth ${depth}`, () => {
      const state = unwrapped(parsePlay(play.map(String)));
      expect(search(state, { depth, evaluation: 'take-stones' })).toEqual(answer);
    });

    if (depth === 0) {
      test(`${position}, without a search`, () => {
        const state = unwrapped(parsePlay(play.map(String)));
        const winner = answer.value === 1 ? 'max' : 'min';
        expect(solve(state)).toMatchObject({ winner, move: answer.move });
      });
    }
  }
});

function counts(game: AnyGame, state: unknown, depth: number): number[] {
  return Array.from({ length: depth }, (_, index) => perft(game, state, index + 1));
}

function played<State, Move, Options>(
  game: Game<State, Move, Options>,
  state: State,
  text: string,
): State {
  // Nothing may have ended the game before its last move.
  expect(game.outcome(state)).toBeNull();
  const move = unwrapped(game.parseMove(text, state));
  expect(game.ruling(state, move)).toBeNull();
  return game.play(state, move);
}

function defaults<State, Move, Options>(game: Game<State, Move, Options>): Options {
  return unwrapped(readOptions(game.options, {}));
}

function unwrapped<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}
