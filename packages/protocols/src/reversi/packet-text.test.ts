import { expect, test } from 'vitest';
import { toBytes } from './int32.js';
import { packetLines, packetText } from './packet-text.js';

const answer = toBytes([1, 258, -1, 7]);

test('packets are told as the numbers they hold, others byte by byte', () => {
  expect(packetText(answer)).toBe('1 258 -1 7');
  expect(packetText(answer.subarray(0, 5))).toBe('0x0100000002');
  expect(packetText(new Uint8Array())).toBe('');
});

test('numbers have their names where the contest has such a packet', () => {
  expect(packetLines(answer)).toEqual(['code 1  package 258  row -1  column 7']);
  expect(packetLines(toBytes([1, 2, 3]))).toEqual(['0x010000000200000003000000']);
  expect(packetLines(answer.subarray(0, 5))).toEqual(['0x0100000002']);
});

test('a board is told row by row', () => {
  const cells = Array.from({ length: 64 }, (_, cell) => (cell === 9 ? -1 : cell % 3));
  const lines = packetLines(toBytes([1, 5, ...cells, 1]));
  expect(lines).toHaveLength(11);
  expect(lines.slice(0, 4)).toEqual([
    'code 1  package 5',
    'cells',
    '  0  1  2  0  1  2  0  1',
    '  2 -1  1  2  0  1  2  0',
  ]);
  expect(lines.at(-1)).toBe('is_black 1');
});
