import { expect, test } from 'vitest';
import { withMoments } from './moments.js';

const tell = (moment: string) => `<${moment}>`;

test('moments are told by whoever knows where the reader is', () => {
  expect(withMoments('Closed since 2026-11-18 08:32 UTC.', tell)).toBe(
    'Closed since <2026-11-18T08:32Z>.',
  );
  expect(withMoments('Try again in 30 seconds.', tell)).toBe('Try again in 30 seconds.');
});
