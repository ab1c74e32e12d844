import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import {
  cpuOf,
  expectStill,
  firstLine,
  newMarker,
  openBox,
  processesWith,
  run,
  shell,
  startBox,
} from './testing/boxes.js';
import { temporaryFolder } from './testing/folders.js';
import { sandboxOf } from './tier.js';

// Tier C: there is no box, but whoever uses one finds the same behaviour as far as it can be had.
const sandbox = sandboxOf('C');
const SPINS = 'echo begun; while :; do :; done';

describe('a program without a box', () => {
  test.each([
    ['exit 42', { code: 42, signal: null }],
    ['kill -SEGV $$', { code: null, signal: 'SIGSEGV' }],
    ['exec no-such-program', { code: 127, signal: null }],
  ])('ends by "%s"', async (script, end) => {
    expect(await run(sandbox, shell(script))).toMatchObject({ ...end, fault: null });
  });

  test('does not run before the release', async () => {
    const box = await openBox(sandbox, shell('echo begun'));
    let heard = '';
    box.stdout.on('data', (piece: Buffer) => {
      heard += piece.toString('utf8');
    });
    await sleep(40);
    expect(heard).toBe('');
    box.release();
    expect(await box.ended).toMatchObject({ code: 0 });
  });

  test('is frozen, thawed and ended with its children', async () => {
    const marker = newMarker();
    const box = await startBox(sandbox, shell(`(${SPINS}) & wait`, marker));
    await firstLine(box);
    box.freeze();
    await expectStill(marker);
    box.thaw();
    const thawed = cpuOf(marker);
    await expect.poll(() => cpuOf(marker) - thawed, { timeout: 5_000 }).toBeGreaterThan(10);
    expect(await box.end()).toMatchObject({ signal: 'SIGKILL', fault: null });
    await expect.poll(() => processesWith(marker), { timeout: 5_000 }).toEqual([]);
  });

  test('finds what is shown to it where it really is', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'book'), 'openings\n');
    const visible = [{ from: folder, at: '/bot' }];
    const wish = { visible, folder: '/bot' };
    const end = await run(sandbox, ['/bin/cat', '/bot/book', 'book'], wish);
    expect(end).toMatchObject({ code: 0, output: 'openings\nopenings\n' });
  });

  test('has a scratch folder that is gone afterwards', async () => {
    const { output } = await run(sandbox, shell('echo x > file; ls; pwd'));
    const [file, place] = output.trim().split('\n');
    expect(file).toBe('file');
    expect(place).toContain(join(tmpdir(), `daeguk-${process.pid}-`));
    expect(existsSync(place ?? '')).toBe(false);
  });

  test('has no secrets of ours in its environment', async () => {
    process.env.DAEGUK_SECRET = 'not for bots';
    const { output } = await run(sandbox, ['/usr/bin/env']);
    delete process.env.DAEGUK_SECRET;
    const names = output.split('\n').map((line) => line.split('=')[0]!);
    expect(names).not.toContain('DAEGUK_SECRET');
    expect(names).toEqual(expect.arrayContaining(['HOME', 'LANG', 'PATH']));
  });
});
