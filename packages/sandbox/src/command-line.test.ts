import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readCommandLine } from './command-line.js';
import { Staging } from './staging.js';
import { temporaryFolder } from './testing/folders.js';

/** A folder with a program, a book and a folder of data, and a reader of command lines in it. */
function bench() {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'bot'), '#!/bin/sh\n', { mode: 0o755 });
  writeFileSync(join(folder, 'book.txt'), 'openings');
  mkdirSync(join(folder, 'my data'));
  const staging = new Staging(true);
  onTestFinished(() => staging.remove());
  const faultOf = (line: string) => {
    const result = readCommandLine(line, staging, folder);
    return result.ok ? null : result.fault;
  };
  const read = (line: string) => {
    const result = readCommandLine(line, staging, folder);
    if (!result.ok) throw new Error(result.fault.code);
    return { command: result.value.command(1), visible: result.value.visible };
  };
  return { folder, read, faultOf };
}

describe('a command line', () => {
  test('of a program beside us, which is shown at its own path', () => {
    const { folder, read } = bench();
    const path = join(folder, 'bot');
    const program = { command: [path], visible: [{ from: path, at: path }] };
    expect(read('./bot')).toEqual(program);
    expect(read(path)).toEqual(program);
  });

  test('of a program of the system, which is in every box', () => {
    const { read } = bench();
    const program = { command: ['/usr/bin/env'], visible: [] };
    expect(read('env')).toEqual(program);
    expect(read('/usr/bin/env')).toEqual(program);
  });

  test("prefers the system's programs to those in a home folder", () => {
    const { folder, read } = bench();
    writeFileSync(join(folder, 'env'), '', { mode: 0o755 });
    const path = process.env.PATH;
    onTestFinished(() => {
      process.env.PATH = path;
    });
    process.env.PATH = `${folder}:${path}`;
    expect(read('env').command).toEqual(['/usr/bin/env']);
    expect(read('bot').command).toEqual([join(folder, 'bot')]);
  });

  test('shows the files and folders among its arguments, and nothing else', () => {
    const { folder, read } = bench();
    const { command, visible } = read('env ./bot book.txt --depth 7 "my data" none.txt ""');
    const paths = ['bot', 'book.txt', 'my data'].map((name) => join(folder, name));
    const [bot, book, data] = paths;
    expect(command).toEqual(['/usr/bin/env', bot, book, '--depth', '7', data, 'none.txt', '']);
    expect(visible).toEqual(paths.map((path) => ({ from: path, at: path })));
  });

  test.each(['/', '/usr/share', '/bin/sh', '/lib', '/proc/self', '/dev/null', '/sys'])(
    'never shows %s',
    (path) => {
      expect(bench().read(`env ${path}`)).toEqual({
        command: ['/usr/bin/env', path],
        visible: [],
      });
    },
  );

  test('shows a copy of what only we may read', () => {
    const { folder, read } = bench();
    const path = join(folder, 'book.txt');
    chmodSync(path, 0o600);
    const [shown] = read('env book.txt').visible;
    expect(shown?.at).toBe(path);
    expect(shown?.from).not.toBe(path);
    expect(readFileSync(shown!.from, 'utf8')).toBe('openings');
  });

  test.each([
    ['', 'no-program', {}],
    ['   ', 'no-program', {}],
    ['./bot "a', 'open-quote', { line: './bot "a' }],
    ['./missing', 'program-not-found', { name: './missing' }],
    ['no-such-program', 'program-not-found', { name: 'no-such-program' }],
    // There, but nothing that could be run:
    ['./book.txt', 'program-not-found', { name: './book.txt' }],
    ['"./my data"', 'program-not-found', { name: './my data' }],
  ])('%j is none', (line, code, values) => {
    expect(bench().faultOf(line)).toEqual({ code, values });
  });
});
