import type { Game } from '../game.js';
import { describe } from '../messages.js';
import { Random } from '../random.js';
import { readMove } from '../reading.js';

/** A game to be written down ply by ply. */
export interface Plan<State, Move, Options> {
  readonly game: Game<State, Move, Options>;
  readonly options: Options;
  readonly seed: number;
  choose(state: State, random: Random): Move;
  /** Moves tried in turn, one every third ply: most of them are refused. */
  readonly tries: readonly string[];
  /** The board is drawn on one ply in so many, and at the end. */
  readonly boardOnOnePlyIn: number;
}

const SHOWN_MOVES = 6;

/** The text of a playthrough, for a person to read and for the tests to compare. */
export function playthrough<State, Move, Options>(plan: Plan<State, Move, Options>): string {
  const { game, options, seed, tries } = plan;
  const random = new Random(seed);
  let state = game.setup(options, seed);
  const lines = [
    `${game.messages.en.name} (${game.name})`,
    `options: ${JSON.stringify(options)}`,
    `seed: ${seed}`,
    `start: ${JSON.stringify(game.toJson(state))}`,
  ];
  while (game.toMove(state) !== null) {
    const ply = game.ply(state);
    lines.push('', `ply ${ply}: ${game.toMove(state)} to move, ${legalMoves(game, state)}`);
    if (ply % plan.boardOnOnePlyIn === 0) lines.push(...drawing(game.board(state)));
    if (ply % 3 === 0) lines.push(attempt(game, state, tries[(ply / 3) % tries.length]!));
    const move = plan.choose(state, random);
    lines.push(`  plays ${game.formatMove(move)}`);
    state = game.play(state, move);
  }
  lines.push('', `ply ${game.ply(state)}: over, ${legalMoves(game, state)}`);
  lines.push(...drawing(game.board(state)));
  lines.push('', `outcome: ${JSON.stringify(game.outcome(state))}`);
  lines.push(`position: ${game.formatPosition(state)}`, '');
  return lines.join('\n');
}

function legalMoves<State, Move, Options>(game: Game<State, Move, Options>, state: State): string {
  const moves = [...game.legalMoves(state)];
  const first = moves.slice(0, SHOWN_MOVES).map(game.formatMove);
  if (moves.length > SHOWN_MOVES) first.push('…');
  return `${moves.length} legal moves: ${first.join(' | ') || 'none'}`;
}

function attempt<State, Move, Options>(
  game: Game<State, Move, Options>,
  state: State,
  text: string,
): string {
  const move = readMove(game, state, text);
  if (move.ok) return `  tries ${text}: allowed`;
  return `  tries ${text}: ${move.fault.code}: ${describe(game.messages, move.fault)}`;
}

/** One row a line; what a FEN says after its board comes below it. */
function drawing(board: string): string[] {
  const [placement = '', ...rest] = board.split(' ');
  const rows = placement.split('/').map((row) => `    ${hasRows(placement) ? spread(row) : row}`);
  return rest.length === 0 ? rows : [...rows, `    ${rest.join(' ')}`];
}

function hasRows(placement: string): boolean {
  return placement.includes('/');
}

/** The digits of a FEN count empty squares. */
function spread(row: string): string {
  return row.replace(/\d/g, (digit) => '.'.repeat(Number(digit)));
}
