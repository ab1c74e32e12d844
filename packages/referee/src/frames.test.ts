import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableText, readFrame, writeFrame } from './frames.js';

test('text is written as text, anything else in digits', () => {
  expect(writeFrame(Buffer.from('9,9 10,10\n'))).toEqual({ text: '9,9 10,10\n' });
  expect(writeFrame(Buffer.from('팀:흑'))).toEqual({ text: '팀:흑' });
  expect(writeFrame(Buffer.from([1, 0, 255]))).toEqual({ hex: '0100ff' });
  expect(writeFrame(Buffer.from('\x1b[2J'))).toEqual({ hex: '1b5b324a' });
});

test('every frame is read back as it was', () => {
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array(), fc.string().map(Buffer.from)), (frame) => {
      expect([...readFrame(writeFrame(frame))]).toEqual([...frame]);
    }),
  );
});

test('what people are shown holds no control character', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (frame) => {
      expect(readableText(frame)).not.toMatch(/\p{Cc}/u);
    }),
  );
});
