import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyGame, describeOutcome, phrase, Random } from '@daeguk/games';
import { drawBoard } from '../board.js';
import { chooseGame, chooseStart, type GameFlags } from '../choice.js';
import { BAD_USAGE, DONE, type Io } from '../io.js';
import { text } from '../messages.js';
import { Screen } from '../screen.js';

const MILLISECONDS_A_PLY = 80;

/**
 * A whole game between two random players: on a terminal that is high enough the board moves, else
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
  const random = new Random(Number(seed));
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
    const move = random.pick([...game.legalMoves(state)]);
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

function word(io: Io, game: AnyGame, key: string): string {
  return phrase(game.messages, io.language, key) ?? key;
}
