import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdFolder } from './lock.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daeguk-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const HOLD = `
  import { FolderLock } from '@daeguk/sandbox';
  FolderLock.take(process.argv[1]);
  console.log('held');
  setInterval(() => {}, 1000);`;

test('another process keeps a folder until it is killed', async () => {
  const other = spawn(process.execPath, ['--input-type=module', '-e', HOLD, folder], {
    cwd: import.meta.dirname,
  });
  await once(other.stdout, 'data');
  expect(holdFolder(folder)).toMatchObject({
    ok: false,
    fault: { code: 'already-served', values: { folder, pid: other.pid } },
  });
  other.kill('SIGKILL');
  await once(other, 'exit');
  const held = holdFolder(folder);
  if (held.ok) held.value();
  expect(held.ok).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});

test('a folder that cannot be written in is a fault', () => {
  expect(holdFolder(join(folder, 'nowhere'))).toMatchObject({
    ok: false,
    fault: { code: 'data-folder' },
  });
});
