const SIZE = 4;
const ROW = 8;

/** The packets of the Reversi contest by their length, in numbers: their fields, and 64 cells. */
const FIELDS: Readonly<Record<number, readonly string[]>> = {
  1: ['team'],
  2: ['code', 'number'],
  4: ['code', 'package', 'row', 'column'],
  67: ['code', 'package', 'cells', 'is_black'],
};

/** A packet as its numbers with their names; cells in rows of eight, as on the board. Others as they are. */
export function packetLines(packet: Uint8Array): string[] {
  const fields = FIELDS[packet.length / SIZE];
  if (fields === undefined) return [`0x${Buffer.from(packet).toString('hex')}`];
  const view = new DataView(packet.buffer, packet.byteOffset, packet.byteLength);
  const numbers = Array.from({ length: packet.length / SIZE }, (_, index) =>
    view.getInt32(index * SIZE, true),
  );
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

function named(fields: readonly string[], numbers: readonly number[]): string {
  return fields.map((field, index) => `${field} ${numbers[index]}`).join('  ');
}

function rowsOf(cells: readonly number[]): string[] {
  const rows = Array.from({ length: cells.length / ROW }, (_, row) =>
    cells.slice(row * ROW, (row + 1) * ROW),
  );
  return rows.map((row) => row.map((cell) => String(cell).padStart(3)).join(''));
}
