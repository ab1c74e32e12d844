import { accountNumber } from '@daeguk/api';
import { type Fault, fault } from '@daeguk/games';
import { type CsvRow, readCsv } from './csv.js';

/** Somebody to have an account. */
export interface Listed {
  readonly number: string;
  readonly name: string;
  readonly group: string;
}

export interface RosterLine extends Listed {
  readonly line: number;
  readonly problem: Fault | null;
}

type Column = keyof Listed;

/** What a table may call its columns, in small letters and without blanks. */
const WORDS: Readonly<Record<Column, readonly string[]>> = {
  number: [
    'number',
    'no',
    'no.',
    'id',
    'studentnumber',
    'studentid',
    '학번',
    '번호',
    '学号',
    '编号',
  ],
  name: ['name', 'fullname', 'studentname', '이름', '성명', '姓名', '名字'],
  group: [
    'group',
    'class',
    'section',
    'team',
    '그룹',
    '반',
    '분반',
    '조',
    '班级',
    '班',
    '组',
    '小组',
  ],
};

const USUAL: readonly (Column | null)[] = ['number', 'name', 'group'];

const LONGEST = 128;

/** What cannot be read as UTF-8 comes as this. */
const UNREADABLE = '\uFFFD';

/** Who is on a list: a table with number, name and group, in this order or as its first row says. */
export function readRoster(csv: string): RosterLine[] {
  const rows = readCsv(csv);
  const columns = columnsOf(rows[0]?.cells ?? []);
  const seen = new Set<string>();
  return (columns === null ? rows : rows.slice(1)).map((row) => {
    const listed = listedIn(row, columns ?? USUAL);
    const problem =
      problemOf(row, listed, columns === null) ??
      (seen.has(listed.number) ? fault('import-twice', { number: listed.number }) : null);
    seen.add(listed.number);
    return { ...listed, line: row.line, problem };
  });
}

/** What the columns hold, if this row tells it: one of them must be the number. */
function columnsOf(cells: readonly string[]): (Column | null)[] | null {
  const columns = cells.map((cell) => {
    const word = cell.toLowerCase().replace(/\s+/g, '');
    return (Object.keys(WORDS) as Column[]).find((column) => WORDS[column].includes(word)) ?? null;
  });
  return columns.includes('number') ? columns : null;
}

function listedIn({ cells }: CsvRow, columns: readonly (Column | null)[]): Listed {
  const cellOf = (column: Column) => (cells[columns.indexOf(column)] ?? '').normalize('NFC');
  return { number: cellOf('number'), name: cellOf('name'), group: cellOf('group') };
}

function problemOf({ cells, isOpen }: CsvRow, listed: Listed, isUsual: boolean): Fault | null {
  const { number, name, group } = listed;
  if (isOpen) return fault('import-quote');
  if (cells.some((cell) => cell.includes(UNREADABLE))) return fault('import-encoding');
  if (isUsual && cells.length > USUAL.length)
    return fault('import-columns', { found: cells.length });
  if (number === '') return fault('import-no-number');
  if (!accountNumber.safeParse(number).success) return fault('import-number', { number });
  const isLong = name.length > LONGEST || group.length > LONGEST;
  return isLong ? fault('import-long', { most: LONGEST }) : null;
}
