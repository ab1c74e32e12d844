import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LineFraming } from './lines.js';
import { bytes, pieces, SEED, texts } from './testing/wire.js';

function linesOf(longest: number, ...parts: readonly string[]) {
  const framing = new LineFraming(longest);
  const lines = parts.flatMap((part) => texts(framing.push(bytes(part))));
  return { lines, tooLong: framing.tooLong, rest: texts([framing.rest])[0] };
}

describe('lines', () => {
  test('end with LF, or with CR and LF', () => {
    const { lines, rest } = linesOf(9, 'OK\n3,4\r\n\n\r\na\rb\r\r\nTU');
    expect(lines).toEqual(['OK', '3,4', '', '', 'a\rb\r']);
    expect(rest).toBe('TU');
  });

  test('come in pieces', () => {
    expect(linesOf(9, 'O', 'K', '\r', '\n3,', '4\nx').lines).toEqual(['OK', '3,4']);
  });

  test.each([
    ['abc\n', ['abc'], false, ''],
    ['abc\r\n', ['abc'], false, ''],
    ['abc\r', [], false, 'abc'],
    ['abc', [], false, 'abc'],
    ['abcd', [], true, 'abc'],
    ['abcd\n', [], true, 'abc'],
    ['abcd\r\n', [], true, 'abc'],
    ['abc\r\r', [], true, 'abc'],
    ['abc\rd\n', [], true, 'abc'],
    ['x\nabcd\ny\n', ['x'], true, 'abc'],
  ])('of at most 3 bytes: %j', (stream, lines, tooLong, rest) => {
    expect(linesOf(3, stream)).toEqual({ lines, tooLong, rest });
    expect(linesOf(3, ...stream)).toEqual({ lines, tooLong, rest });
  });

  test('nothing is taken in after a line that is too long', () => {
    expect(linesOf(3, 'abcd', '\nOK\n')).toEqual({ lines: [], tooLong: true, rest: 'abc' });
  });

  test('are copies, even of a Buffer, whose slices are not', () => {
    const framing = new LineFraming(9);
    const buffer = Buffer.from('OK\n3,');
    const [line] = framing.push(buffer);
    buffer.fill('!');
    expect(texts([line!, framing.rest])).toEqual(['OK', '3,']);
  });

  test('do not depend on how the stream is cut', () => {
    const stream = fc
      .string({ unit: fc.constantFrom('a', 'b', '\r', '\n'), maxLength: 40 })
      .map(bytes);
    const property = fc.property(pieces(stream), fc.nat(8), (cut, longest) => {
      const parts = texts(cut);
      const whole = linesOf(longest, parts.join(''));
      expect(linesOf(longest, ...parts)).toEqual(whole);
      expect(whole).toEqual(byDefinition(longest, parts.join('')));
    });
    fc.assert(property, { seed: SEED, numRuns: 600 });
  });
});

/** The same said another way: split the whole stream, then look for the first line too long. */
function byDefinition(longest: number, stream: string) {
  const split = stream.split('\n');
  const unfinished = split.pop()!;
  const lines = split.map((line) => line.replace(/\r$/, ''));
  const long = lines.findIndex((line) => line.length > longest);
  if (long >= 0) {
    const rest = lines[long]!.slice(0, longest);
    return { lines: lines.slice(0, long), tooLong: true, rest };
  }
  const tooLong = unfinished.replace(/\r$/, '').length > longest;
  return { lines, tooLong, rest: unfinished.slice(0, longest) };
}
