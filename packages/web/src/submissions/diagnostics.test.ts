import { expect, test } from 'vitest';
import { findingsFor, findingsIn, remarksAmong } from './diagnostics.js';

test('gcc names line and column, and its notes belong to it', () => {
  const text = `bad.c: In function ‘main’:
bad.c:2:11: error: ‘y’ undeclared (first use in this function)
    2 |   int x = y;
      |           ^
bad.c:2:11: note: each undeclared identifier is reported only once
bad.c:3:9: error: expected ‘;’ before numeric constant
    3 |   retrun 0
      |         ^~
      |         ;`;
  expect(findingsIn(text)).toEqual([
    {
      file: 'bad.c',
      line: 2,
      column: 11,
      severity: 'error',
      message: '‘y’ undeclared (first use in this function)',
      source: 'int x = y;',
    },
    {
      file: 'bad.c',
      line: 2,
      column: 11,
      severity: 'note',
      message: 'each undeclared identifier is reported only once',
      source: null,
    },
    {
      file: 'bad.c',
      line: 3,
      column: 9,
      severity: 'error',
      message: 'expected ‘;’ before numeric constant',
      source: 'retrun 0',
    },
  ]);
});

test('a header that is missing is an error, and folders do not matter', () => {
  expect(findingsIn('/source/inc.c:1:10: fatal error: nope.h: No such file')).toMatchObject([
    { file: 'inc.c', line: 1, column: 10, severity: 'error', message: 'nope.h: No such file' },
  ]);
});

test('javac marks the column below', () => {
  const text = `Bad.java:3: error: incompatible types: String cannot be converted to int
    int x = "a";
            ^
2 errors`;
  expect(findingsIn(text)).toEqual([
    {
      file: 'Bad.java',
      line: 3,
      column: 13,
      severity: 'error',
      message: 'incompatible types: String cannot be converted to int',
      source: 'int x = "a";',
    },
  ]);
});

test('Python tells the place first, the message last', () => {
  const text = `  File "bad.py", line 3
    def f(:
          ^
SyntaxError: invalid syntax`;
  expect(findingsIn(text)).toEqual([
    {
      file: 'bad.py',
      line: 3,
      column: null,
      severity: 'error',
      message: 'SyntaxError: invalid syntax',
      source: 'def f(:',
    },
  ]);
});

test('of a traceback the last place counts', () => {
  const text = `Traceback (most recent call last):
  File "/bot/fay.py", line 50, in <module>
    main()
  File "/bot/fay.py", line 40, in act
    return state.legal_moves()[7]
           ~~~~~~~~~~~~~~~~~~~^^^
IndexError: list index out of range`;
  expect(findingsIn(text)).toMatchObject([
    { file: 'fay.py', line: 40, message: 'IndexError: list index out of range' },
  ]);
});

test('Node.js shows its line, and frames of its own point nowhere', () => {
  const text = `/source/bad.js:2
function (b {
         ^

SyntaxError: Function statements require a function name
    at wrapSafe (node:internal/modules/cjs/loader:1464:18)

Node.js v20.20.2`;
  expect(findingsIn(text)).toEqual([
    {
      file: 'bad.js',
      line: 2,
      column: 10,
      severity: 'error',
      message: 'SyntaxError: Function statements require a function name',
      source: 'function (b {',
    },
  ]);
});

test('TypeScript', () => {
  const found = findingsIn(`bad.ts(1,7): error TS2322: Type 'string' is not assignable.
bad.ts(2,9): error TS2304: Cannot find name 'c'.`);
  expect(found).toMatchObject([
    { file: 'bad.ts', line: 1, column: 7 },
    { line: 2, column: 9, message: "TS2304: Cannot find name 'c'." },
  ]);
  expect(findingsFor(found, 'other.ts')).toEqual([]);
});

test('a linker points at no line, and a flood is cut', () => {
  expect(findingsIn("link.c:(.text+0xa): undefined reference to `f'")).toEqual([]);
  expect(findingsIn('a.c:1:1: error: x\n'.repeat(5000))).toHaveLength(200);
});

test('remarks on one’s own files come before those on headers, and notes are none', () => {
  const found = findingsIn(`/usr/include/c++/12/bits/stl_algo.h:10:3: error: no match
bot.cpp:4:7: note: required from here
bot.cpp:9:1: warning: unused
move.h:2:1: error: unknown type`);
  const told = remarksAmong(found, ['bot.cpp', 'move.h']).map(({ file, line }) => [file, line]);
  expect(told).toEqual([
    ['bot.cpp', 9],
    ['move.h', 2],
    ['stl_algo.h', 10],
  ]);
});
