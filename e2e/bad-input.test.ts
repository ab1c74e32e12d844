import { beforeAll, describe, expect, it } from 'vitest';
import { daeguk, daegukEach, jsonLines, type Run } from './daeguk.js';

const BINARY = new Uint8Array(4096).map((_, index) => (index * 7919) % 256);
const LONG = 'x'.repeat(1024 * 1024);
const GAMES = ['connect6', 'makyek', 'microchess', 'picking-stones', 'reversi'];

function expectNoTrace(text: string): void {
  expect(text).not.toMatch(/^\s+at .*:\d+/m);
  expect(text).not.toMatch(/node:internal|TypeError|RangeError|ReferenceError/);
}

const BAD_USAGE: readonly [words: string[], complaint: string][] = [
  [['rulez'], 'Did you mean "rules"'],
  [['\u0000\u001b[31m'.slice(1)], 'There is no command'],
  [['--versoin'], 'Did you mean --version'],
  [['reversi'], 'Did you mean "rules reversi"'],
  [['help', 'nonsense'], 'There is no command "nonsense"'],
  [['help', 'play', 'more'], 'one argument too many'],
  [['--'], 'Usage: daeguk'],
  [['rules', 'connect6', '--blocks', '4'], 'Did you mean --set blocks=…'],
  [['rules'], 'GAME is missing'],
  [['rules', ''], 'There is no game ""'],
  [['rules', 'chess'], 'There is no game "chess"'],
  [['rules', 'reversi', 'makyek'], 'one argument too many'],
  [['rules', 'reversi', '--sed', '1'], 'Did you mean'],
  [['rules', 'reversi', '--seed'], 'needs a value'],
  [['rules', 'reversi', '--seed', '-1'], 'whole number'],
  [['rules', 'reversi', '--seed', '1e9'], 'whole number'],
  [['rules', 'reversi', '--set', 'x=1'], 'this game has none'],
  [['rules', 'makyek', '--set', 'plys=1'], 'did you mean "plies"'],
  [['rules', 'makyek', '--set', 'plies'], 'name=value'],
  [['rules', 'makyek', '--set', 'plies=0'], 'from 1 to 10000'],
  [['rules', 'makyek', '--set', 'plies=1e3'], 'from 1 to 10000'],
  [['rules', 'makyek', '--set', 'plies=1', '--set', 'plies=2'], 'set twice'],
  [['rules', 'makyek', '--set', '__proto__=1'], 'There is no option'],
  [['rules', 'connect6', '--set', 'blocks=1,4;1,4'], 'named twice'],
  [['rules', 'connect6', '--set', 'blocks=1,4'], 'even number'],
  [['rules', 'connect6', '--set', 'blocks=12'], 'even number'],
  [['rules', 'connect6', '--set', 'blocks=1,4;19,0'], 'off the board'],
  [['rules', 'connect6', '--set', 'blocks=1,4;x'], 'Option blocks must be'],
  [['rules', 'connect6', '--set', 'overline=perhaps'], 'loses, ignored, wins'],
  [['rules', 'microchess', '--set', 'material=Z9'], 'Option material must be'],
  [['rules', 'picking-stones', '--set', 'n=2'], 'from 3 to 10000'],
  [['rules', 'picking-stones', '--set', 'n=1000000'], 'from 3 to 10000'],
  [['rules', 'microchess', '--position', 'kk2/p3/4/3P/RBNK w - - 0 1'], 'Black has 2 kings'],
  [['rules', 'microchess', '--position', 'kP2/p3/4/3P/RBNK w - - 0 1'], 'pawn'],
  [['rules', 'microchess', '--position', 'k3/p3/4/3P/3K w Q - 0 1'], 'rook on a1'],
  [['rules', 'microchess', '--position', ''], 'six fields'],
  [['rules', 'reversi', '--position', '........'], '8 rows'],
  [['rules', 'picking-stones', '--position', '7 2 3'], 'says 2, but the list has 1'],
  [['rules', 'picking-stones', '--set', 'n=9', '--position', '7 0'], 'leave the option out'],
  [
    ['rules', 'connect6', '--position', `#${'.'.repeat(18)}${`/${'.'.repeat(19)}`.repeat(18)}`],
    'even',
  ],
  [['perft', 'reversi'], 'DEPTH is missing'],
  [['perft', 'reversi', '0'], 'from 1 to 99'],
  [['perft', 'reversi', '-3'], 'from 1 to 99'],
  [['perft', 'reversi', 'deep'], 'from 1 to 99'],
  [['perft', 'reversi', '100000000000000000000'], 'from 1 to 99'],
  [['play'], 'n k s1'],
  [['play', '7'], 'n k s1'],
  [['play', '2', '0'], '3 to 10000'],
  [['play', '-7', '0'], '3 to 10000'],
  [['play', '99999999', '0'], '3 to 10000'],
  [['play', '7', '3', '1', '4'], 'says 3, but the list has 2'],
  [['play', '7', '1', '1', '4'], 'says 1, but the list has 2'],
  [['play', '7', '2', '3', '3'], 'taken already'],
  [['play', '7', '2', '3', '9'], 'from 1 to 7'],
  [['play', '7', '2', '3', '0'], 'from 1 to 7'],
  [['play', '7', '2', '3', '5'], 'neither a multiple nor a factor'],
  [['play', '7', '1', '4'], 'cannot open'],
  [['play', '7', '1', '5'], 'cannot open'],
  [['play', '7', '0', '--depth', 'x'], 'whole number'],
  [['play', '7', '0', '--depth', '-1'], 'whole number'],
  [['play', '7', '0', '--evaluation', 'best'], 'seed, take-stones'],
  [['play', '7', '0', '--exact', '--depth', '3'], 'leave --depth'],
  [['play', 'seven', '0'], 'not a whole number'],
  [['play', '7.5', '0'], 'not a whole number'],
  [['demo', 'go'], 'There is no game "go"'],
];

