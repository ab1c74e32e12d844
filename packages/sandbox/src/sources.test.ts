import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { build } from './build.js';
import { findSources } from './sources.js';
import { Staging } from './staging.js';
import { bestSandbox, run } from './testing/boxes.js';
import { temporaryFolder } from './testing/folders.js';

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

function named(...names: string[]): string {
  return folderWith(Object.fromEntries(names.map((name) => [name, ''])));
}

/** The files that would be built, and how. */
function found(path: string) {
  const sources = findSources(path);
  return sources && [sources.recipes[0]?.name, ...sources.files, ...sources.headers];
}

describe('the sources a path stands for', () => {
  test('a file of a language we build', () => {
    const folder = named('bot.py', 'notes.txt');
    expect(found(join(folder, 'bot.py'))).toEqual(['python3', 'bot.py']);
    expect(found(join(folder, 'notes.txt'))).toBeNull();
    expect(found(join(folder, 'nothing.py'))).toBeNull();
  });

  test.each([
    [
      ['a.cpp', 'b.cpp', 'a.h', 'README.md'],
      ['c++17', 'a.cpp', 'b.cpp', 'a.h'],
    ],
    [
      ['b.c', 'a.c'],
      ['c17', 'a.c', 'b.c'],
    ],
    [
      ['a.cpp', 'old.c'],
      ['c++17', 'a.cpp'],
    ],
    [
      ['bot.py', 'README.md'],
      ['python3', 'bot.py'],
    ],
    [
      ['bot.py', 'other.h'],
      ['python3', 'bot.py'],
    ],
  ])('a folder with %j', (names, expected) => {
    expect(found(named(...names))).toEqual(expected);
  });

  test.each([[[]], [['README.md']], [['a.py', 'b.py']], [['bot.c', 'bot.py']]])(
    'nothing in a folder with %j',
    (names) => {
      expect(found(named(...names))).toBeNull();
    },
  );

  test('links and folders in a folder are not looked at', () => {
    const folder = named('bot.c');
    mkdirSync(join(folder, 'other.c'));
    symlinkSync('/etc/passwd', join(folder, 'link.c'));
    expect(found(folder)).toEqual(['c17', 'bot.c']);
  });
});

test('files of a folder become one program', async () => {
  const folder = folderWith({
    'main.c': '#include <stdio.h>\n#include "word.h"\nint main(void) { puts(word()); return 0; }',
    'word.h': 'const char *word(void);',
    'word.c': '#include "word.h"\nconst char *word(void) { return "hello"; }',
  });
  const staging = new Staging();
  const sources = findSources(folder)!;
  const { program } = await build(bestSandbox(), staging, sources, sources.recipes[0]!);
  const { command, visible } = program!;
  const limits = { memory: 64 << 20, processes: 1 };
  const end = await run(bestSandbox(), command(limits.memory), { visible, limits });
  staging.remove();
  expect(end).toMatchObject({ code: 0, output: 'hello\n' });
});
