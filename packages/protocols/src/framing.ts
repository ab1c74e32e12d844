/** Cuts a stream of bytes into frames: lines or packets. It keeps no more than it must. */
export interface Framing {
  /** The frames that are complete with this piece of the stream. */
  push(piece: Uint8Array): readonly Uint8Array[];
  /** What came since the last complete frame, as far as it is kept. */
  readonly rest: Uint8Array;
  /** Whether a frame grew beyond the longest allowed; from then on nothing more is taken in. */
  readonly tooLong: boolean;
}
