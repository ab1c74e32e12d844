/** A row of a table, and the line of the text it begins on. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** A quote was opened and never closed: where the row ends is anybody's guess. */
  readonly isOpen: boolean;
}

const SEPARATORS = [',', ';', '\t'] as const;

/**
 * Rows of a table as spreadsheets write them: cells with commas, semicolons or tabs between them, in quotes where
 * they hold one of these, a quote (twice) or the end of a line. Rows without a word in them are left out.
 */
export function readCsv(text: string): CsvRow[] {
  const plain = `${text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')}\n`;
  const separator = separatorOf(plain);
  const rows: CsvRow[] = [];
  let line = 1;
  let row = { line, cells: [] as string[] };
  let cell = '';
  let isQuoted = false;
  const endRow = () => {
    row.cells.push(cell.trim());
    if (row.cells.some((word) => word !== '')) rows.push({ ...row, isOpen: isQuoted });
    row = { line, cells: [] };
    cell = '';
  };
  for (let at = 0; at < plain.length; at++) {
    const letter = plain[at];
    if (letter === '\n') line++;
    if (letter === '"' && isQuoted && plain[at + 1] === '"') {
      cell += letter;
      at++;
    } else if (letter === '"' && (isQuoted || cell.trim() === '')) {
      isQuoted = !isQuoted;
    } else if (isQuoted || (letter !== separator && letter !== '\n')) {
      cell += letter;
    } else if (letter === separator) {
      row.cells.push(cell.trim());
      cell = '';
    } else {
      endRow();
    }
  }
  if (isQuoted) endRow();
  return rows;
}

/** The one its first row has most of. */
function separatorOf(text: string): string {
  const first = text.trimStart().split('\n', 1)[0] ?? '';
  const bare = first.replace(/"[^"]*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best));
}
