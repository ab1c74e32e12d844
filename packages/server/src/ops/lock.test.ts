import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdFolder } from './lock.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daeguk-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('one holds a folder until it lets go', () => {
  const held = holdFolder(folder);
  expect(holdFolder(folder)).toMatchObject({
    ok: false,
    fault: { code: 'already-served', values: { folder, pid: process.pid } },
  });
  if (held.ok) held.value();
  expect(readdirSync(folder)).toEqual([]);
  expect(holdFolder(folder).ok).toBe(true);
});

test('what a dead process held is free, also where its number is another one’s by now', () => {
  const { pid } = spawnSync('true');
  for (const left of [`${pid} 1`, `${process.ppid} 1`, 'nonsense', '']) {
    writeFileSync(join(folder, 'server.lock'), left);
    const held = holdFolder(folder);
    expect(held.ok).toBe(true);
    expect(readdirSync(folder)).toEqual(['server.lock']);
    if (held.ok) held.value();
  }
});

test('a folder that cannot be written in is a fault', () => {
  expect(holdFolder(join(folder, 'nowhere'))).toMatchObject({
    ok: false,
    fault: { code: 'data-folder' },
  });
});
