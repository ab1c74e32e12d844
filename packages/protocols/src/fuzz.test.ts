import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { protocols } from './index.js';
import type { Protocol, Request } from './protocol.js';
import { bytes, hostOf, SEED, startOf } from './testing/wire.js';

const READINGS = ['reply', 'move', 'debug', 'ignored', 'wrong'];
const HEARD = ['reply', 'choose', 'over', 'unknown'];

describe('any bytes may come', () => {
  for (const protocol of protocols.values()) {
    test(`to both ends of ${protocol.name}`, () => {
      const property = fc.property(fc.array(frames, { maxLength: 12 }), (sent) => {
        const host = hostOf(protocol.name);
        const requests = requestsOf(protocol, host.greeting());
        const guest = protocol.guest();
        for (const frame of sent) {
          for (const open of requests) expect(READINGS).toContain(host.read(frame, open).kind);
          expect(HEARD).toContain(guest.read(frame).kind);
        }
        // As a stream, too: the frames are then whatever the framings make of them.
        const longest = 64;
        const fromBot = host.framing(longest);
        const fromReferee = guest.framing(longest);
        for (const piece of sent) {
          for (const frame of fromBot.push(piece)) host.read(frame, null);
          for (const frame of fromReferee.push(piece)) guest.read(frame);
        }
      });
      fc.assert(property, { seed: SEED, numRuns: 80 });
    });
  }
});

function requestsOf({ name }: Protocol, greeting: readonly Request[]): (Request | null)[] {
  const state = startOf(name);
  return [null, ...greeting, hostOf(name).turn({ state, moves: [], remaining: null })];
}

const words = fc.constantFrom(
  ...['START', 'INFO', 'LimitTime', 'BLOCK', 'BEGIN', 'TURN', 'QUIT', 'PLACE', 'TAKE', 'END'],
  ...['uci', 'isready', 'position', 'startpos', 'fen', 'moves', 'go', 'wtime', 'bestmove', 'd2d4'],
  ...['OK', 'DEBUG', 'TeamName:', 'id', 'name', 'Best Move : ', '0', '1', '2', '7', '3,4', '5 3 0'],
  ...['-1', '99999999999999999999', '\r', '\n', '\t', '__proto__', 'constructor', '\u{feff}'],
);
const likely = fc.array(words, { maxLength: 6 }).map((list) => bytes(list.join(' ')));
const numbers = fc
  .array(fc.constantFrom(0, 1, 2, 255), { minLength: 67, maxLength: 67 })
  .map((list) => new Uint8Array(Int32Array.from(list).buffer));
const frames = fc.oneof(fc.uint8Array({ maxLength: 300 }), likely, likely, numbers);
