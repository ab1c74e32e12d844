import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { daeguk, daegukPath, jsonLines } from '../daeguk.js';
import { bot, writeTournament } from './file.js';
import { journalOf } from './results.js';

const folder = mkdtempSync(join(tmpdir(), 'daeguk-running-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Mak-yek of a few plies between two who play at random. */
const quick = {
  name: 'Quick',
  contest: 'makyek',
  seed: 1,
  with: { options: { plies: 4 } },
  format: { kind: 'round-robin' },
  entrants: [
    { name: 'One', random: true },
    { name: 'Two', random: true },
  ],
};

function run(name: string, tournament: object, ...flags: string[]) {
  const file = writeTournament(folder, name, tournament);
  const out = join(folder, `${name}-results`);
  const { code, out: lines, err } = daeguk(['tournament', file, '--out', out, '--json', ...flags]);
  return { code, lines: jsonLines(lines) as Record<string, unknown>[], err, out };
}

describe('Ctrl-C', () => {
  /** Four games in which one side takes its time. */
  const slow = {
    ...quick,
    with: { options: { plies: 2 } },
    entrants: [
      { name: 'Slow', run: `python3 ${bot('shuffle.py')} 1.5` },
      { name: 'Two', random: true },
    ],
    series: { games: 4 },
  };

  function start(name: string): { child: ChildProcess; out: string; said: () => string } {
    const file = writeTournament(folder, name, slow);
    const out = join(folder, `${name}-results`);
    const child = spawn(daegukPath, ['tournament', file, '--out', out, '--json'], {
      env: { ...process.env, DAEGUK_LANG: 'en' },
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    child.stdout.resume();
    return { child, out, said: () => said };
  }

  /** Until a game is on: its record is being written. */
  async function aGameIsOn(out: string): Promise<void> {
    const records = join(out, 'records');
    while (!existsSync(records) || readdirSync(records).length === 0) await sleep(20);
  }

  test('once: the running games are finished and count, no other begins; --resume goes on', async () => {
    const { child, out, said } = start('gentle');
    await aGameIsOn(out);
    child.kill('SIGINT');
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(1);
    expect(said()).toContain('Stopping after the games that are running');
    expect(said()).toContain('Go on: --resume');
    const done = journalOf(out).length;
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(4);
    const { code: again, lines } = run('gentle', slow, '--resume');
    expect(again).toBe(0);
    expect(lines).toHaveLength(4 - done + 1);
    expect(lines.at(-1)).toMatchObject({ isOver: true, games: 4 });
  });

  test('twice: the running games are broken off and do not count', async () => {
    const { child, out, said } = start('hasty');
    await aGameIsOn(out);
    child.kill('SIGINT');
    while (!said().includes('Stopping')) await sleep(10);
    child.kill('SIGINT');
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(1);
    expect(journalOf(out)).toHaveLength(0);
    expect(readdirSync(out).filter((name) => name.startsWith('lock'))).toEqual([]);
  });
});

describe('a folder', () => {
  test('with a tournament in it is not begun anew, and not gone on with as another', () => {
    expect(run('twice', quick).code).toBe(0);
    const again = run('twice', quick);
    expect(again.code).toBe(2);
    expect(again.err).toContain('--resume');
    const opened = { ...quick, openings: [{ options: { plies: 6 } }] };
    expect(run('twice', opened, '--resume').err).toContain('began differently (rules)');
    const other = run('twice', { ...quick, seed: 2 }, '--resume');
    expect(other.code).toBe(2);
    expect(other.err).toContain('began differently (seed)');
    expect(run('twice', quick, '--resume')).toMatchObject({ code: 0, lines: [{ isOver: true }] });
  });

  test('in which somebody plays is left to them', async () => {
    const { out } = run('locked', quick);
    const holder = spawn('sleep', ['60']);
    const stat = readFileSync(`/proc/${holder.pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19];
    writeFileSync(join(out, `lock-${holder.pid}-${stat}`), '');
    const { code, err } = run('locked', quick, '--resume');
    holder.kill();
    expect(code).toBe(2);
    expect(err).toContain(`Process ${holder.pid} is playing`);
  });

  test('in which a record was changed: that game is played again', () => {
    const { out } = run('changed', { ...quick, series: { games: 4 } });
    const record = join(out, 'records', '1-1-2.2.jsonl');
    const before = readFileSync(record, 'utf8');
    writeFileSync(record, before.replace('"winner":', '"winner" :'));
    const tournament = { ...quick, series: { games: 4 } };
    const { code, err, lines } = run('changed', tournament, '--resume');
    expect(code).toBe(0);
    expect(err).toMatch(/lost or damaged: 1\/[12]-[12]\.2\n/);
    expect(lines.map((line) => line.game ?? line.games)).toEqual([
      expect.stringMatching(/\.2$/),
      4,
    ]);
    expect(run('changed', tournament, '--resume').err).not.toContain('damaged');
  });
});

test('a slot that dies in the middle of a game spoils nothing: the game is played again', async () => {
  const file = writeTournament(folder, 'slot', {
    ...quick,
    with: { options: { plies: 2 } },
    entrants: [
      { name: 'Slow', run: `python3 ${bot('shuffle.py')} 1` },
      { name: 'Two', random: true },
    ],
    series: { games: 2 },
  });
  const out = join(folder, 'slot-results');
  const child = spawn(daegukPath, ['tournament', file, '--out', out, '--json', '--slots', '1']);
  const lines: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const children = () => readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
  while (!existsSync(join(out, 'records')) || readdirSync(join(out, 'records')).length === 0) {
    await sleep(20);
  }
  for (const pid of children().trim().split(' ')) process.kill(Number(pid), 'SIGKILL');
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(0);
  expect(jsonLines(lines.join('')).at(-1)).toMatchObject({ isOver: true, games: 2, void: 1 });
  // What the dead slot had written is kept as evidence beside the records.
  expect(readdirSync(join(out, 'records')).filter((name) => /\.void-1$/.test(name))).toHaveLength(
    1,
  );
});

test('a program that is another one since: the tournament does not go on with it', () => {
  const program = join(folder, 'changing.py');
  const tournament = {
    ...quick,
    entrants: [...quick.entrants, { name: 'Changing', run: `python3 ${program}` }],
  };
  writeFileSync(program, readFileSync(bot('shuffle.py')));
  expect(run('changing', tournament).code).toBe(0);
  writeFileSync(program, 'print("something else")');
  const { code, err } = run('changing', tournament, '--resume');
  expect(code).toBe(2);
  expect(err).toContain('began differently (entrants: Changing)');
});

test.skipIf(spawnSync('unshare', ['--mount', 'true']).status !== 0)(
  'a full disk stops it, and nothing that counted is lost',
  () => {
    const file = writeTournament(folder, 'full', {
      ...quick,
      with: { options: { plies: 30 } },
      series: { games: 40 },
    });
    const disk = join(folder, 'disk');
    const play = `"${daegukPath}" tournament "${file}" --out "${disk}/results" --json --resume`;
    // A disk of our own, seen by nobody else; then it grows.
    const script = `mkdir "${disk}" && mount -t tmpfs -o size=600k tmpfs "${disk}"
    ${play} >/dev/null; echo "$?"
    mount -o remount,size=50m "${disk}"
    ${play}; echo "$?"`;
    const env = { ...process.env, DAEGUK_LANG: 'en' };
    const { stdout, stderr } = spawnSync('unshare', ['--mount', 'sh', '-c', script], { env });
    const [stopped, ...lines] = stdout.toString().trim().split('\n');
    expect(stopped).toBe('1');
    expect(stderr.toString()).toContain('no space left on device');
    expect(stderr.toString()).not.toContain('inside Daeguk');
    expect(lines.at(-1)).toBe('0');
    expect(JSON.parse(lines.at(-2) ?? '')).toMatchObject({ isOver: true, games: 40 });
    expect(lines.length).toBeLessThan(40);
  },
);

test('a bot that fails again and again is told of, one that cannot be built loses; both lose together', () => {
  const broken = join(folder, 'broken.c');
  writeFileSync(broken, 'int main( {');
  const { code, err, lines, out } = run('failing', {
    ...quick,
    entrants: [
      { name: 'Fine', random: true },
      { name: 'Fine too', random: true },
      { name: 'Dead', run: 'false' },
      { name: 'Unbuilt', source: broken },
      { name: 'Unbuilt too', source: broken },
    ],
    series: { games: 2 },
    scoring: { per: 'game', win: 1, draw: 0.5, loss: 0 },
  });
  expect(code).toBe(0);
  expect(err).toContain('could not be built');
  expect(err).toContain('"Unbuilt" cannot be built: it loses all its games.');
  expect(readFileSync(join(out, 'builds', '4.txt'), 'utf8')).toContain('broken.c:1');
  expect(err).toContain('Dead has failed in its last 3 games by its own fault');
  const { standings } = lines.at(-1) as { standings: { name: string; points: number }[] };
  // The fine ones beat all others, and draw their own two games.
  expect(standings.map(({ name, points }) => [name, points])).toEqual([
    ['Fine', 7],
    ['Fine too', 7],
    ['Dead', 4],
    ['Unbuilt', 0],
    ['Unbuilt too', 0],
  ]);
});

test('a ladder takes a new submission and plays only what is new', () => {
  const ladder = { ...quick, format: { kind: 'ladder' }, series: { games: 2 } };
  const { code, lines } = run('ladder', {
    ...ladder,
    entrants: [...quick.entrants, { name: 'Three', random: true }],
  });
  expect(code).toBe(0);
  expect(lines).toHaveLength(6 + 1);
  const entrants = [
    ...quick.entrants,
    { name: 'Three', random: true },
    { name: 'Two again', author: 'Two', random: true },
  ];
  const more = run('ladder', { ...ladder, entrants }, '--resume');
  const replaced = { name: 'Gone', author: 'One again', source: 'gone.c' };
  const latest = { name: 'Here', author: 'One again', random: true };
  const last = run('ladder', { ...ladder, entrants: [...entrants, replaced, latest] }, '--resume');
  expect(last.code).toBe(0);
  expect(more.code).toBe(0);
  expect(more.lines).toHaveLength(4 + 1);
  const { standings } = more.lines.at(-1) as { standings: { name: string }[] };
  expect(standings.map(({ name }) => name).sort()).toEqual(['One', 'Three', 'Two again']);
});

test('a bot for which the referee always has to move is told of, and shown as such', () => {
  const { err, out } = run('absent', {
    ...quick,
    contest: 'reversi',
    with: { limits: { moveSeconds: 1, startSeconds: 2 } },
    series: { games: 3 },
    entrants: [
      { name: 'Absent', run: 'false' },
      { name: 'Two', random: true },
    ],
  });
  expect(err).toContain('Absent has failed in its last 3 games by its own fault');
  const { entrants } = JSON.parse(readFileSync(join(out, 'standings.json'), 'utf8'));
  const absent = entrants.find(({ name }: { name: string }) => name === 'Absent');
  expect(absent).toMatchObject({ faults: 3 });
  expect(absent.usage.instead).toBe(absent.usage.moves);
});

test('a reader of the results who leaves early does not make it a success', () => {
  const file = writeTournament(folder, 'piped', { ...quick, series: { games: 40 } });
  const play = '"$0" tournament "$1" --out "$2" --json';
  const script = `set -o pipefail; ${play} | head -n 1 >/dev/null; echo "$?"`;
  const words = ['-c', script, daegukPath, file, join(folder, 'piped-results')];
  expect(spawnSync('bash', words).stdout.toString().trim()).toBe('1');
});

test('an earlier tournament seeds the next, whatever the order in the file', () => {
  const house = { name: 'House', house: 'easy' };
  const { out } = run('earlier', {
    ...quick,
    with: { options: { plies: 30 } },
    entrants: [...quick.entrants, house],
  });
  const first = JSON.parse(readFileSync(join(out, 'standings.json'), 'utf8')).entrants[0].name;
  const seeded = run('seeded', {
    ...quick,
    format: { kind: 'knock-out' },
    seeding: join(out, 'standings.json'),
    entrants: [...quick.entrants, house],
  });
  expect(seeded.code).toBe(0);
  const { stages, entrants } = JSON.parse(readFileSync(join(seeded.out, 'standings.json'), 'utf8'));
  const bye = stages[0].rounds[0].find(({ isBye }: { isBye: boolean }) => isBye);
  expect(entrants.find(({ id }: { id: string }) => id === bye.winner).name).toBe(first);
});

test('openings: every match is played from each of them, from both seats', () => {
  const { out, lines } = run('openings', {
    ...quick,
    contest: 'microchess',
    with: { options: { plies: 6 } },
    series: { games: 2 },
    openings: [{}, { position: '1nbk/4/4/4/RBN1/ w - - 0 1'.replace('RBN1/', 'KBN1') }],
  });
  expect(lines).toHaveLength(4 + 1);
  const starts = readdirSync(join(out, 'records')).map((name) => {
    const [header = ''] = readFileSync(join(out, 'records', name), 'utf8').split('\n');
    return JSON.parse(header).conditions.start.split(' ')[0];
  });
  expect(starts).toEqual([
    'knbr/p3/4/3P/RBNK',
    'knbr/p3/4/3P/RBNK',
    '1nbk/4/4/4/KBN1',
    '1nbk/4/4/4/KBN1',
  ]);
});

test('before the first game counts all can still change', () => {
  const slip = { ...quick, entrants: [...quick.entrants, { name: 'Three', run: './not-there' }] };
  expect(run('slip', slip)).toMatchObject({ code: 2 });
  const { code, err } = run('slip', quick);
  expect(err).not.toContain('--resume');
  expect(code).toBe(0);
  const source = run('slip-too', {
    ...quick,
    entrants: [...quick.entrants, { name: 'S', source: 'no.c' }],
  });
  expect(source.err).toMatch(/slip-too\.yaml, line \d+: There is no file no\.c/);
});

test('the file is at fault: nothing is begun', () => {
  const { code, err, out } = run('wrong', { ...quick, with: { limits: { moveSeconds: -1 } } });
  expect(code).toBe(2);
  expect(err).toContain('wrong.yaml, line 7: limits.moveSeconds');
  expect(existsSync(out)).toBe(false);
});
