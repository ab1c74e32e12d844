import { readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import type { SentFile } from '@daeguk/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contest, sent } from './testing/rows.js';
import { readUpload } from './upload.js';

const MOST = 1_048_576;

const KITS = new URL('../../../../kits/', import.meta.url);

/** What is wrong with some files, or how they would be built. */
function found(files: readonly SentFile[], compiler?: string, protocol?: string) {
  const upload = readUpload({ files, compiler, protocol }, contest, MOST);
  return upload.ok ? [upload.value.language, upload.value.compiler] : upload.fault;
}

function foundNamed(...names: string[]) {
  return found(names.map((name) => sent(name)));
}

describe('the files of one program', () => {
  test.each([
    [['bot.py'], ['python', 'python3']],
    [['Bot.java'], ['java', 'java']],
    [['bot.c'], ['c', 'c17']],
    [
      ['a.cpp', 'b.cc', 'a.h', 'b.hpp'],
      ['c++', 'c++17'],
    ],
    [['내 봇 (1).py'], ['python', 'python3']],
    [['my-bot_v2.0+.js'], ['javascript', 'node']],
    [['COM10.py'], ['python', 'python3']],
    [['console.py'], ['python', 'python3']],
  ])('%j', (names, expected) => {
    expect(foundNamed(...names)).toEqual(expected);
  });

  test.each([
    [['a.h'], 'no-source'],
    [['a.py', 'b.py'], 'several-files'],
    [['a.py', 'a.h'], 'several-files'],
    [['a.py', 'b.js'], 'mixed-languages'],
    [['a.cpp', 'b.c'], 'mixed-languages'],
    [['bot.exe'], 'file-extension'],
    [['bot.py', 'README.md'], 'file-extension'],
    [['bot'], 'file-extension'],
    [['a.h', 'A.H', 'a.c'], 'file-twice'],
    [['a.c', 'a.c'], 'file-twice'],
    [['봇.h', '봇.h'.normalize('NFD'), 'a.c'], 'file-twice'],
  ])('not %j: %s', (names, code) => {
    expect(foundNamed(...names)).toMatchObject({ code });
  });

  test('no more than 64', () => {
    const names = Array.from({ length: 65 }, (_, index) => `part${index}.c`);
    expect(foundNamed(...names.slice(1))).toEqual(['c', 'c17']);
    expect(foundNamed(...names)).toEqual({ code: 'file-count', values: { count: 65, most: 64 } });
    expect(foundNamed()).toMatchObject({ code: 'file-count' });
  });

  test.each(['algocup', 'makyek', 'microchess', 'picking-stones', 'reversi'])(
    'every kit of %s',
    (name) => {
      const languages = readdirSync(new URL(`${name}/`, KITS));
      expect(languages.length).toBeGreaterThan(5);
      for (const language of languages) {
        const folder = new URL(`${name}/${language}/`, KITS);
        const names = readdirSync(folder).filter((file) => !file.endsWith('.md'));
        const files = names.map((file) => sent(file, readFileSync(new URL(file, folder))));
        expect(found(files)).toHaveLength(2);
      }
    },
  );
});

describe('names', () => {
  test.each([
    '../bot.py',
    '..\\bot.py',
    'folder/bot.py',
    '/etc/bot.py',
    'C:bot.py',
    'bot.py\0.txt',
    'bot\n.py',
    'bot\u{202e}yp.py',
    'bot\u{200b}.py',
    ' bot.py',
    '.py',
    '.hidden.py',
    '-o.c',
    '@list.c',
    'a..py',
    '..',
    '~bot.py',
    '$(id).py',
    'bot;id.py',
    'b"ot.py',
    '\u{d800}.py',
    `${'x'.repeat(98)}.py`,
    `${'봇'.repeat(33)}.py`,
  ])('%j is refused', (name) => {
    expect(foundNamed(name)).toMatchObject({ code: 'file-name' });
  });

  test.each(['con.py', 'NUL.py', 'Aux.old.c', 'com1.py', 'LPT9.cpp', 'com¹.py', 'prn .py'])(
    '%j is a device',
    (name) => {
      expect(foundNamed(name)).toMatchObject({ code: 'file-device' });
    },
  );

  test('that are taken stay in their folder, whatever was sent', () => {
    const tricks = fc.constantFrom(
      '../',
      '/',
      '\\',
      '..',
      '.',
      '-',
      '@',
      '\0',
      ':',
      '%2e',
      '~',
      '봇',
    );
    const letters = fc.string({ unit: 'binary', maxLength: 20 });
    const stems = fc.array(fc.oneof(tricks, letters), { maxLength: 6 });
    const names = fc
      .tuple(stems, fc.constantFrom('.py', '.c', '.H', '.cpp', '', '/', '.py/..'))
      .map(([parts, end]) => parts.join('') + end);
    let taken = 0;
    fc.assert(
      fc.property(
        fc.oneof(
          names,
          fc.string().map((stem) => `a${stem}.py`),
        ),
        (name) => {
          const upload = readUpload({ files: [sent(name)] }, contest, MOST);
          if (!upload.ok) return;
          taken += 1;
          const kept = upload.value.files[0]!.name;
          expect(kept).toBe(name.normalize('NFC'));
          const back = relative('/folder', join('/folder', kept));
          expect(back).toBe(kept);
          expect(isAbsolute(back)).toBe(false);
          expect(kept).not.toMatch(/[/\\\p{C}]|^[.@-]|\.\./u);
        },
      ),
      { numRuns: 500 },
    );
    expect(taken).toBeGreaterThan(0);
  });
});

describe('contents', () => {
  test('arrive byte by byte, comments in CP949 too', () => {
    const bytes = Buffer.from([0x23, 0xc7, 0xd1, 0xb1, 0xdb, 0x0a, 0x78, 0x3d, 0x31, 0x0a]);
    const upload = readUpload({ files: [sent('bot.py', bytes)] }, contest, MOST);
    expect(upload).toMatchObject({ ok: true, value: { bytes: 10, protocol: 'makyek' } });
    expect(upload.ok && upload.value.files[0]?.bytes.equals(bytes)).toBe(true);
  });

  test.each(['', ' \n\t\r\n', '\u{feff}\n'])('nothing in them: %j', (text) => {
    expect(found([sent('bot.py', text)])).toMatchObject({ code: 'empty-source' });
    expect(found([sent('a.c', text), sent('a.h', 'int x;')])).toMatchObject({
      code: 'empty-source',
    });
    expect(found([sent('a.c', text), sent('b.c', 'int x;')])).toEqual(['c', 'c17']);
  });

  test('too much in them, one or all together', () => {
    const half = 'x'.repeat(MOST / 2);
    expect(found([sent('a.c', half), sent('b.c', half)])).toEqual(['c', 'c17']);
    const values = { bytes: MOST + 1, most: MOST };
    expect(found([sent('a.c', half), sent('b.c', `${half}x`)])).toEqual({
      code: 'too-large',
      values,
    });
    const twoMegabytes = Buffer.alloc(2 * MOST, 'x');
    expect(found([sent('bot.py', twoMegabytes)])).toEqual({
      code: 'too-large',
      values: { bytes: 2 * MOST, most: MOST },
    });
  });

  test.each([
    ['a program for Linux', Buffer.from('\x7fELF\x02\x01\x01 and so on', 'latin1')],
    ['a program for Windows', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
    ['an archive', Buffer.from('PK\x03\x04 and so on', 'latin1')],
    ['a class of Java', Buffer.from('\xca\xfe\xba\xbe and so on', 'latin1')],
    ['something packed', Buffer.from('\x1f\x8b and so on', 'latin1')],
    ['UTF-16', Buffer.from('print(1)', 'utf16le')],
    ['a zero at the end', Buffer.from('print(1)\0')],
  ])('%s is no text', (_, bytes) => {
    expect(found([sent('bot.py', bytes)])).toEqual({
      code: 'binary-file',
      values: { file: 'bot.py' },
    });
  });

  test('that begin like a program for Windows may be a text', () => {
    expect(found([sent('bot.py', 'MZ = 1\n')])).toEqual(['python', 'python3']);
  });
});

describe('what it is built with and how it talks', () => {
  test('a compiler that fits', () => {
    expect(found([sent('bot.cpp')], 'c++20')).toEqual(['c++', 'c++20']);
  });

  test.each(['python3', 'c17', 'nothing', ''])('not %j for C++', (compiler) => {
    expect(found([sent('bot.cpp')], compiler)).toEqual({
      code: 'wrong-language',
      values: { compiler, language: 'c++', fits: 'c++17, c++17-o3, c++20, c++11' },
    });
  });

  test('a protocol of the contest', () => {
    expect(found([sent('bot.py')], undefined, 'makyek')).toEqual(['python', 'python3']);
    expect(found([sent('bot.py')], undefined, 'uci')).toEqual({
      code: 'unknown-protocol',
      values: { protocol: 'uci', known: 'makyek' },
    });
  });
});
