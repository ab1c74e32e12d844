import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from './testing/folders.js';
import { elsewhere } from './testing/outside.js';

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;

/** Runs a shell script in a box of the best tier and tells its tier, its end and its words. */
const runs = (script: string) => `
  const { tier } = await sandbox.probe();
  const limits = { memory: 64 << 20, processes: 4, tasks: 64, scratch: 1 << 20 };
  const box = await sandbox.Box.open(sandbox.sandboxOf(tier), {
    command: ['/bin/sh', '-c', ${JSON.stringify(script)}], visible: [], limits,
  });
  let output = '';
  box.stdout.on('data', (piece) => { output += piece; });
  box.release();
  const { code, signal, fault } = await box.ended;
  tell({ tier, code, signal, fault, output });
`;

test('a bot gets none of the files that were left open to us', async () => {
  const secret = join(temporaryFolder(), 'secret');
  writeFileSync(secret, 'not for bots\n', { mode: 0o666 });
  const fd = openSync(secret, 'r+');
  onTestFinished(() => closeSync(fd));
  // Node itself closes low ones to its children, but none above a gap.
  const open = { 3: fd, 6: fd, 40: fd, 77: fd };
  const script = 'for fd in 3 6 40 77; do cat /proc/self/fd/$fd; done; echo tried';
  const fared = await elsewhere(runs(script), { open });
  expect(fared).toMatchObject({ code: 0, fault: null, output: 'tried\n' });
});

test('what was left open to us is told above the given number', async () => {
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

test.skipIf(!isRoot)('a plain user has boxes too, with fewer guarantees', async () => {
  const script = 'id -u; touch /etc/here 2>/dev/null || echo refused; ls /home 2>/dev/null; exit 3';
  const fared = await elsewhere(runs(script), { uid: NOBODY });
  expect(fared).toEqual({
    tier: 'B',
    code: 3,
    signal: null,
    fault: null,
    output: `${NOBODY}\nrefused\n`,
  });
});
