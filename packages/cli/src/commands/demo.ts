import { setTimeout as sleep } from 'node:timers/promises';
import { choose, type Engine, engines } from '@daeguk/engines';
import { type AnyGame, describeOutcome, phrase, readMove } from '@daeguk/games';
import { drawBoard } from '../board.js';
import { chooseGame, chooseStart, type GameFlags } from '../choice.js';
import { BAD_USAGE, DONE, FAILED, type Io } from '../io.js';
import { complain, text } from '../messages.js';
import { Screen } from '../screen.js';

const MILLISECONDS_A_PLY = 80;

/** Little enough that a game is over soon, and counted, so that a seed always shows the same one. */
const NODES_A_PLY = 20_000;
const TABLE_BITS = 16;

/**
 * A whole game of the house AI against itself: on a terminal that is high enough the board moves, else
 * only its end shows.
 */
export async function demo(
  io: Io,
  name: string,
  { seed = String(Date.now() % 10_000) }: GameFlags,
): Promise<number> {
  const game = chooseGame(io, name);
  const start = game && chooseStart(io, game, { seed });
  if (!game || !start) return BAD_USAGE;
  const engine = await engines.get(game.name)?.load(TABLE_BITS);
  if (engine === undefined) {
    complain(io, text(io, 'error.no-engine', { game: game.name }));
    return FAILED;
  }
  let { state } = start;
  let lastMove = '';
  const screen = new Screen(io);
  io.out(text(io, 'demo.title', { game: word(io, game, 'name'), seed }));
  for (;;) {
    const side = game.toMove(state);
    const lines = ['', ...drawBoard(game.board(state)), '', lastMove];
    const isShown = screen.canRedraw(lines);
    if (isShown || side === null) screen.draw(lines);
    if (side === null) break;
    const move = chosenMove(game, engine, state, Number(seed));
    state = game.play(state, move);
    const values = { ply: game.ply(state), side: word(io, game, `side.${side}`) };
    lastMove = text(io, 'demo.ply', { ...values, move: game.formatMove(move) });
    if (isShown) await sleep(MILLISECONDS_A_PLY);
  }
  const outcome = game.outcome(state);
  if (outcome !== null) io.out(describeOutcome(game.messages, outcome, io.language));
  io.out(`\n${text(io, 'demo.next', { game: game.name })}`);
  return DONE;
}

function chosenMove(game: AnyGame, engine: Engine, state: unknown, seed: number): unknown {
  const budget = {
    moveTime: null,
    gameTime: null,
    nodes: NODES_A_PLY,
    seed: seed + game.ply(state),
  };
  const chosen = readMove(game, state, choose(engine, state, budget, 'normal')?.move ?? '');
  if (!chosen.ok) throw new Error(`the house AI of ${game.name} broke the rules`);
  return chosen.value;
}

function word(io: Io, game: AnyGame, key: string): string {
  return phrase(game.messages, io.language, key) ?? key;
}
