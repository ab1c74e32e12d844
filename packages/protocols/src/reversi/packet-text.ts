import { numbersIn } from './int32.js';

const ROW = 8;

/** The packets of the contest by their length, in numbers: their fields, and 64 cells. */
const FIELDS: Readonly<Record<number, readonly string[]>> = {
  1: ['team'],
  2: ['code', 'number'],
  4: ['code', 'package', 'row', 'column'],
  67: ['code', 'package', 'cells', 'is_black'],
};

/** A packet in one line: its numbers as they stand; what is no row of numbers in hexadecimal digits. */
export function packetText(packet: Uint8Array): string {
  return numbersIn(packet)?.join(' ') ?? hexadecimal(packet);
}

/** A packet as its numbers with their names; cells in rows of eight, as on the board. Others in hexadecimal digits. */
export function packetLines(packet: Uint8Array): string[] {
  const numbers = numbersIn(packet);
  const fields = numbers && FIELDS[numbers.length];
  if (!fields) return [hexadecimal(packet)];
  const at = fields.indexOf('cells');
  if (at < 0) return [named(fields, numbers)];
  const cells = numbers.slice(at, at + ROW * ROW);
  return [
    named(fields.slice(0, at), numbers),
    'cells',
    ...rowsOf(cells),
    named(fields.slice(at + 1), numbers.slice(at + cells.length)),
  ];
}

function hexadecimal(packet: Uint8Array): string {
  return `0x${Array.from(packet, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function named(fields: readonly string[], numbers: readonly number[]): string {
  return fields.map((field, index) => `${field} ${numbers[index]}`).join('  ');
}

function rowsOf(cells: readonly number[]): string[] {
  const rows = Array.from({ length: cells.length / ROW }, (_, row) =>
    cells.slice(row * ROW, (row + 1) * ROW),
  );
  return rows.map((row) => row.map((cell) => String(cell).padStart(3)).join(''));
}
