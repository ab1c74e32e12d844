// Where games of the training start: the contest's own opening and others, so that no opening is new.
import { makyek } from '@daeguk/games';

const SIZE = 12;
const PIECES = 16;
const PLIES = 120;

/**
 * @param {import('@daeguk/games').Random} random
 * @returns {import('@daeguk/games').MakyekState}
 */
export function anyOpening(random) {
  const kind = random.below(4);
  if (kind === 0) return wander(random, makyek.setup({ plies: PLIES }, null), 2 + random.below(10));
  if (kind === 1) return scattered(random, 8);
  if (kind === 2) return scattered(random, 4 + random.below(9));
  return inGroups(random);
}

/** An opening that two players can play from both sides. */
export function evenOpening(random) {
  const kind = random.below(2);
  if (kind === 0) return wander(random, makyek.setup({ plies: PLIES }, null), 4 + random.below(4));
  return inGroups(random);
}

function wander(random, start, plies) {
  let state = start;
  for (let ply = 0; ply < plies && makyek.toMove(state) !== null; ply++) {
    state = makyek.play(state, random.pick([...makyek.legalMoves(state)]));
  }
  return state;
}

/** Pieces anywhere, so many of them black. */
function scattered(random, black) {
  const cells = emptyBoard();
  for (let placed = 0; placed < PIECES; ) {
    const square = random.below(SIZE * SIZE);
    if (cells[square] !== 0) continue;
    cells[square] = placed < black ? 1 : 2;
    placed++;
  }
  return { cells, mover: 1 + random.below(2), ply: 0, plies: PLIES };
}

/** Rows of two or three of a colour, as in the contest's opening; turned by half, the same for the other. */
function inGroups(random) {
  for (;;) {
    const cells = emptyBoard();
    for (const length of [3, 3, 2]) {
      const step = random.pick([1, SIZE, SIZE + 1, SIZE - 1]);
      const start = random.below(SIZE * SIZE);
      for (let i = 0; i < length; i++) place(cells, start + i * step);
    }
    if (
      cells.filter((cell) => cell === 1).length === 8 &&
      cells.filter((cell) => cell === 2).length === 8
    ) {
      return { cells, mover: 1, ply: 0, plies: PLIES };
    }
  }
}

function place(cells, square) {
  const image = SIZE * SIZE - 1 - square;
  if (square >= SIZE * SIZE || cells[square] !== 0 || cells[image] !== 0) return;
  cells[square] = 1;
  cells[image] = 2;
}

function emptyBoard() {
  return Array(SIZE * SIZE).fill(0);
}
