import { type AnyGame, countMoves, describe, type Fault, phrase, readMove } from '@daeguk/games';
import { chooseGame, chooseStart, type GameFlags } from '../choice.js';
import { BAD_USAGE, DONE, FAILED, type Io } from '../io.js';
import { lines } from '../lines.js';
import { text } from '../messages.js';

/** Plays a game move by move, as its rule book rules. */
export async function rules(io: Io, name: string, flags: GameFlags): Promise<number> {
  const game = chooseGame(io, name);
  const start = game && chooseStart(io, game, flags);
  if (!game || !start) return BAD_USAGE;
  if (io.isInTerminal) {
    const moves = phrase(game.messages, io.language, 'moves') ?? '';
    io.err(`${text(io, 'rules.hint', { moves })}\n`);
  }
  let { state } = start;
  let exitCode = DONE;
  io.out(JSON.stringify(report(game, state)));
  for await (const line of lines(io.input)) {
    const move = readMove(game, state, line);
    if (move.ok) {
      state = game.play(state, move.value);
      io.out(JSON.stringify(report(game, state)));
    } else {
      exitCode = FAILED;
      io.out(JSON.stringify({ ply: game.ply(state), error: errorOf(game, move.fault) }));
    }
  }
  return exitCode;
}

function report(game: AnyGame, state: unknown) {
  return {
    ply: game.ply(state),
    toMove: game.toMove(state),
    board: game.board(state),
    legal: countMoves(game, state),
    outcome: game.outcome(state),
  };
}

/** In English whatever the reader's language: programs read this. */
function errorOf(game: AnyGame, wrong: Fault) {
  return { code: wrong.code, message: describe(game.messages, wrong) };
}
