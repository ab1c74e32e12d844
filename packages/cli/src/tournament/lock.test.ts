import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FolderLock } from './lock.js';

const folder = mkdtempSync(join(tmpdir(), 'daeguk-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('one holds it, and lets go', () => {
  const file = join(folder, 'lock');
  const lock = FolderLock.take(file);
  expect(lock).toBeInstanceOf(FolderLock);
  expect(FolderLock.take(file)).toBe(process.pid);
  (lock as FolderLock).release();
  expect(existsSync(file)).toBe(false);
});

test('what a dead process held is free', () => {
  const file = join(folder, 'dead');
  const { pid } = spawnSync('true');
  writeFileSync(file, `${pid} 1`);
  expect(FolderLock.take(file)).toBeInstanceOf(FolderLock);
  expect(readFileSync(file, 'utf8')).toContain(String(process.pid));
});

test('a process that has the number of a dead one is not the holder', () => {
  const file = join(folder, 'reused');
  writeFileSync(file, `${process.pid} 1`);
  expect(FolderLock.take(file)).toBeInstanceOf(FolderLock);
});
