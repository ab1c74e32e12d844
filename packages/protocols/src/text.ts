import { decodeCp949 } from './cp949.js';
import { strictUtf8, utf8, utf8Encoder } from './encoding.js';

export function encode(text: string): Uint8Array {
  return utf8Encoder.encode(text);
}

export function encodeLine(text: string): Uint8Array {
  return encode(`${text}\n`);
}

/** What is not UTF-8 becomes U+FFFD, which no command and no move contains. */
export function decode(bytes: Uint8Array): string {
  return utf8.decode(bytes);
}

/** Korean programs write UTF-8 or, on Windows, CP949. */
export function decodeKorean(bytes: Uint8Array): string {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return decodeCp949(bytes);
  }
}
