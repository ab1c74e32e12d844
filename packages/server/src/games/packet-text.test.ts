import { expect, test } from 'vitest';
import { packetText } from './packet-text.js';

test('packets are told as the numbers they hold, others byte by byte', () => {
  const turn = Buffer.alloc(16);
  for (const [place, number] of [1, 258, -1, 7].entries()) turn.writeInt32LE(number, place * 4);
  expect(packetText(turn)).toBe('1 258 -1 7');
  expect(packetText(turn.subarray(0, 5))).toBe('0x0100000002');
  expect(packetText(new Uint8Array())).toBe('');
});
