import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openingThen, PacketFraming } from './packets.js';
import { pieces, SEED } from './testing/wire.js';

describe('packets', () => {
  test('one of 4 bytes, then of 16, however the stream is cut', () => {
    const property = fc.property(pieces(fc.uint8Array({ maxLength: 80 })), (cut) => {
      const framing = new PacketFraming(openingThen(4, 16));
      const packets = cut.flatMap((piece) => framing.push(piece).map((packet) => [...packet]));
      const sizes = packets.map((packet) => packet.length);
      expect(sizes).toEqual(sizes.map((_, index) => (index === 0 ? 4 : 16)));
      expect([...packets.flat(), ...framing.rest]).toEqual(cut.flatMap((piece) => [...piece]));
      expect(framing.rest.length).toBeLessThan(16);
      expect(framing.tooLong).toBe(false);
    });
    fc.assert(property, { seed: SEED, numRuns: 200 });
  });

  test('whose size their beginning tells, however the stream is cut', () => {
    // The first byte is the size; none is longer than 9.
    const measure = (begun: Uint8Array) => {
      const size = begun[0] ?? 1;
      return size >= 1 && size <= 9 ? size : null;
    };
    const framesOf = (cut: readonly Uint8Array[]) => {
      const framing = new PacketFraming(measure);
      const packets = cut.flatMap((piece) => framing.push(piece).map((packet) => [...packet]));
      return { packets, rest: [...framing.rest], tooLong: framing.tooLong };
    };
    const stream = fc.uint8Array({ maxLength: 60, max: 10 });
    const property = fc.property(pieces(stream), (cut) => {
      const whole = Uint8Array.from(cut.flatMap((piece) => [...piece]));
      const frames = framesOf(cut);
      expect(frames).toEqual(framesOf([whole]));
      expect(frames.packets.map((packet) => packet.length)).toEqual(
        frames.packets.map((packet) => packet[0]),
      );
    });
    fc.assert(property, { seed: SEED, numRuns: 200 });
  });

  test('nothing is taken in after a beginning that no packet has', () => {
    const framing = new PacketFraming((begun) => (begun.length === 0 ? 1 : null));
    expect(framing.push(Uint8Array.of(7, 8, 9))).toEqual([]);
    expect(framing.push(Uint8Array.of(7))).toEqual([]);
    expect(framing.tooLong).toBe(true);
    expect([...framing.rest]).toEqual([7]);
  });
});
