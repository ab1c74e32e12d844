import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '../store/store.js';
import { botSource } from '../testing/bots.js';
import { openStore } from '../testing/store.js';
import { Programs } from './programs.js';
import { python, Rows } from './testing/rows.js';

let store: Store;
let rows: Rows;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ store, close } = await openStore());
  rows = new Rows(store);
});
afterAll(() => close());

const shuffle = () =>
  rows.submission('makyek', python('makyek'), { 'shuffle.py': botSource('shuffle.py') });

const folderOf = async (programs: Programs, id: number) => {
  const { program, release } = await programs.hold(id);
  release();
  return program?.visible[0]?.from ?? '';
};

test('who asks at the same time waits for the same build', async () => {
  const programs = new Programs(store, 'A');
  const id = await shuffle();
  const held = await Promise.all([programs.hold(id), programs.hold(id), programs.hold(id)]);
  const folders = held.map(({ program }) => program?.visible[0]?.from);
  expect(new Set(folders).size).toBe(1);
  expect(held[0]!.built).toMatchObject({
    fault: null,
    command: expect.stringContaining('py_compile'),
  });
  for (const { release } of held) release();
  expect(await folderOf(programs, id)).toBe(folders[0]);
  programs.remove();
  expect(existsSync(folders[0]!)).toBe(false);
});

test('what was used longest ago goes first, and nothing that is in use', async () => {
  const programs = new Programs(store, 'A', 700);
  const [one, two, three] = [await shuffle(), await shuffle(), await shuffle()];
  const used = await programs.hold(one);
  const first = used.program!.visible[0]!.from;
  const second = await folderOf(programs, two);
  const third = await folderOf(programs, three);
  expect([first, second, third].map((folder) => existsSync(folder))).toEqual([true, false, true]);
  used.release();
  expect(existsSync(first)).toBe(false);
  programs.remove();
});

test('what cannot be built says why, and is tried anew', async () => {
  const programs = new Programs(store, 'A');
  const id = await rows.submission('makyek', python('makyek'), { 'bot.py': 'def (' });
  const { built, program, release } = await programs.hold(id);
  release();
  expect(program).toBeNull();
  expect(built).toMatchObject({
    fault: 'build-failed',
    diagnostics: expect.stringContaining('SyntaxError'),
  });
  const other = await rows.submission('makyek', python('makyek'), { 'bot.c': 'int main;' });
  expect((await programs.hold(other)).built.fault).toBe('sources');
  programs.remove();
});

test('no build hangs on when its source was written', async () => {
  const programs = new Programs(store, 'A');
  const player = { kind: 'program', compiler: 'c++17', protocol: 'makyek' } as const;
  const source = 'static_assert(__TIMESTAMP__[22] == \'0\', "");\nint main() {}\n';
  const id = await rows.submission('makyek', player, { 'bot.cpp': source });
  const { built, release } = await programs.hold(id);
  release();
  expect(built).toMatchObject({ fault: null, diagnostics: '' });
  programs.remove();
});
