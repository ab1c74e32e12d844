import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownFolder, sweepFolders } from './own-folder.js';

test('folders of those who died are swept, those of the living stay', () => {
  const own = ownFolder();
  // A process of our number, but of another time, is not us.
  const dead = join(tmpdir(), `daeguk-${process.pid}-1-abcdef`);
  const other = join(tmpdir(), `daeguk-other-${process.pid}`);
  mkdirSync(join(dead, 'inner'), { recursive: true });
  mkdirSync(other);
  sweepFolders();
  expect([own, dead, other].map((folder) => existsSync(folder))).toEqual([true, false, true]);
  for (const folder of [own, other]) rmSync(folder, { recursive: true });
});
