import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withLock } from './lock.mjs';
import { root } from './root.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daeguk-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('lets one in at a time', async () => {
  const module = JSON.stringify(join(root, 'scripts/setup/lock.mjs'));
  const work = `
    import { appendFileSync } from 'node:fs';
    const { withLock } = await import(${module});
    withLock(() => {
      appendFileSync('log', 'in ');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
      appendFileSync('log', 'out ');
    }, 'lock');`;
  const options = { cwd: folder, stdio: 'inherit' as const };
  const workers = [1, 2, 3].map(() =>
    spawn(process.execPath, ['--input-type=module', '-e', work], options),
  );
  await Promise.all(workers.map((worker) => once(worker, 'exit')));
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('in out in out in out ');
});

const dead = spawnSync(process.execPath, ['-e', '']).pid;

it.each([
  ['a holder that has died', String(dead)],
  ['a file that names nobody', ''],
  ['a file that is no lock', 'x'],
])('is taken from %s', (_, content) => {
  const lock = join(folder, 'lock');
  writeFileSync(lock, content);
  let done = false;
  withLock(() => {
    done = true;
  }, lock);
  expect(done).toBe(true);
  expect(() => readFileSync(lock)).toThrow('ENOENT');
});
