import { expect, test } from 'vitest';
import {
  base64Of,
  extensionsOf,
  filesFault,
  languageOf,
  languagesOf,
  newestOf,
  sentTexts,
} from './files.js';

const compilers = [
  { name: 'c17', language: 'c', extensions: ['.c'] },
  { name: 'c++17', language: 'c++', extensions: ['.cpp', '.cc'] },
  { name: 'c++20', language: 'c++', extensions: ['.cpp', '.cc'] },
  { name: 'python3', language: 'python', extensions: ['.py'] },
];

const named = (...names: string[]) => names.map((name) => ({ name, size: 10 }));

test('the language is told by the names', () => {
  expect(languagesOf(compilers)).toEqual(['c', 'c++', 'python']);
  expect(languageOf(['a.cpp', 'b.CC', 'a.h'], compilers)).toBe('c++');
  expect(languageOf(['a.c', 'b.py'], compilers)).toBeNull();
  expect(languageOf(['a.h'], compilers)).toBeNull();
});

test.each([
  [named('bot.py'), null],
  [named('a.cpp', 'b.cpp', 'a.h'), null],
  [named('a.py', 'b.py'), 'several'],
  [named('a.c', 'b.py'), 'mixed'],
  [named('a.h'), 'headers'],
  [named('a.exe'), 'extension'],
  [named('README'), 'extension'],
  [[{ name: 'a.py', size: 101 }], 'size'],
  [[], null],
])('%j: %s', (files, code) => {
  expect(filesFault(files, compilers, 100)?.code ?? null).toBe(code);
});

test('of two files with the same name the later one counts', () => {
  const files = [
    { name: 'a.c', size: 1 },
    { name: 'b.c', size: 2 },
    { name: 'a.c', size: 3 },
  ];
  expect(newestOf(files)).toEqual([
    { name: 'a.c', size: 3 },
    { name: 'b.c', size: 2 },
  ]);
});

test('headers are taken with C', () => {
  const headers = ['.h', '.hh', '.hpp', '.hxx'];
  expect(extensionsOf(compilers)).toEqual(['.c', '.cpp', '.cc', '.py', ...headers]);
  expect(extensionsOf(compilers.slice(3))).toEqual(['.py']);
});

test('without C there are no headers', () => {
  expect(filesFault(named('a.h'), compilers.slice(3), 100)?.code).toBe('extension');
});

test('bytes are sent as base64, many of them too', () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);
  expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString('base64'));
  const base64 = Buffer.from('print("봇")\n').toString('base64');
  expect(sentTexts({ '봇.py': 'print("봇")\n' })).toEqual([{ name: '봇.py', base64 }]);
});
