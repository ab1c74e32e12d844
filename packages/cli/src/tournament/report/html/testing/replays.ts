import { type AnyGame, Random } from '@daeguk/games';
import { drawConditions, type RecordedMove, type Verdict } from '@daeguk/referee';
import { contestOf } from '../../../../contests.js';
import { type ReplayData, replayData } from '../../replay-data.js';

interface Wish {
  readonly contest: string;
  readonly seed?: number;
  readonly names?: ReplayData['names'];
}

/** A game of random moves, told as a record would tell it. */
export function simulatedReplay({ contest: id, seed = 3, names }: Wish): ReplayData {
  const contest = contestOf(id);
  const conditions = drawConditions(contest, seed);
  const { game, start, gameTime } = conditions;
  const random = new Random(seed);
  const states = [start];
  const moves: RecordedMove[] = [];
  const left = { first: gameTime ?? 0, second: gameTime ?? 0 };
  for (;;) {
    const state = states.at(-1);
    const side = game.toMove(state);
    if (side === null) break;
    const seat = side === game.sides[0] ? 'first' : 'second';
    const move = randomMove(game, state, random);
    const charged = 5 + random.below(1800);
    left[seat] -= charged;
    moves.push({
      seat,
      ply: moves.length + 1,
      move: game.formatMove(move),
      charged,
      left: gameTime === null ? null : left[seat],
      instead: id === 'reversi' && random.below(12) === 0 ? 'time' : null,
    });
    states.push(game.play(state, move));
  }
  return replayData(
    {
      contest,
      game,
      seed,
      names: { first: 'Moonlight', second: 'Baduk Tiger' },
      protocols: { first: null, second: null },
      talk: [],
      departures: [],
      began: '2026-05-02T09:00:00.000Z',
      expired: null,
      conditions,
      moves,
      states,
      verdict: verdictOf(game, states.at(-1), moves.length),
    },
    `${contest.title.en} · 1`,
    names ?? { first: 'Moonlight', second: '한별' },
    'en',
  );
}

function verdictOf(game: AnyGame, state: unknown, plies: number): Verdict {
  const { winner = null, ending = '', cause = null } = game.outcome(state) ?? {};
  const seat = winner === null ? null : winner === game.sides[0] ? 'first' : 'second';
  return { winner: seat, ending, cause, culprit: null, values: {}, plies, margin: null };
}

/** Connect6 has too many moves to list: two points are drawn until they are free. */
function randomMove(game: AnyGame, state: unknown, random: Random): unknown {
  if (game.name !== 'connect6') return random.pick([...game.legalMoves(state)]);
  const point = () => `${random.below(19)},${random.below(19)}`;
  for (;;) {
    const text = game.ply(state) === 0 ? point() : `${point()} ${point()}`;
    const move = game.parseMove(text, state);
    if (move.ok && game.ruling(state, move.value) === null) return move.value;
  }
}
