import { describe, expect, test } from 'vitest';
import { readTournamentFile } from './file.js';

const LINES = [
  'name: Cup',
  'contest: reversi',
  'format: { kind: round-robin, rounds: 2 }',
  'entrants:',
  '  - name: Ada',
  '    run: ./ada --fast',
  '  - { name: Bob, source: bob.cpp }',
  '  - name: House',
  '    house: hard',
];

/** The file with one line changed. */
function changed(line: number, text: string): string {
  return LINES.with(line - 1, text).join('\n');
}

function faultOf(text: string) {
  const read = readTournamentFile(text, 'en');
  return read.ok ? null : { code: read.fault.code, line: read.fault.values.line };
}

test('a file says who plays what; what it leaves out is left out', () => {
  const read = readTournamentFile(LINES.join('\n'), 'en');
  expect(read.ok && read.value.file).toEqual({
    name: 'Cup',
    contest: 'reversi',
    with: {},
    format: { kind: 'round-robin', rounds: 2 },
    openings: [],
    entrants: [
      { name: 'Ada', run: './ada --fast' },
      { name: 'Bob', source: 'bob.cpp' },
      { name: 'House', house: 'hard' },
    ],
  });
});

test('JSON is read as well', () => {
  const entrants = [
    { name: 'A', random: true },
    { name: 'B', random: true },
  ];
  const text = JSON.stringify({ name: 'Cup', contest: 'makyek', entrants }, null, 2);
  expect(readTournamentFile(text, 'en')).toMatchObject({ ok: true });
  expect(faultOf(text.replace('"B"', '7'))).toEqual({ code: 'tournament-field', line: 10 });
});

describe('a fault names the line', () => {
  test.each([
    ['what is no YAML', changed(3, 'format: { kind: round-robin'), 'tournament-syntax', 4],
    ['a field twice', changed(2, 'name: Cup'), 'tournament-syntax', 2],
    [
      'a value of the wrong kind',
      changed(3, 'format: { kind: round-robin, rounds: two }'),
      'tournament-field',
      3,
    ],
    ['a format that is none', changed(3, 'format: { kind: lottery }'), 'tournament-format', 3],
    ['two kinds of series', changed(3, 'series: { games: 2, bestOf: 3 }'), 'tournament-series', 3],
    ['a field that is none', changed(6, '    engine: ./ada'), 'tournament-unknown', 6],
    ['a slip in the name of a field', changed(4, 'entrents:'), 'tournament-unknown-near', 4],
    ['a field that is missing', changed(1, '# no name'), 'tournament-missing', 1],
    ['an entrant who is nobody', changed(9, '    author: Me'), 'tournament-entrant-kind', 8],
    [
      'an entrant who is two',
      changed(7, '  - { name: B, run: b, house: easy }'),
      'tournament-entrant-kind',
      7,
    ],
    ['a level that is none', changed(9, '    house: harder'), 'tournament-field', 9],
    ['a name twice', changed(7, '  - { name: Ada, random: true }'), 'tournament-name-twice', 7],
    ['nobody to play', 'name: Cup\ncontest: reversi\nentrants: []', 'tournament-field', 3],
    ['nothing at all', '', 'tournament-nothing', 1],
    ['not even a map', '- 1\n- 2', 'tournament-nothing', 1],
  ])('%s', (_, text, code, line) => {
    expect(faultOf(text)).toEqual({ code, line });
  });

  test('also where aliases would unfold without end', () => {
    const bomb = [
      'a: &a [x, x]',
      ...'bcdefghijk'.split('').map((name, index) => {
        const before = 'abcdefghijk'[index];
        return `${name}: &${name} [*${before}, *${before}, *${before}, *${before}]`;
      }),
    ].join('\n');
    expect(faultOf(bomb)?.code).toBe('tournament-syntax');
  });
});
