import { describe, expect, it, test } from 'vitest';
import { transcripts } from './transcripts.js';

const lines = (contest: string, name: string) => transcripts[contest]?.[name]?.() ?? [];

describe.each(Object.entries(transcripts))('%s', (contest, named) => {
  it.each(Object.keys(named))('%s is short, and the same each time', (name) => {
    const told = lines(contest, name);
    expect(told.length).toBeGreaterThan(9);
    expect(told.length).toBeLessThan(21);
    expect(lines(contest, name)).toEqual(told);
  });
});

test('algocup: blocks, the stones of both, and the end', () => {
  const first = lines('algocup', 'first');
  expect(first.filter((line) => line.startsWith('> BLOCK'))).toHaveLength(2);
  expect(first).toContain('> BEGIN');
  expect(first.at(-1)).toBe('> QUIT');
  const second = lines('algocup', 'second');
  expect(second).not.toContain('> BEGIN');
  expect(second).toContain('> TURN 9,9');
});

test('makyek: the same game from both seats, to its end', () => {
  const [first, second] = [lines('makyek', 'first'), lines('makyek', 'second')];
  expect([first[0], second[0]]).toEqual(['> START 1', '> START 2']);
  expect([first.at(-1), second.at(-1)].sort()).toEqual(['> END 1', '> END 2']);
  expect(second).toContain(first.find((line) => /^< \d/.test(line))?.replace('<', '> PLACE'));
});

test('picking-stones: three calls with what went before, and a game by lines', () => {
  const called = lines('picking-stones', 'play').filter((line) => line.startsWith('$'));
  expect(called).toEqual(['$ play 7 0', '$ play 7 2 1 4', '$ play 7 4 1 4 2 6']);
  expect(lines('picking-stones', 'stones').slice(0, 2)).toEqual(['> START 20 1', '< OK']);
});

test('reversi: the packets of a turn, number by number', () => {
  const told = lines('reversi', 'turn');
  expect(told[0]).toBe('< team 0');
  expect(told.filter((line) => /^> {1,3}-?\d(?: {1,2}-?\d){7}$/.test(line))).toHaveLength(8);
  expect(told).toContain('< code 1  package 1  row 3  column 4');
  expect(told.at(-1)).toBe('> code 0  number 0');
});

test('microchess: castling is the king taking his rook, and the clocks run', () => {
  const told = lines('microchess', 'game');
  expect(told.findLast((line) => line.startsWith('> position'))).toContain(' d1a1 ');
  expect(told).toContain('> go wtime 400000 btime 400000');
  expect(told).toContain('> go wtime 398750 btime 398750');
});
