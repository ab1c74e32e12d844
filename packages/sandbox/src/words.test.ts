import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEED } from './testing/seed.js';
import { splitWords } from './words.js';

describe('the words of a command line', () => {
  test.each([
    ['', []],
    [' \t ', []],
    ['./bot', ['./bot']],
    ['  python3   -u\tbot.py \n', ['python3', '-u', 'bot.py']],
    ['\'my bot\' "a b"', ['my bot', 'a b']],
    ["--name='my bot'x", ['--name=my botx']],
    ['\'\' ""', ['', '']],
    ["a\\ b \\' \\\\", ['a b', "'", '\\']],
    ['\'a\\b "c"\'', ['a\\b "c"']],
    ['"a\\"b \\\\ \\n \\$"', ['a"b \\ \\n $']],
    ['"it\'s"', ["it's"]],
    ['대국 "对 局"', ['대국', '对 局']],
    // No shell: none of these means anything.
    ['$HOME * ; | > &', ['$HOME', '*', ';', '|', '>', '&']],
  ])('of %j', (line, words) => {
    expect(splitWords(line)).toEqual(words);
  });

  test.each(['"', "'", 'a "b', "a 'b", 'a b"c d', 'a\\', "'a' 'b"])('%j is not closed', (line) => {
    expect(splitWords(line)).toBeNull();
  });

  test('are those that were quoted, in whichever way', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab \t\n\'"\\$`*'), maxLength: 8 });
    const quoted = fc
      .tuple(text, fc.constantFrom(single, double, escaped))
      .map(([word, quote]) => ({
        word,
        written: quote(word),
      }));
    const property = fc.property(fc.array(quoted), (list) => {
      const line = list.map(({ written }) => written).join('  ');
      expect(splitWords(line)).toEqual(list.map(({ word }) => word));
    });
    fc.assert(property, { seed: SEED, numRuns: 500 });
  });

  test('are found, or are not, in any line at all', () => {
    const property = fc.property(fc.string({ unit: fc.constantFrom(...'a \'"\\') }), (line) => {
      const words = splitWords(line);
      if (!/['"\\]/.test(line)) expect(words).toEqual(line.split(' ').filter(Boolean));
    });
    fc.assert(property, { seed: SEED, numRuns: 500 });
  });
});

function single(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

function double(word: string): string {
  return `"${word.replace(/["\\$`]/g, '\\$&')}"`;
}

function escaped(word: string): string {
  return word === '' ? "''" : word.replace(/[^ab]/gs, '\\$&');
}
