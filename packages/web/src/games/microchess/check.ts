import { type MicrochessState, microchess } from '@daeguk/games';

const KING = 6;

/** The square of a king in check, or null. */
export function checkedKing(state: MicrochessState): number | null {
  const { board, mover } = state;
  const king = board.indexOf(mover * KING);
  // Without a king of its own the other side may make every move its pieces have, pinned or not.
  const attacker: MicrochessState = {
    ...state,
    mover: mover === 1 ? -1 : 1,
    board: board.map((piece) => (piece === -mover * KING ? 0 : piece)),
    castling: { white: false, black: false },
    passant: null,
  };
  for (const { to } of microchess.generatedMoves!(attacker)) if (to === king) return king;
  return null;
}
