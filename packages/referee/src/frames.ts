import { excerpt } from '@daeguk/games';

/** A frame as the record writes it: as text where it is text, else in hexadecimal digits. */
export type WrittenFrame = { readonly text: string } | { readonly hex: string };

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export function writeFrame(frame: Uint8Array): WrittenFrame {
  // Nearly always so, and this is done several times a turn.
  if (isPrintableAscii(frame)) return { text: asciiText(frame) };
  try {
    const text = utf8.decode(frame);
    return isPlain(text) ? { text } : { hex: Buffer.from(frame).toString('hex') };
  } catch {
    return { hex: Buffer.from(frame).toString('hex') };
  }
}

export function readFrame(written: WrittenFrame): Uint8Array {
  return 'text' in written ? Buffer.from(written.text, 'utf8') : Buffer.from(written.hex, 'hex');
}

/** What a frame says, safe to show to people. */
export function readableText(frame: Uint8Array): string {
  const written = writeFrame(frame);
  return excerpt('text' in written ? written.text : `0x${written.hex}`);
}

function asciiText({ buffer, byteOffset, length }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, length).toString('latin1');
}

function isPrintableAscii(frame: Uint8Array): boolean {
  for (const byte of frame) if ((byte < 32 && byte !== 10) || byte > 126) return false;
  return true;
}

/** Control characters other than line ends make a binary message, even if it happens to be UTF-8. */
function isPlain(text: string): boolean {
  return !/[^\P{Cc}\t\r\n]/u.test(text);
}
