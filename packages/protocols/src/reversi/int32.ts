const SIZE = 4;

/** Whole numbers as they travel: 32 bits each, the lowest byte first. */
export function toBytes(numbers: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(numbers.length * SIZE);
  const view = new DataView(bytes.buffer);
  for (const [index, number] of numbers.entries()) view.setInt32(index * SIZE, number, true);
  return bytes;
}

/** The numbers that a packet consists of; null if it does not. */
export function numbersIn(packet: Uint8Array): number[] | null {
  return packet.length % SIZE === 0 ? fromBytes(packet) : null;
}

/** The whole numbers in a packet; bytes too few for one more are left out. */
export function fromBytes(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = Math.floor(bytes.length / SIZE);
  return Array.from({ length: count }, (_, index) => view.getInt32(index * SIZE, true));
}
