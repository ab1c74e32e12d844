import { expect, test } from 'vitest';
import { firstName, kitFor } from './kits.js';

const kits = {
  reversi: { cpp: { main: 'bot.cpp' }, python: { main: 'bot.py' } },
  makyek: { c: { main: 'bot.c' } },
};
const protocols = { reversi: 'reversi-tcp', makyek: 'makyek' };

test('a contest has its own kit, or that of one that talks alike', () => {
  const reversi = { id: 'reversi', protocol: 'reversi-tcp' };
  expect(kitFor(kits, protocols, reversi, 'c++')?.main).toBe('bot.cpp');
  expect(kitFor(kits, protocols, reversi, 'java')).toBeNull();
  expect(kitFor(kits, protocols, { id: 'class', protocol: 'makyek' }, 'c')?.main).toBe('bot.c');
  expect(kitFor(kits, protocols, { id: 'class', protocol: 'other' }, 'c')).toBeNull();
});

test('without a kit a file is called as its language wants', () => {
  expect(['java', 'c++', 'python'].map(firstName)).toEqual(['Bot.java', 'bot.cpp', 'bot.py']);
});
