import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../scripts/setup/root.mjs';
import { daeguk, daegukEach, jsonLines, type Run } from './daeguk.js';

const folder = mkdtempSync(join(tmpdir(), 'daeguk-match-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bot = (name: string) => join(root, 'e2e', 'bots', name);
const shuffle = `python3 ${bot('shuffle.py')}`;

/** Mak-yek of a few plies, so that games are over soon. */
const short = join(folder, 'short.json');
const makyek = JSON.parse(readFileSync(join(root, 'contests', 'makyek.json'), 'utf8'));
writeFileSync(short, JSON.stringify({ ...makyek, options: { plies: 6 } }));

function match(...words: string[]) {
  return daeguk(['match', ...words]);
}

describe('--json', () => {
  test('a line a game, the seats swapped each time, and a last one with the totals', () => {
    const players = ['--first', shuffle, '--second', bot('shuffle.c')];
    const { code, out } = match('--contest', short, ...players, '--games', '3', '--json');
    expect(code).toBe(0);
    const [one, two, three, totals] = jsonLines(out);
    const drawn = { winner: null, ending: 'pieces', plies: 6, void: 0 };
    expect(one).toEqual({
      game: 1,
      first: shuffle,
      second: bot('shuffle.c'),
      ...drawn,
      detail: 'The last turn is played and both sides have as many pieces: a draw.',
    });
    expect(two).toMatchObject({ game: 2, first: bot('shuffle.c'), second: shuffle, ...drawn });
    expect(three).toMatchObject({ game: 3, first: shuffle });
    const tally = { wins: 0, draws: 3, losses: 0 };
    expect(totals).toEqual({
      games: 3,
      first: { player: shuffle, ...tally },
      second: { player: bot('shuffle.c'), ...tally },
      void: 0,
      seed: expect.any(Number),
    });
  });

  test.each(['shuffle.cpp', 'shuffle.js', 'Shuffle.java'])('%s is built and plays', (name) => {
    if (name.endsWith('.java') && !existsSync('/usr/bin/javac')) {
      console.warn('no javac here: Java is not tried');
      return;
    }
    const { out } = match('--contest', short, '--first', bot(name), '--second', shuffle, '--json');
    expect(jsonLines(out)[0]).toMatchObject({ ending: 'pieces', plies: 6 });
  });

  test('the same seed plays the same games', () => {
    const players = ['--first', 'random', '--second', 'house:easy', '--games', '2'];
    const play = () => match('--contest', 'algocup', ...players, '--seed', '9', '--json').out;
    expect(play()).toBe(play());
  });

  test('both games of a pair have the same number of stones where the contest says so', () => {
    const record = join(folder, 'pair.jsonl');
    const players = ['--first', `python3 ${bot('stones.py')}`, '--second', bot('stones.py')];
    const words = [...players, '--games', '4', '--record', record, '--seed', '4', '--json'];
    const { out } = match('--contest', 'picking-stones', ...words);
    expect(jsonLines(out).map((line) => (line as { ending?: string }).ending)).toEqual([
      ...Array(4).fill('last-stone'),
      undefined,
    ]);
    const starts = readFileSync(record, 'utf8')
      .split('\n')
      .filter((line) => line.includes('"event":"game"'))
      .map((line) => JSON.parse(line).conditions.start);
    expect(starts[0]).toBe(starts[1]);
    expect(starts[2]).toBe(starts[3]);
    expect(starts[0]).not.toBe(starts[2]);
  });
});

test('what cannot be built loses without a game, and its compiler is heard', () => {
  const broken = join(folder, 'broken.c');
  writeFileSync(broken, 'int main( { return 0; }\n');
  const words = ['--first', 'random', '--second', broken, '--games', '2', '--json'];
  const { code, out, err } = match('--contest', short, ...words);
  expect(code).toBe(0);
  expect(jsonLines(out)).toMatchObject([
    { winner: 'first', ending: 'build', plies: 0 },
    { winner: 'second', ending: 'build' },
    { first: { wins: 2 }, second: { losses: 2 } },
  ]);
  expect(err).toContain('broken.c:1');
});

describe('a private bot of ours', () => {
  test('in a closed folder is seen in the box, and nothing beside it is', () => {
    const secret = join(folder, 'closed');
    mkdirSync(secret, { mode: 0o700 });
    writeFileSync(join(secret, 'notes.txt'), 'secret', { mode: 0o600 });
    const spy = join(secret, 'spy.py');
    const look =
      'import os, sys\nprint(os.listdir(os.path.dirname(sys.argv[0])), file=sys.stderr)\n';
    writeFileSync(spy, look + readFileSync(bot('shuffle.py'), 'utf8'), { mode: 0o600 });
    const record = join(folder, 'spy.jsonl');
    const words = ['--first', `python3 ${spy}`, '--second', shuffle, '--record', record, '--json'];
    expect(jsonLines(match('--contest', short, ...words).out)[0]).toMatchObject({ plies: 6 });
    const evidence = readFileSync(record, 'utf8').match(/"stderr":"\[[^"]*/)?.[0];
    expect(evidence).toBe(`"stderr":"['spy.py']\\n`);
  });
});

describe('a record', () => {
  const record = join(folder, 'games.jsonl');

  test('of several games at a time is in order, verified, and a changed byte is noticed', () => {
    const players = ['--first', shuffle, '--second', 'random', '--games', '4', '--slots', '3'];
    const { code } = match('--contest', short, ...players, '--record', record, '--json');
    expect(code).toBe(0);
    const verified = daeguk(['replay', record, '--json']);
    expect(verified.code).toBe(0);
    expect(jsonLines(verified.out)).toHaveLength(4);
    expect(readdirSync(folder).filter((name) => name.startsWith('games.jsonl.'))).toEqual([]);
    const text = readFileSync(record, 'utf8');
    writeFileSync(record, text.replace('"text":"TURN\\n"', '"text":"TURM\\n"'));
    const changed = daeguk(['replay', record]);
    expect(changed.code).toBe(1);
    expect(changed.err).toContain('changed');
    const json = daeguk(['replay', record, '--json']);
    expect(jsonLines(json.out)[0]).toMatchObject({
      verified: false,
      error: { code: 'record-seal' },
    });
  });

  test('that is not there, or cannot be written, is a complaint', () => {
    expect(daeguk(['replay', join(folder, 'nothing')]).code).toBe(2);
    const players = ['--first', 'random', '--second', 'random'];
    const nowhere = join(folder, 'no', 'such', 'folder');
    const { code, err } = match('--contest', short, ...players, '--record', nowhere);
    expect(code).toBe(2);
    expect(err).toContain('Cannot write');
  });
});

describe('bad words', () => {
  const players = ['--first', 'random', '--second', 'random'];
  const lines: readonly [words: string[], hint: string][] = [
    [['--contest', 'algocap', ...players], 'algocup'],
    [players, '--contest'],
    [['--contest', 'makyek', '--first', 'random'], '--second'],
    [['--contest', 'makyek', '--first', 'house:godlike', '--second', 'random'], 'easy, normal'],
    [
      ['--contest', 'makyek', '--first', 'no-such-program x', '--second', 'random'],
      'no-such-program',
    ],
    [['--contest', 'makyek', '--first', '"open', '--second', 'random'], 'quote'],
    [['--contest', 'makyek', ...players, '--games', '0'], '--games'],
    [['--contest', 'makyek', ...players, '--first-protocol', 'uci'], 'uci'],
    [['--contest', bot('shuffle.c'), ...players], 'not JSON'],
    [['--contest', join(root, 'package.json'), ...players], 'not a contest'],
  ];
  let runs: Run[];

  beforeAll(() => {
    runs = daegukEach(lines.map(([words]) => ({ words: ['match', ...words] })));
  });

  test.each(lines.map(([, hint], index) => ({ hint, index })))(
    '$index: $hint',
    ({ hint, index }) => {
      const { code, out, err } = runs[index] ?? {};
      expect(code).toBe(2);
      expect(out).toBe('');
      expect(err).toContain(hint);
    },
  );
});

test('without a sandbox bots are refused, unless they are allowed to be free', () => {
  const words = ['--contest', short, '--first', shuffle, '--second', shuffle, '--tier', 'C'];
  const refused = match(...words, '--json');
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('--allow-unsandboxed');
  const allowed = match(...words, '--json', '--allow-unsandboxed');
  expect(jsonLines(allowed.out)[0]).toMatchObject({ ending: 'pieces', plies: 6 });
  expect(allowed.err).toContain('files are open');
});

test('where the referee plays on for a bot that crashed, it says so', () => {
  const crash = `python3 ${join(root, 'e2e/zoo/zoo.py')} tcp-crash`;
  const { code, out } = match('--contest', 'reversi', '--first', crash, '--second', 'random');
  expect(code).toBe(0);
  expect(out).toMatch(/Moves the referee made for Black, which failed to: \d\d/);
  expect(out).not.toContain('made for White');
});
