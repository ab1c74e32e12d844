/** Longer lines are cut here: no move is nearly as long, and memory stays bounded. */
const LONGEST_LINE = 64 * 1024;
const LINE_FEED = 10;

/** The lines of a byte stream as text, without their ends (LF or CR LF), each as soon as it is there. */
export async function* lines(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let pieces: Uint8Array[] = [];
  let length = 0;
  const keep = (piece: Uint8Array) => {
    const kept = piece.subarray(0, LONGEST_LINE - length);
    // What is read may be overwritten by the next read: keep a copy.
    if (kept.length > 0) pieces.push(kept.slice());
    length += kept.length;
  };
  const finish = () => {
    const line = Buffer.concat(pieces).toString('utf8').replace(/\r$/, '');
    pieces = [];
    length = 0;
    return line;
  };
  for await (const chunk of input) {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(LINE_FEED, start);
      if (end < 0) break;
      keep(chunk.subarray(start, end));
      yield finish();
      start = end + 1;
    }
    keep(chunk.subarray(start));
  }
  if (length > 0) yield finish();
}
