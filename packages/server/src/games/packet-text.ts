const SIZE = 4;

/** A packet as its whole numbers, four bytes each, the low byte first; others in hexadecimal digits. */
export function packetText(packet: Uint8Array): string {
  const bytes = Buffer.from(packet);
  if (bytes.length % SIZE !== 0) return `0x${bytes.toString('hex')}`;
  const numbers = Array.from({ length: bytes.length / SIZE }, (_, at) =>
    bytes.readInt32LE(at * SIZE),
  );
  return numbers.join(' ');
}
