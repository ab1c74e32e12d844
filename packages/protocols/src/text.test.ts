import { describe, expect, test } from 'vitest';
import { bytes } from './testing/wire.js';
import { decode, decodeKorean, encodeLine } from './text.js';

describe('text', () => {
  test('a line is sent with its end', () => {
    expect(encodeLine('TURN')).toEqual(bytes('TURN\n'));
  });

  test('what is not UTF-8 is marked', () => {
    expect(decode(Uint8Array.of(0x4f, 0xff, 0x4b))).toBe('O\u{fffd}K');
  });

  test('Korean comes in UTF-8 or in CP949', () => {
    expect(decodeKorean(bytes('한국'))).toBe('한국');
    expect(decodeKorean(Uint8Array.of(0x41, 0xc7, 0xd1, 0xb1, 0xb9, 0x42))).toBe('A한국B');
  });

  test('CP949 has syllables that KS X 1001 lacks', () => {
    expect(decodeKorean(Uint8Array.of(0x8c, 0x63, 0x94, 0xee, 0xbc, 0x84))).toBe('똠뷁펲');
    // The first and the last of them, and those at the seam of the wide and the narrow rows.
    expect(decodeKorean(Uint8Array.of(0x81, 0x41, 0xc6, 0x52))).toBe('갂힣');
    expect(decodeKorean(Uint8Array.of(0xa0, 0xfe, 0xa1, 0x41))).toBe('좤좥');
  });

  test('bytes that are neither are marked one by one', () => {
    expect(decodeKorean(Uint8Array.of(0x80, 0x41))).toBe('\u{fffd}A');
    expect(decodeKorean(Uint8Array.of(0xc6, 0x53, 0x41, 0xc7))).toBe('\u{fffd}SA\u{fffd}');
  });
});
