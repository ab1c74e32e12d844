import { expect } from 'vitest';
import {
  debugIsKeptShort,
  everyAttemptIsRefused,
  isCaughtInTime,
  isFrozenMeanwhile,
  saw,
} from './checks.js';
import type { Exhibit } from './exhibit.js';

const algocup = 'algocup';
const makyek = 'makyek';

const sound: readonly Exhibit[] = [
  { bot: 'sound', contest: algocup, ending: 'six' },
  { bot: 'sound-makyek', contest: makyek, ending: 'pieces' },
  { bot: 'crlf', contest: algocup, ending: 'six' },
  { bot: 'slow', contest: algocup, ending: 'six' },
  { bot: 'nearly-late-asleep', contest: algocup, ending: 'six' },
  { bot: 'nearly-late-busy', contest: algocup, ending: 'six' },
  { bot: 'never-leaves', contest: algocup, ending: 'six' },
];

const late: readonly Exhibit[] = [
  move('late', algocup),
  ...['silent', 'busy-for-ever', 'half-a-line', 'no-newline', 'closes-stdout', 'closes-stdin'].map(
    (bot) => move(bot, 'algocup-hasty'),
  ),
  ...['chatty', 'debug-just-below-the-cap'].map((bot) => move(bot, makyek)),
  { bot: 'fork-bomb', contest: makyek, ending: 'time', cause: 'move' },
  { bot: 'never-reads', contest: algocup, ending: 'time', cause: 'start' },
  { bot: 'slow-makyek', contest: 'makyek-by-game', ending: 'time', cause: 'game' },
];

function move(bot: string, contest: Exhibit['contest']): Exhibit {
  return { bot, contest, ending: 'time', cause: 'move', check: isCaughtInTime };
}

const wrongWords: readonly Exhibit[] = [
  { bot: 'garbage', contest: algocup, ending: 'invalid-reply' },
  { bot: 'error-line', contest: algocup, ending: 'invalid-reply' },
  { bot: 'escapes', contest: algocup, ending: 'invalid-reply' },
  { bot: 'out-of-turn', contest: algocup, ending: 'out-of-turn' },
  { bot: 'endless-line', contest: algocup, ending: 'output', cause: 'line' },
  { bot: 'debug-flood', contest: makyek, ending: 'output', cause: 'move' },
  { bot: 'debug-over-quota', contest: makyek, ending: 'pieces', check: debugIsKeptShort },
  { bot: 'debug-of-nothing', contest: makyek, ending: 'pieces', check: debugIsKeptShort },
  {
    bot: 'stderr-flood',
    contest: algocup,
    ending: 'six',
    check: saw(({ stderr }) => stderr.length <= 8192),
  },
];

const illegal: readonly Exhibit[] = [
  { bot: 'occupied', contest: algocup, ending: 'illegal-move', cause: 'occupied' },
  { bot: 'one-stone', contest: algocup, ending: 'illegal-move', cause: 'wrong-number-of-stones' },
  { bot: 'on-a-block', contest: algocup, ending: 'illegal-move', cause: 'blocked' },
  { bot: 'off-the-board', contest: algocup, ending: 'illegal-move', cause: 'off-board' },
];

const ended: readonly Exhibit[] = [
  { bot: 'crash-at-once', contest: algocup, ending: 'crash', cause: 'code' },
  {
    bot: 'crash',
    contest: algocup,
    ending: 'crash',
    cause: 'code',
    check: saw(({ stderr }) => stderr.includes('ZeroDivisionError: a bug')),
  },
  { bot: 'crash-after-answering', contest: algocup, ending: 'crash', cause: 'code' },
  { bot: 'segfault', contest: algocup, ending: 'crash', cause: 'signal' },
  { bot: 'abort', contest: algocup, ending: 'crash', cause: 'signal' },
  { bot: 'early-exit', contest: algocup, ending: 'exit' },
  { bot: 'daemon-left-behind', contest: makyek, ending: 'exit' },
];

const greedy: readonly Exhibit[] = [
  { bot: 'memory-peak', contest: algocup, ending: 'memory' },
  {
    bot: 'memory-inside',
    contest: algocup,
    ending: 'six',
    check: saw((game) => (game.line('evidence').peak ?? 0) > 75 * 2 ** 20),
  },
  {
    bot: 'thread-bomb',
    contest: makyek,
    ending: 'pieces',
    check: saw(({ report }) => Number(report.threads) <= 80),
  },
  { bot: 'daemon', contest: makyek, ending: 'pieces' },
  {
    bot: 'spins-on-their-turn',
    contest: algocup,
    ending: 'six',
    against: 'slow',
    check: isFrozenMeanwhile,
  },
];

/** Those that try what they may not, and play on. */
export const nosyExhibits: readonly Exhibit[] = [
  {
    bot: 'writes-files',
    contest: algocup,
    ending: 'six',
    check: (game) => everyAttemptIsRefused(game, { 'in its folder': 'written' }),
  },
  {
    bot: 'reads-files',
    contest: algocup,
    ending: 'six',
    check: (game) =>
      everyAttemptIsRefused(game, {
        'beside itself': ['zoo.py'],
        disks: [],
        processes: [1, 2],
        descriptors: expect.not.arrayContaining([expect.stringMatching(/^\/(?!dev\/null)/)]),
      }),
  },
  { bot: 'opens-sockets', contest: algocup, ending: 'six', check: everyAttemptIsRefused },
  // It may signal its own group, and the box's first process shrugs: what counts is that all play on.
  { bot: 'kills', contest: algocup, ending: 'six' },
  { bot: 'traces', contest: algocup, ending: 'six', check: everyAttemptIsRefused },
  { bot: 'forks', contest: algocup, ending: 'six', check: everyAttemptIsRefused },
  { bot: 'writes-to-the-kernel', contest: algocup, ending: 'six', check: everyAttemptIsRefused },
  {
    bot: 'changes-its-place',
    contest: algocup,
    ending: 'six',
    check: (game) =>
      everyAttemptIsRefused(game, {
        'core dumps': 0,
        cores: 1,
        // Never better than that of any other program.
        niceness: expect.toSatisfy((niceness: number) => niceness >= 0),
      }),
  },
  {
    bot: 'who-it-is',
    contest: algocup,
    ending: 'six',
    check: (game) =>
      everyAttemptIsRefused(game, {
        effective: '0000000000000000',
        inheritable: '0000000000000000',
        'no new privileges': '1',
        groups: expect.toSatisfy((groups: number[]) => !groups.includes(0)),
      }),
  },
  {
    bot: 'reads-its-environment',
    contest: algocup,
    ending: 'six',
    check: ({ report }) =>
      expect(report).toEqual({
        PATH: '/usr/bin:/bin',
        LANG: 'C.UTF-8',
        HOME: '/scratch',
        TMPDIR: '/scratch',
        PWD: '/scratch',
      }),
  },
];

/** The bots that talk over their standard input and output. */
export const pipeExhibits: readonly Exhibit[] = [
  ...sound,
  ...late,
  ...wrongWords,
  ...illegal,
  ...ended,
  ...greedy,
  ...nosyExhibits,
];
