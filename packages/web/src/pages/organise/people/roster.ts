import { type Row, rowsOf } from './table.js';

export type RosterProblem =
  | 'no-number'
  | 'number'
  | 'twice'
  | 'long'
  | 'columns'
  | 'quote'
  | 'letters';

/** Somebody on a list, as the server will read it. */
export interface RosterLine {
  readonly line: number;
  readonly number: string;
  readonly name: string;
  readonly group: string;
  readonly problem: RosterProblem | null;
}

export interface Roster {
  readonly lines: readonly RosterLine[];
  /** The first row says what the columns are. */
  readonly hasHead: boolean;
}

type Column = 'number' | 'name' | 'group';

const COLUMNS: readonly Column[] = ['number', 'name', 'group'];

/** What a first row may call its columns, as one word in small letters. */
const HEADS: Readonly<Record<Column, RegExp>> = {
  number: /^(number|no\.?|id|studentnumber|studentid|학번|번호|学号|编号)$/,
  name: /^(name|fullname|studentname|이름|성명|姓名|名字)$/,
  group: /^(group|class|section|team|그룹|반|분반|조|班级|班|组|小组)$/,
};

const LONGEST = 128;

/** What a list says, before it is sent: the server decides, but most slips are seen here. */
export function readRoster(csv: string): Roster {
  const rows = rowsOf(csv);
  const head = headOf(rows[0]?.cells ?? []);
  const seen = new Set<string>();
  const lines = (head === null ? rows : rows.slice(1)).map((row) => {
    const cell = (column: Column) => row.cells[(head ?? COLUMNS).indexOf(column)] ?? '';
    const listed = { number: cell('number'), name: cell('name'), group: cell('group') };
    const isTwice = seen.has(listed.number);
    seen.add(listed.number);
    const problem = problemOf(row, listed, head === null) ?? (isTwice ? 'twice' : null);
    return { ...listed, line: row.line, problem };
  });
  return { lines, hasHead: head !== null };
}

function headOf(cells: readonly string[]): (Column | undefined)[] | null {
  const head = cells.map((cell) => {
    const word = cell.toLowerCase().replace(/\s+/g, '');
    return COLUMNS.find((column) => HEADS[column].test(word));
  });
  return head.includes('number') ? head : null;
}

function problemOf(
  { cells, isOpen }: Row,
  { number, name, group }: Record<Column, string>,
  isBare: boolean,
): RosterProblem | null {
  if (isOpen) return 'quote';
  if (cells.some((cell) => cell.includes('\uFFFD'))) return 'letters';
  if (isBare && cells.length > COLUMNS.length) return 'columns';
  if (number === '') return 'no-number';
  if (!/^[^\p{C}\p{Z}]{1,64}$/u.test(number)) return 'number';
  return name.length > LONGEST || group.length > LONGEST ? 'long' : null;
}

/** The numbers of a list, for where nothing else is wanted of it: one a line, or the column of a table. */
export function numbersIn(text: string): string[] {
  const { lines, hasHead } = readRoster(text);
  if (hasHead) return unique(lines.map(({ number }) => number));
  return unique(rowsOf(text).flatMap(({ cells }) => (cells[0] ?? '').split(/\s+/)));
}

function unique(numbers: readonly string[]): string[] {
  return [...new Set(numbers.filter((number) => number !== ''))];
}
