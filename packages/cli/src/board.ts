const SYMBOLS: Readonly<Record<string, string>> = { '.': '·', b: '●', w: '○', '#': '■' };

/**
 * A board as lines for the terminal, with the coordinates of the game's own notation: from any
 * `board` text of a rule book (rows of cells, a FEN, or a list of stones).
 */
export function drawBoard(board: string): string[] {
  if (!board.includes('/')) return wrapped(board.split(','), 76);
  const [rows = '', ...fen] = board.split(' ');
  return fen.length > 0 ? drawChess(rows) : drawGrid(rows.split('/'));
}

function drawGrid(rows: readonly string[]): string[] {
  const width = String(rows.length - 1).length;
  const numbers = [...rows.keys()].map((number) => String(number).padStart(width));
  const header = `${' '.repeat(width)} ${numbers.join(' ')}`;
  const lines = rows.map((row, y) => {
    const cells = [...row].map((cell) => (SYMBOLS[cell] ?? cell).padStart(width));
    return `${numbers[y]} ${cells.join(' ')}`;
  });
  return [header, ...lines];
}

function drawChess(placement: string): string[] {
  const ranks = placement
    .replace(/\d/g, (gap) => '·'.repeat(Number(gap)))
    .split('/')
    .map((rank, index, all) => `${all.length - index} ${[...rank].join(' ')}`);
  return [...ranks, '  a b c d'];
}

function wrapped(words: readonly string[], columns: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > columns) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
