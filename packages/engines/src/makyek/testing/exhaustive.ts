import { type MakyekState, makyek } from '@daeguk/games';

/** The slow way to the truth: every move by the rule book. For the tests of the engine's exercises. */
type Move = Parameters<typeof makyek.play>[1];

/** What the game is worth to the side to move, played to its last ply: 1, 0 or −1. */
export function value(state: MakyekState, alpha: number, beta: number): number {
  const outcome = makyek.outcome(state);
  if (outcome !== null) return outcome.winner === null ? 0 : hasWon(state) ? 1 : -1;
  let best = -1;
  for (const move of makyek.legalMoves(state)) {
    best = Math.max(best, -value(makyek.play(state, move), -beta, -Math.max(alpha, best)));
    if (best >= beta || best === 1) break;
  }
  return best;
}

/** The moves that win at once; if there are none, those that win with the next move, whatever the reply. */
export function movesThatWinSoon(state: MakyekState): Move[] {
  const atOnce = movesThatWin(state, 0);
  return atOnce.length > 0 ? atOnce : movesThatWin(state, 2);
}

function movesThatWin(state: MakyekState, plies: number): Move[] {
  return [...makyek.legalMoves(state)].filter((move) => isLost(makyek.play(state, move), plies));
}

/** Whether the side to move has lost, or will within so many plies. */
function isLost(state: MakyekState, plies: number): boolean {
  if (makyek.outcome(state) !== null)
    return !hasWon(state) && makyek.outcome(state)!.winner !== null;
  if (plies <= 0) return false;
  for (const reply of makyek.legalMoves(state)) {
    if (movesThatWin(makyek.play(state, reply), plies - 2).length === 0) return false;
  }
  return true;
}

function hasWon(state: MakyekState): boolean {
  return makyek.outcome(state)!.winner === makyek.sides[state.mover - 1];
}
