import { expect, test } from 'vitest';
import { bytes, texts } from './testing/wire.js';
import { WholeFraming } from './whole.js';

test('an output is kept as a whole, up to the longest', () => {
  const framing = new WholeFraming(8);
  expect(framing.push(bytes('one\n'))).toEqual([]);
  expect(framing.push(bytes('two\n'))).toEqual([]);
  expect(framing.tooLong).toBe(false);
  expect(framing.push(bytes('!'))).toEqual([]);
  expect(framing.tooLong).toBe(true);
  expect(texts([framing.rest])).toEqual(['one\ntwo\n']);
});
