/** The parts of the Encoding standard used here: every place the package runs in has them. */
interface Decoder {
  decode(bytes: Uint8Array): string;
}
interface DecoderOptions {
  readonly fatal?: boolean;
  readonly ignoreBOM?: boolean;
}
declare const TextDecoder: new (label: string, options?: DecoderOptions) => Decoder;
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

export const utf8Encoder = new TextEncoder();
// A byte order mark is kept, so that no text is taken for another.
export const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
export const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** KS X 1001 only, or CP949 as a whole: that depends on where the package runs. */
export const eucKr = new TextDecoder('euc-kr');
