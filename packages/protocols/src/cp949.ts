import { eucKr } from './encoding.js';

/**
 * Reads CP949. Node's decoder knows only KS X 1001, the 2,350 syllables CP949 grew from, and would
 * garble the names that hold any of the other 8,822.
 */
export function decodeCp949(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at]!;
    const trail = bytes[at + 1] ?? 0;
    if (lead < 0x80) {
      text += String.fromCharCode(lead);
      at++;
    } else if (lead >= FIRST_STANDARD && trail >= FIRST_STANDARD) {
      text += eucKr.decode(bytes.subarray(at, at + 2));
      at += 2;
    } else {
      const syllable = addedSyllable(lead, trail);
      text += syllable ?? '\u{fffd}';
      at += syllable === null ? 1 : 2;
    }
  }
  return text;
}

/** Where both bytes are at least this, the code is one of KS X 1001. */
const FIRST_STANDARD = 0xa1;
const FIRST_LEAD = 0x81;
/** Up to this row all trail bytes are free for the additions, from there only those before KS X 1001. */
const WIDE_ROWS = FIRST_STANDARD - FIRST_LEAD;
const TRAILS: readonly number[] = [
  ...stretch(0x41, 0x5a),
  ...stretch(0x61, 0x7a),
  ...stretch(0x81, 0xfe),
];
const NARROW_WIDTH = TRAILS.indexOf(FIRST_STANDARD);

let added: readonly string[] | null = null;

/** The additions stand in the order of Unicode, row after row. */
function addedSyllable(lead: number, trail: number): string | null {
  const row = lead - FIRST_LEAD;
  const column = TRAILS.indexOf(trail);
  if (row < 0 || column < 0) return null;
  const wide = Math.min(row, WIDE_ROWS);
  added ??= addedSyllables();
  return added[wide * TRAILS.length + (row - wide) * NARROW_WIDTH + column] ?? null;
}

function addedSyllables(): string[] {
  const standard = new Set<string>();
  for (const lead of stretch(0xb0, 0xc8)) {
    for (const trail of stretch(FIRST_STANDARD, 0xfe)) {
      standard.add(eucKr.decode(Uint8Array.of(lead, trail)));
    }
  }
  const syllables = stretch(0xac00, 0xd7a3).map((code) => String.fromCharCode(code));
  return syllables.filter((syllable) => !standard.has(syllable));
}

function stretch(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
