import { type AnyGame, Random } from '@daeguk/games';
import type { SearchModule } from '../search-engine.js';

export interface Agreement {
  readonly game: AnyGame;
  readonly module: SearchModule;
  /** Puts a state on the module's board. */
  setUp(state: unknown): void;
  moveText(code: number, state: unknown): string;
  /** All that decides the game from a state on, as text: equal texts, equal keys, and no others. */
  identity(state: unknown): string;
  /** Where the random games start. */
  start(random: Random): unknown;
  /** Which of the legal moves a random game goes on with; any, if left out. */
  pick?(moves: readonly unknown[], state: unknown, random: Random): unknown;
  readonly positions: number;
  readonly seed: number;
}

/**
 * Holds an engine's board to the rule book over random games: the same moves, the same endings, keys that
 * are the same whether the position was played to or set up, and never the same for two positions.
 */
export function checkAgreement(agreement: Agreement): void {
  const random = new Random(agreement.seed);
  const identities = new Map<bigint, string>();
  for (let seen = 0; seen < agreement.positions; ) {
    let state = agreement.start(random);
    agreement.setUp(state);
    for (;;) {
      seen++;
      const codes = checkPosition(agreement, state, identities);
      const moves = [...agreement.game.legalMoves(state)];
      if (moves.length === 0) break;
      const move = agreement.pick?.(moves, state, random) ?? random.pick(moves);
      state = playBoth(agreement, state, move, codes);
    }
  }
}

/** The module's moves by their text. */
type Codes = ReadonlyMap<string, number>;

function checkPosition(
  agreement: Agreement,
  state: unknown,
  identities: Map<bigint, string>,
): Codes {
  const { game, module } = agreement;
  const codes = listMoves(agreement, state);
  const expected = [...game.legalMoves(state)].map((move) => game.formatMove(move)).sort();
  same([...codes.keys()].sort().join(), expected.join(), 'moves', agreement, state);
  same(endingSeen(agreement), endingTold(game, state), 'ending', agreement, state);

  const played = module.key();
  agreement.setUp(state);
  same(String(module.key()), String(played), 'key of the position set up', agreement, state);
  const identity = agreement.identity(state);
  same(identities.get(played) ?? identity, identity, 'position with this key', agreement, state);
  identities.set(played, identity);
  return codes;
}

function playBoth(agreement: Agreement, state: unknown, move: unknown, codes: Codes): unknown {
  const { game, module } = agreement;
  const code = codes.get(game.formatMove(move))!;
  const before = module.key();
  module.play(code);
  module.undo();
  same(String(module.key()), String(before), 'key after taking a move back', agreement, state);
  module.play(code);
  return game.play(state, move);
}

function listMoves({ module, moveText }: Agreement, state: unknown): Codes {
  const count = module.listMoves();
  const codes = new Int32Array(module.memory.buffer, module.buffer(), count);
  return new Map(Array.from(codes, (code) => [moveText(code, state), code]));
}

/** Who has won, as the module sees it: the sign of the score of the side to move. */
function endingSeen({ game, module }: Agreement): string {
  const verdict = module.verdict();
  if (verdict === -(2 ** 31)) return `${game.sides[module.mover()]} to move`;
  const winner = verdict === 0 ? null : verdict > 0 ? module.mover() : 1 - module.mover();
  return winner === null ? 'nobody' : game.sides[winner]!;
}

function endingTold(game: AnyGame, state: unknown): string {
  const outcome = game.outcome(state);
  return outcome === null ? `${game.toMove(state)} to move` : (outcome.winner ?? 'nobody');
}

function same(seen: string, told: string, what: string, { game }: Agreement, state: unknown): void {
  if (seen === told) return;
  const where = game.formatPosition(state);
  throw new Error(`${what} in ${where}: the engine says ${seen}, the rule book ${told}`);
}
