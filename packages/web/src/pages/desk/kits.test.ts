import { expect, test } from 'vitest';
import { firstName, kitFor } from './kits.js';

const kits = {
  reversi: { cpp: { main: 'bot.cpp' }, python: { main: 'bot.py' } },
  makyek: { c: { main: 'bot.c' } },
};

test('a contest has a kit for some languages', () => {
  expect(kitFor(kits, 'reversi', 'c++')?.main).toBe('bot.cpp');
  expect(kitFor(kits, 'reversi', 'java')).toBeNull();
  expect(kitFor(kits, null, 'c')).toBeNull();
});

test('without a kit a file is called as its language wants', () => {
  expect(['java', 'c++', 'python'].map(firstName)).toEqual(['Bot.java', 'bot.cpp', 'bot.py']);
});
