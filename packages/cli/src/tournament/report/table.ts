import { columns as columnsOf, cutTo, padTo } from '../../columns.js';

export interface Column {
  readonly title: string;
  /** Where the blanks go: names stand left, figures right. */
  readonly side: 'left' | 'right';
  /** The widest it may get. */
  readonly most?: number;
}

/** A table for a terminal: each column as wide as what it holds. */
export function tableLines(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): string[] {
  const widths = columns.map(({ title, most = 40 }, index) => {
    const cells = rows.map((row) => columnsOf(row[index] ?? ''));
    return Math.min(most, Math.max(columnsOf(title), ...cells));
  });
  const line = (cells: readonly string[]) =>
    columns
      .map(({ side }, index) =>
        padTo(cutTo(cells[index] ?? '', widths[index]!), widths[index]!, side),
      )
      .join('  ')
      .trimEnd();
  return [line(columns.map(({ title }) => title)), ...rows.map(line)];
}