const help = daeguk(['--help']).out;

describe('bad usage ends with 2, a complaint and nothing on stdout', () => {
  let runs: Run[];

  beforeAll(() => {
    runs = daegukEach(BAD_USAGE.map(([words]) => ({ words })));
  });

  it.each(BAD_USAGE.map((line, index) => ({ words: line[0], complaint: line[1], index })))(
    '$words',
    ({ complaint, index }) => expectBadUsage(runs[index], complaint),
  );

  it('whatever is too long to be shown', () => {
    const long = LONG.slice(0, 100_000);
    expectBadUsage(daeguk(['rules', long]), 'There is no game');
    expectBadUsage(daeguk(['rules', 'makyek', '--position', long]), '12 rows');
    expectBadUsage(daeguk(['play', long, '0']), 'not a whole number');
  });
});

function expectBadUsage(run: Run | undefined, complaint: string): void {
  const { code, out, err } = run ?? {};
  expect(err).toContain(complaint);
  expect(code).toBe(2);
  expect(out).toBe('');
  // Where nothing was asked for, the help is shown; it grows with the commands, complaints do not.
  expect(err?.replace(help, '').length).toBeLessThan(1100);
  expectNoTrace(err ?? '');
}

const BAD_MOVES: readonly [title: string, input: string | Uint8Array][] = [
  ['an empty line', '\n'],
  ['blanks', '   \n'],
  ['binary', BINARY],
  ['a line of a megabyte', `${LONG}\n`],
  ['a megabyte of digits', `${'1'.repeat(1024 * 1024)}\n`],
  ['a megabyte of points', `${'1,1 '.repeat(256 * 1024)}\n`],
  ['numbers out of range', '99,99 99,99\n99 99 99\n999999999999\na9z9\n-1,-1\n'],
];

describe.each(GAMES)('bad moves in %s are reported one by one', (game) => {
  let runs: Run[];

  beforeAll(() => {
    runs = daegukEach(BAD_MOVES.map(([, input]) => ({ words: ['rules', game], input })));
  });

  it.each(BAD_MOVES.map(([title], index) => ({ title, index })))('$title', ({ index }) => {
    const { code, out = '', err } = runs[index] ?? {};
    expect(code).toBe(1);
    const [start, ...answers] = jsonLines(out);
    expect(start).toMatchObject({ ply: 0, outcome: null });
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) {
      expect(answer).toMatchObject({
        ply: 0,
        error: { code: expect.stringMatching(/^[a-z-]+$/), message: expect.any(String) },
      });
      expect(JSON.stringify(answer).length).toBeLessThan(600);
    }
    expect(err).toBe('');
    expectNoTrace(out);
  });

  it('no input at all is a game not begun', () => {
    const { code, out } = daeguk(['rules', game]);
    expect(code).toBe(0);
    expect(jsonLines(out)).toHaveLength(1);
  });

  it('binary and a line of a megabyte come through a real pipe too', () => {
    const { code, out } = daeguk(['rules', game], `${LONG}\n${String.fromCharCode(0, 255)}\n`);
    expect(code).toBe(1);
    expect(jsonLines(out)).toHaveLength(3);
  });
});
