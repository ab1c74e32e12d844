import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderLock } from './folder-lock.js';
import { statOf } from './processes.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daeguk-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('one holds it, and lets go', () => {
  const lock = FolderLock.take(folder);
  expect(lock).toBeInstanceOf(FolderLock);
  expect(readdirSync(folder)).toHaveLength(1);
  (lock as FolderLock).release();
  expect(readdirSync(folder)).toEqual([]);
});

test('another that lives keeps it', () => {
  const start = statOf(process.ppid)?.startTime;
  writeFileSync(join(folder, `lock-${process.ppid}-${start}`), '');
  expect(FolderLock.take(folder)).toBe(process.ppid);
  expect(readdirSync(folder)).toEqual([`lock-${process.ppid}-${start}`]);
});

test('what a dead process held is free, also where its number is another one’s by now', () => {
  const { pid } = spawnSync('true');
  writeFileSync(join(folder, `lock-${pid}-1`), '');
  writeFileSync(join(folder, `lock-${process.ppid}-1`), '');
  expect(FolderLock.take(folder)).toBeInstanceOf(FolderLock);
  expect(readdirSync(folder)).toHaveLength(1);
});
