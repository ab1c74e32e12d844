import { type ReversiState, reversi } from '@daeguk/games';

const BLACK = 1;
const WHITE = 2;
const MORE_THAN_ANY = 64;

/** What each move leads to with best play, as the mover's lead: by the rule book, and by nothing else. */
export function leadsOf(state: ReversiState): ReadonlyMap<string, number> {
  return new Map(
    [...reversi.legalMoves(state)].map((move) => {
      const lead = blackLead(reversi.play(state, move), -MORE_THAN_ANY, MORE_THAN_ANY);
      return [reversi.formatMove(move), state.mover === BLACK ? lead : 0 - lead];
    }),
  );
}

/** Black's lead at the end of the game, if it lies between `low` and `high`; else one of the two or beyond. */
function blackLead(state: ReversiState, low: number, high: number): number {
  const moves = [...reversi.legalMoves(state)];
  if (moves.length === 0) return countedLead(state);
  const isBlack = state.mover === BLACK;
  let best = isBlack ? -MORE_THAN_ANY : MORE_THAN_ANY;
  for (const move of moves) {
    const from = isBlack ? Math.max(low, best) : low;
    const to = isBlack ? high : Math.min(high, best);
    if (from >= to) break;
    const lead = blackLead(reversi.play(state, move), from, to);
    best = isBlack ? Math.max(best, lead) : Math.min(best, lead);
  }
  return best;
}

function countedLead({ cells }: ReversiState): number {
  const count = (colour: number) => cells.filter((cell) => cell === colour).length;
  return count(BLACK) - count(WHITE);
}
