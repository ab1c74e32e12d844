import { describe, expect, test } from 'vitest';
import { recipes, recipesFor } from './recipes.js';

const MEMORY = 256 << 20;

describe('recipes', () => {
  test.each([
    ['bot.c', 'c17'],
    ['bot.cpp', 'c++17'],
    ['bot.cc', 'c++17'],
    ['BOT.CPP', 'c++17'],
    ['bot.py', 'python3'],
    ['bot.mjs', 'node'],
    ['bot.ts', 'typescript'],
    ['Bot.java', 'java'],
    ['my.old.bot.js', 'node'],
  ])('the usual one for %s is %s', (file, name) => {
    expect(recipesFor(file)[0]?.name).toBe(name);
  });

  test.each(['bot', 'bot.txt', '.c', 'c', 'bot.c.bak'])('there is none for %s', (file) => {
    expect(recipesFor(file)).toEqual([]);
  });

  test('have names of their own', () => {
    const names = recipes.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(recipes)('$name names its programs by their paths and is given the file', (recipe) => {
    const file = `Bot${recipe.extensions[0]}`;
    const build = recipe.build([file]);
    expect(build[0]).toMatch(/^\/usr\/bin\//);
    expect(build).toContain(file);
    const run = recipe.run(file, MEMORY);
    expect(run[0]).toMatch(/^\/(usr\/bin|bot)\//);
    // What runs is what was built, or the source where that is kept beside it.
    const isKept = run.includes(`/bot/${file}`);
    expect(isKept).toBe(recipe.keepsSource);
  });

  test('languages that take what they can get are told how much memory there is', () => {
    const run = (file: string, memory: number) => recipesFor(file)[0]!.run(file, memory).join(' ');
    expect(run('bot.js', MEMORY)).toContain('--max-old-space-size=192');
    expect(run('Bot.java', MEMORY)).toContain('-Xmx179m');
    expect(run('Bot.java', 1)).toContain('-Xmx16m');
  });

  test('a Java program is started by its class', () => {
    expect(recipesFor('Bot.java')[0]!.run('Bot.java', MEMORY).at(-1)).toBe('Bot');
  });
});
