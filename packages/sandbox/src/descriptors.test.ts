import { closeSync, openSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { inheritedAbove } from './descriptors.js';

test('what we open ourselves is not inherited', () => {
  const before = inheritedAbove(2);
  const fd = openSync('/dev/null', 'r');
  onTestFinished(() => closeSync(fd));
  expect(inheritedAbove(2)).toEqual(before);
});
