/** A row of a table that was typed, pasted or read from a file. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
  /** A quote in it is never closed. */
  readonly isOpen: boolean;
}

/**
 * What a spreadsheet wrote: one row a line, cells apart by commas, semicolons or tabs. Only one of these means
 * something, the one the first line has most of; the others belong to the words.
 */
export function rowsOf(text: string): Row[] {
  const plain = `${text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')}\n`;
  const separator = separatorOf(plain);
  const cell = cellPattern(separator);
  const rows: Row[] = [];
  let line = 1;
  let row = { line, cells: [] as string[], isOpen: false };
  while (cell.lastIndex < plain.length) {
    const [whole = '', quoted, closing, bare = '', after] = cell.exec(plain) ?? [];
    line += whole.split('\n').length - 1;
    row.cells.push((quoted === undefined ? bare : quoted.replaceAll('""', '"')).trim());
    row.isOpen ||= closing === '';
    if (after !== separator) {
      if (row.cells.some((one) => one !== '')) rows.push(row);
      row = { line, cells: [], isOpen: false };
    }
  }
  return rows;
}

/** A cell in quotes (a quote in it stands twice), or one without; and what comes after it. */
function cellPattern(separator: string): RegExp {
  const quoted = `"((?:[^"]|"")*)("?)[^${separator}\n]*`;
  return new RegExp(`[^\\S\n\t]*(?:${quoted}|([^${separator}\n]*))(${separator}|\n|$)`, 'y');
}

function separatorOf(text: string): string {
  const [first = ''] = text.trimStart().split('\n', 1);
  const bare = first.replace(/"[^"]*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}
