import { closeSync, openSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { inheritedAbove } from './descriptors.js';
import { elsewhere } from './testing/outside.js';

test('what we open ourselves is not inherited', () => {
  const before = inheritedAbove(2);
  const fd = openSync('/dev/null', 'r');
  onTestFinished(() => closeSync(fd));
  expect(inheritedAbove(2)).toEqual(before);
});

test('what we were started with is, and it is told above the given number', async () => {
  const fd = openSync('/dev/null', 'r');
  onTestFinished(() => closeSync(fd));
  // Whoever runs the tests may have left some open, too: those of ours are these.
  const script = `
    import { inheritedAbove } from './src/descriptors.js';
    const ours = (fd) => [40, 60, 90].includes(fd);
    tell([2, 40, 60, 90].map((highest) => inheritedAbove(highest).filter(ours)));
  `;
  const open = { 40: fd, 60: fd, 90: fd };
  expect(await elsewhere(script, { open })).toEqual([[40, 60, 90], [60, 90], [90], []]);
});
