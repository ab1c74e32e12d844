import type { LogLine } from '@daeguk/api';
import { expect, test } from 'vitest';
import { groupAt, groupLog, voices } from './log.js';

const line = (ply: number, from: LogLine['from'], text = ''): LogLine => ({
  ply,
  from,
  text,
  charged: null,
});

const lines = [
  line(0, 'referee', 'START'),
  line(0, 'player', 'OK'),
  line(2, 'referee', 'TURN'),
  line(2, 'debug', 'depth 3'),
  line(2, 'player', 'c3'),
  line(4, 'stderr', 'bye'),
  line(4, 'other', 'exit code 0'),
];

test('words are put together by the move they led to; the rest is after the end', () => {
  const groups = groupLog(lines, voices, 4);
  expect(groups.map(({ ply, isStderr, lines: said }) => [ply, isStderr, said.length])).toEqual([
    [1, false, 2],
    [3, false, 3],
    [null, true, 1],
    [null, false, 1],
  ]);
});

test('stderr stands by itself, where the program left', () => {
  const left = [line(0, 'other', 'exit code 1'), line(0, 'stderr', 'Traceback'), ...lines];
  const groups = groupLog(left, voices, 4);
  expect(groups.slice(0, 2)).toMatchObject([
    { ply: 1, isStderr: false },
    { ply: 1, isStderr: true, lines: [{ text: 'Traceback' }] },
  ]);
  expect(groupAt(groups, 2, 4)).toBe(0);
});

test('of voices only those wanted are heard, and always what the referee notes', () => {
  const groups = groupLog(lines, ['debug'], 4);
  expect(groups.flatMap(({ lines: said }) => said.map(({ text }) => text))).toEqual([
    'depth 3',
    'exit code 0',
  ]);
});

test('follows the ply that is shown', () => {
  const groups = groupLog(lines, voices, 4);
  expect([0, 1, 2, 3, 4].map((ply) => groupAt(groups, ply, 4))).toEqual([0, 0, 0, 1, 3]);
  expect(groupAt([], 3, 4)).toBe(0);
});
