import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openToAll, Staging } from './staging.js';
import { temporaryFolder } from './testing/folders.js';

function newStaging(isRoot: boolean): Staging {
  const staging = new Staging(isRoot);
  onTestFinished(() => staging.remove());
  return staging;
}

function write(path: string, mode: number, content = 'secret'): string {
  writeFileSync(path, content);
  chmodSync(path, mode);
  return path;
}

function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8);
}

describe('as root', () => {
  test('links that lead nowhere or in circles are copied as they are', () => {
    const folder = join(temporaryFolder(), 'bot');
    mkdirSync(folder);
    chmodSync(folder, 0o700);
    symlinkSync('/no/where', join(folder, 'lock'));
    symlinkSync('.', join(folder, 'circle'));
    write(join(folder, 'bot.py'), 0o600, 'print()');
    const copy = newStaging(true).readable(folder);
    expect(copy).not.toBe(folder);
    expect(readFileSync(join(copy, 'circle', 'bot.py'), 'utf8')).toBe('print()');
    expect(modeOf(join(copy, 'bot.py'))).toBe('644');
  });

  test.each([
    ['600', '644'],
    ['700', '755'],
    ['640', '644'],
    ['750', '755'],
  ])('a private file of mode 0%s is copied for all to read', (mode, opened) => {
    const staging = newStaging(true);
    const path = write(join(temporaryFolder(), 'bot'), Number.parseInt(mode, 8));
    const copy = staging.readable(path);
    expect(copy).not.toBe(path);
    expect(basename(copy)).toBe('bot');
    expect(readFileSync(copy, 'utf8')).toBe('secret');
    expect(modeOf(copy)).toBe(opened);
    // Nobody else on the machine gets as far as the copy.
    expect(modeOf(dirname(dirname(copy)))).toBe('700');
    expect(modeOf(path)).toBe(mode);
  });

  test.each(['644', '755', '444', '555', '777'])('an open one, 0%s, is used as it is', (mode) => {
    const path = write(join(temporaryFolder(), 'bot'), Number.parseInt(mode, 8));
    expect(newStaging(true).readable(path)).toBe(path);
  });

  test('a folder with anything private in it is copied whole', () => {
    const folder = join(temporaryFolder(), 'bot');
    mkdirSync(join(folder, 'data'), { recursive: true });
    write(join(folder, 'program'), 0o755);
    const staging = newStaging(true);
    expect(staging.readable(folder)).toBe(folder);
    write(join(folder, 'data', 'book'), 0o600);
    const copy = staging.readable(folder);
    expect(copy).not.toBe(folder);
    const modes = ['', 'program', 'data', 'data/book'].map((name) => modeOf(join(copy, name)));
    expect(modes).toEqual(['755', '755', '755', '644']);
  });

  test('a private folder is copied even if its files are open', () => {
    const folder = join(temporaryFolder(), 'bot');
    mkdirSync(folder, { mode: 0o700 });
    write(join(folder, 'program'), 0o644);
    const copy = newStaging(true).readable(folder);
    expect(copy).not.toBe(folder);
    expect(modeOf(copy)).toBe('755');
  });

  test('links are followed, for in a box they would lead nowhere', () => {
    const folder = temporaryFolder();
    const target = write(join(folder, 'target'), 0o600);
    const link = join(folder, 'link');
    symlinkSync(target, link);
    const copy = newStaging(true).readable(link);
    expect(readFileSync(copy, 'utf8')).toBe('secret');
    expect(basename(copy)).toBe('link');
  });

  test('what changes after it was copied is copied again', () => {
    const staging = newStaging(true);
    const path = write(join(temporaryFolder(), 'bot'), 0o600, 'old');
    const first = staging.readable(path);
    writeFileSync(path, 'new');
    expect(readFileSync(staging.readable(path), 'utf8')).toBe('new');
    expect(readFileSync(first, 'utf8')).toBe('old');
  });
});

test('a plain user is himself in the box: nothing needs a copy', () => {
  const path = write(join(temporaryFolder(), 'bot'), 0o600);
  expect(newStaging(false).readable(path)).toBe(path);
});

describe('new folders', () => {
  test('are empty, apart, and open to nobody too', () => {
    const staging = newStaging(true);
    const folders = [staging.newFolder(), staging.newFolder()];
    expect(new Set(folders).size).toBe(2);
    expect(folders.map(modeOf)).toEqual(['777', '777']);
  });

  test('are gone after remove, and everything in them', () => {
    const staging = newStaging(true);
    const folder = staging.newFolder();
    mkdirSync(join(folder, 'deep', 'down'), { recursive: true });
    write(join(folder, 'deep', 'down', 'file'), 0o400);
    const copy = staging.readable(write(join(temporaryFolder(), 'bot'), 0o600));
    staging.remove();
    expect([folder, copy, dirname(folder)].filter((path) => existsSync(path))).toEqual([]);
    staging.remove();
    // It can be used again.
    expect(existsSync(staging.newFolder())).toBe(true);
  });
});

test('opening to all lets everybody do what the owner may, except to write', () => {
  const folder = temporaryFolder();
  const modes = [0o600, 0o700, 0o777, 0o400, 0o666];
  const paths = modes.map((mode) => write(join(folder, mode.toString(8)), mode));
  openToAll(folder);
  expect(paths.map(modeOf)).toEqual(['644', '755', '755', '444', '644']);
  expect(modeOf(folder)).toBe('755');
});
