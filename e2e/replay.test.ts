import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../scripts/setup/root.mjs';
import { daeguk, daegukEach, daegukPath, jsonLines } from './daeguk.js';

// A recorded game played again: with the same bot, with another one, and stopped for a debugger.

const folder = mkdtempSync(join(tmpdir(), 'daeguk-replay-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string) => join(folder, name);

const kits = {
  algocup: 'bot.py',
  makyek: 'bot.py',
  microchess: 'bot.py',
  'picking-stones': 'play.py',
  reversi: 'bot.py',
};
const kit = (contest: keyof typeof kits) => join(root, 'kits', contest, 'python', kits[contest]);

/** A game of a kit against the random mover, the kit on the second seat, and what it was told in it. */
function recordOf(contest: keyof typeof kits, games = 1) {
  const file = inFolder(`${contest}-${games}.jsonl`);
  if (existsSync(file))
    return { file, lines: jsonLines(readFileSync(file, 'utf8')) as RecordLine[] };
  const players = ['--first', 'random', '--second', kit(contest)];
  const words = ['--contest', contest, ...players, '--games', `${games}`, '--seed', '7'];
  expect(daeguk(['match', ...words, '--record', file]).code).toBe(0);
  const lines = jsonLines(readFileSync(file, 'utf8')) as RecordLine[];
  return { file, lines };
}

interface RecordLine {
  readonly event: string;
  readonly seat?: string;
  readonly text?: string;
  readonly hex?: string;
  readonly ply?: number;
  readonly move?: string;
}

describe.each(Object.keys(kits) as (keyof typeof kits)[])('%s', (contest) => {
  const { file, lines } = recordOf(contest);
  const moved = lines.filter(({ event }) => event === 'moved');

  test('the same bot plays the same game again', () => {
    const { code, out } = daeguk([
      'replay',
      file,
      '--as',
      'second',
      '--with',
      kit(contest),
      '--json',
    ]);
    expect(code).toBe(0);
    const [again] = jsonLines(out) as { followed: number; before: object }[];
    expect(again).toMatchObject({ as: 'second', followed: moved.length, deviated: null });
    expect(again).toMatchObject(again?.before ?? {});
  });

  test('before a ply, its bot has been told just this', () => {
    const ply = Math.min(8, moved.length - (moved.length % 2));
    const asked = lines.findIndex((line) => line.event === 'moved' && line.ply === ply);
    const sent = lines
      .slice(0, asked)
      .filter(({ event, seat }) => event === 'sent' && seat === 'second');
    const { code, out, err } = daeguk(['replay', file, '--as', 'second', '--break-at', `${ply}`]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    if (contest === 'reversi') {
      // Packets are shown as numbers: a cell a number.
      expect(out.match(/^code 1 {2}package/gm)).toHaveLength(sent.length);
    } else if (contest === 'picking-stones') expect(out).toBe(`${sent.at(-1)?.text}\n`);
    else expect(timeless(out)).toBe(timeless(sent.map(({ text }) => text).join('')));
  });
});

test('a bot over TCP is served up to a ply, for a debugger', async () => {
  const { file } = recordOf('reversi');
  const port = await freePort();
  const words = ['replay', file, '--as', 'second', '--break-at', '4', '--serve', `${port}`];
  const server = spawn(daegukPath, words, { env: { ...process.env, DAEGUK_LANG: 'en' } });
  let out = '';
  server.stdout.on('data', (piece: Buffer) => {
    out += piece;
  });
  // The kit tries again until somebody listens.
  const bot = spawn('python3', [kit('reversi'), '127.0.0.1', `${port}`], { stdio: 'ignore' });
  const [[code], [botCode]] = await Promise.all([once(server, 'close'), once(bot, 'close')]);
  expect({ code, botCode }).toEqual({ code: 0, botCode: 0 });
  expect(out).toMatch(/package 2[\s\S]*It answered: code 1 {2}package 2 {2}row \d {2}column \d\n$/);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** What getting ready took is told with the clock, and not in a record of moves. */
function timeless(text: string): string {
  return text.replaceAll(/(wtime|btime) \d+/g, '$1 n');
}

describe('another player', () => {
  const { file } = recordOf('makyek');
  const words = ['replay', file, '--as', 'second'];

  test('leaves the record, and the house goes on', () => {
    const { code, out } = daeguk([...words, '--with', 'house:easy', '--level', 'easy']);
    expect(code).toBe(0);
    expect(out).toMatch(/^house:easy in the place of \S+ \(White\)\. The clock is off\.$/m);
    expect(out).toMatch(/Ply \d+: .*, where it was .*\. From here on the house \(easy\)/);
    expect(out).toMatch(/Then, at ply 120: .*\nNow, at ply \d+: /);
  });

  test('its new game can be recorded, and verified in turn', () => {
    const record = inFolder('again.jsonl');
    daeguk([...words, '--with', 'random', '--level', 'easy', '--record', record]);
    expect(daeguk(['replay', record]).out).toContain('Verified');
  });

  test('a record is written anew each time, and never in the place of a folder', () => {
    const record = inFolder('anew.jsonl');
    for (const _ of [1, 2])
      daeguk([...words, '--with', 'random', '--level', 'easy', '--record', record]);
    expect(daeguk(['replay', record, '--json']).out.trimEnd().split('\n')).toHaveLength(1);
    const place = inFolder('place');
    mkdirSync(place);
    const { code, out } = daeguk([...words, '--with', 'random', '--record', place]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(readdirSync(folder).filter((name) => name.startsWith('place'))).toEqual(['place']);
  });

  test('with the clock on a late one loses, with the clock off it does not', () => {
    const slow = inFolder('slow.py');
    const source = readFileSync(kit('makyek'), 'utf8');
    const sleepy =
      'import time\n    time.sleep(2.2 if legal_moves(board, me) and not SLEPT else 0)\n    SLEPT.append(1)\n';
    writeFileSync(
      slow,
      source
        .replace('def choose_move(board, me):', 'SLEPT = []\n\n\ndef choose_move(board, me):')
        .replace('    return random.choice', `    ${sleepy}    return random.choice`),
    );
    const on = daeguk([...words, '--with', slow, '--clock', 'on']);
    expect(on.code).toBe(1);
    expect(on.out).toMatch(/Now, at ply 1: White had not answered when the 2 s/);
    const off = daeguk([...words, '--with', slow, '--clock', 'off', '--json']);
    expect(off.code).toBe(0);
    expect(jsonLines(off.out)[0]).toMatchObject({ deviated: null });
  });

  test('stopped on its way, it has been told its own game', () => {
    const break3 = daeguk([...words, '--with', kit('makyek'), '--break-at', '4']);
    const fromRecord = daeguk([...words, '--break-at', '4']);
    expect(break3.code).toBe(0);
    expect(break3.out).toBe(fromRecord.out);
    expect(break3.err).toContain('in the place of');
    const other = daeguk([...words, '--with', 'random', '--break-at', '4']);
    expect(other.out).toMatch(/^START 2\nPLACE .*\nTURN\nPLACE .*\nTURN\n$/);
  });

  test('of several games one is chosen', () => {
    const { file: both } = recordOf('picking-stones', 2);
    const asked = daeguk(['replay', both, '--as', 'first', '--with', 'random']);
    expect(asked.code).toBe(2);
    expect(asked.err).toContain('--game 1 to 2');
    const chosen = daeguk(['replay', both, '--as', 'first', '--with', 'random', '--game', '2']);
    expect(chosen.code).toBe(0);
  });

  const mistakes: [string[], number, string][] = [
    [['--as', 'third', '--with', 'random'], 2, 'third'],
    [['--with', 'random'], 2, '--as'],
    [['--break-at', '3'], 2, '--as'],
    [['--as', 'first'], 2, '--with'],
    [['--as', 'first', '--with', 'random', '--clock', 'maybe'], 2, 'maybe'],
    [['--as', 'first', '--with', 'random', '--break-at', '0'], 2, '--break-at'],
    [['--as', 'first', '--break-at', '500'], 1, '500'],
    [['--as', 'first', '--with', 'nothing-there'], 2, 'nothing-there'],
    [['--as', 'first', '--break-at', '3', '--serve', '8888'], 2, 'TCP'],
  ];
  const refused = daegukEach(mistakes.map(([flags]) => ({ words: ['replay', file, ...flags] })));

  test.each(mistakes.map((mistake, index) => [...mistake, refused[index]] as const))(
    '%j ends with %i',
    (_flags, code, told, run) => {
      expect({ code: run?.code, out: run?.out }).toEqual({ code, out: '' });
      expect(run?.err).toContain(told);
    },
  );

  test('a record that is not as it was is not played again', () => {
    const changed = inFolder('changed.jsonl');
    writeFileSync(changed, readFileSync(file, 'utf8').replace('"seed":', '"seed": '));
    const { code, err } = daeguk(['replay', changed, '--as', 'first', '--with', 'random']);
    expect(code).toBe(1);
    expect(err).not.toBe('');
  });
});
