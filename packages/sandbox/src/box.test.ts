import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Box } from './box.js';
import {
  firstLine,
  inEachTier,
  newMarker,
  openBox,
  ownGroups,
  processesWith,
  python,
  run,
  shell,
  startBox,
} from './testing/boxes.js';

inEachTier((sandbox) => {
  describe('a program ends', () => {
    test.each([0, 42])('with code %i', async (code) => {
      const end = await run(sandbox, shell(`exit ${code}`));
      expect(end).toMatchObject({ code, signal: null, ranOutOfMemory: false, fault: null });
    });

    test.each(['SIGSEGV', 'SIGABRT', 'SIGKILL'])('by %s', async (signal) => {
      const script = `import os, signal; os.kill(os.getpid(), signal.${signal})`;
      const end = await run(sandbox, python(script));
      expect(end).toMatchObject({ code: null, signal, ranOutOfMemory: false, fault: null });
    });

    test('because it is not there: that is its own doing', async () => {
      const end = await run(sandbox, ['/usr/bin/no-such-program']);
      expect(end).toMatchObject({ code: 127, signal: null, fault: null });
      expect(end.errors).toContain('no-such-program');
    });
  });

  test('what it says reaches us, all of it, and what we say reaches it', async () => {
    const script = `
import sys
line = sys.stdin.readline()
sys.stdout.write(line * 50000)
sys.stderr.write('thinking')
`;
    const box = await openBox(sandbox, python(script));
    let heard = 0;
    let errors = '';
    box.stdout.on('data', (piece: Buffer) => {
      heard += piece.length;
    });
    box.stderr.on('data', (piece: Buffer) => {
      errors += piece.toString('utf8');
    });
    box.release();
    box.stdin.end('대국\n');
    expect(await box.ended).toMatchObject({ code: 0 });
    expect(heard).toBe(50_000 * Buffer.byteLength('대국\n'));
    expect(errors).toBe('thinking');
  });

  test('writing to one that no longer reads is no fault of ours', async () => {
    const box = await startBox(sandbox, shell('exec <&-; sleep 0.1'));
    for (let count = 0; count < 20; count++) box.stdin.write('x'.repeat(10_000));
    box.stdout.resume();
    expect(await box.ended).toMatchObject({ code: 0, fault: null });
  });

  test('nothing runs before the release', async () => {
    const box = await openBox(sandbox, shell('echo begun'));
    let heard = '';
    box.stdout.on('data', (piece: Buffer) => {
      heard += piece.toString('utf8');
    });
    await sleep(60);
    expect(heard).toBe('');
    expect(box.meter()).toMatchObject({ cpu: 0, processes: 0 });
    box.release();
    expect(await box.ended).toMatchObject({ code: 0 });
    expect(heard).toBe('begun\n');
  });

  test('a box that is never released is ended all the same', async () => {
    const marker = newMarker();
    const box = await openBox(sandbox, shell('echo begun', marker));
    expect(processesWith(marker).length).toBeGreaterThan(0);
    await box.end();
    expect(processesWith(marker)).toEqual([]);
    expect(ownGroups(sandbox)).toEqual([]);
  });

  test('ends once, however often it is told to', async () => {
    const box = await startBox(sandbox, shell('echo begun; exec sleep 60'));
    await firstLine(box);
    const [first, second] = await Promise.all([box.end(), box.end()]);
    expect(first).toMatchObject({ code: null, signal: 'SIGKILL', fault: null });
    expect(second).toEqual(first);
    expect(await box.end()).toEqual(first);
    box.freeze();
    box.thaw();
    expect(box.isRunnable()).toBe(false);
  });

  test('leaves nothing in the tree of groups', async () => {
    const before = ownGroups(sandbox);
    await Promise.all([1, 2, 3].map(() => run(sandbox, shell('exit 3'))));
    expect(ownGroups(sandbox)).toEqual(before);
  });

  test('a box that cannot be made says why in the words of bubblewrap', async () => {
    const visible = [{ from: '/no/such/file', at: '/bot' }];
    const words = await failure(() => openBox(sandbox, shell('true'), { visible }));
    expect(words).toContain("bwrap: Can't find source path /no/such/file");
    expect(ownGroups(sandbox)).toEqual([]);
  });
});

/** Whether the box fails at once or a moment later depends on who is faster. */
async function failure(open: () => Promise<Box>): Promise<string | null> {
  try {
    const box = await open();
    return (await box.ended).fault;
  } catch (error) {
    return String(error);
  }
}
