/** How a board is drawn: stones on crossings, discs or pieces on squares, numbered stones. */
export type Look = 'points' | 'felt' | 'squares' | 'chess' | 'stones';

/** What happened to a cell in a move: something left it, came to it, or changed on it. */
export type Mark = 'from' | 'to' | 'turned';

/** A cell, what lies on it now, and what happened to it. */
export type Change = readonly [cell: number, letter: string, mark: Mark];

/** A game as a board of cells, a letter each for what lies there, and what each move changes. */
export interface Scene {
  readonly look: Look;
  readonly columns: number;
  /** How many cells there are; the last row may be short. */
  readonly size: number;
  readonly start: string;
  readonly changes: readonly (readonly Change[])[];
}

export const EMPTY = '.';

/** A stone that can still be taken, one that the first or the second player took. */
export const STONE = { left: 'o', first: 'f', second: 's' } as const;

/** As wide as a screen shows well. */
const STONES_A_ROW = 10;

const LOOKS: Readonly<Record<string, Look>> = { connect6: 'points', reversi: 'felt' };

/** What a scene is made from: boards as the rule book writes them, and who moved from each to the next. */
export interface Told {
  readonly game: string;
  readonly boards: readonly string[];
  readonly moves: readonly { readonly seat: 'first' | 'second' }[];
}

/** From any board text of a rule book: rows of cells, a FEN, or a list of stones. */
export function sceneOf({ game, boards, moves }: Told): Scene {
  const [first = ''] = boards;
  if (!first.includes('/')) return stonesScene(boards, moves);
  const isChess = first.includes(' ');
  const positions = boards.map(isChess ? chessCells : gridCells);
  const columns = (isChess ? spread(first) : first).indexOf('/');
  const look = isChess ? 'chess' : (LOOKS[game] ?? 'squares');
  return sceneFrom(look, columns, positions);
}

function gridCells(board: string): string {
  return board.replaceAll('/', '');
}

function chessCells(fen: string): string {
  return gridCells(spread(fen).split(' ', 1)[0] as string);
}

/** A FEN with its gaps written out. */
function spread(fen: string): string {
  return fen.replace(/\d+/g, (gap) => EMPTY.repeat(Number(gap)));
}

function stonesScene(boards: Told['boards'], moves: Told['moves']): Scene {
  const left = boards.map((board) => new Set(board.split(',').filter(Boolean).map(Number)));
  const size = Math.max(0, ...left.flatMap((stones) => [...stones]));
  const takenBy = new Map<number, string>();
  const positions = left.map((stones, ply) => {
    const cells = Array.from({ length: size }, (_, cell) => {
      const stone = cell + 1;
      if (stones.has(stone)) return STONE.left;
      const seat = moves[ply - 1]?.seat;
      if (seat !== undefined && !takenBy.has(stone) && left[ply - 1]?.has(stone)) {
        takenBy.set(stone, STONE[seat]);
      }
      return takenBy.get(stone) ?? EMPTY;
    });
    return cells.join('');
  });
  return sceneFrom('stones', Math.min(size, STONES_A_ROW), positions);
}

function sceneFrom(look: Look, columns: number, positions: readonly string[]): Scene {
  const [start = ''] = positions;
  const changes = positions
    .slice(1)
    .map((after, ply) => changesOf(positions[ply] as string, after));
  return { look, columns, size: start.length, start, changes };
}

/** What a move did, told by the boards before and after it alone: it holds for any game. */
function changesOf(before: string, after: string): Change[] {
  const changed = [...before].map((_, cell) => cell).filter((cell) => before[cell] !== after[cell]);
  const comes = (cell: number) => before[cell] === EMPTY;
  // A piece that takes another lands where something was: nothing comes to an empty cell then.
  const changedOnly: Mark = changed.some(comes) ? 'turned' : 'to';
  return changed.map((cell) => {
    const letter = after[cell] as string;
    return [cell, letter, letter === EMPTY ? 'from' : comes(cell) ? 'to' : changedOnly];
  });
}
