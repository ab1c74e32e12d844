import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../scripts/setup/root.mjs';
import { jsonLines } from './daeguk.js';

// Adding a game must touch its folder and one line of the registry in each room, nothing else. So: a
// copy of the house, folders, lines, a contest, a build, and every command knows the game.
let house: string;

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'daeguk-sixth-'));
  copyHouse();
  addGame();
  // The rooms above know games by their names only: they stay as they were built.
  const build = run('node_modules/typescript/bin/tsc', '--build', 'packages/referee');
  expect(build.stdout.toString()).toBe('');
  expect(run('scripts/bundle.mjs').stderr.toString()).toBe('');
});

afterAll(() => rmSync(house, { recursive: true }));

it('is played by its rules', () => {
  const { stdout, status } = daegukThere(['rules', 'one-pile', '--set', 'pile=4'], '3\n2\n1\n');
  expect(status).toBe(1);
  expect(jsonLines(stdout.toString())).toEqual([
    { ply: 0, toMove: 'first', board: '4', legal: 3, outcome: null },
    { ply: 1, toMove: 'second', board: '1', legal: 1, outcome: null },
    { ply: 1, error: { code: 'wrong-number', message: expect.stringContaining('not 2') } },
    {
      ply: 2,
      toMove: null,
      board: '0',
      legal: 0,
      outcome: { winner: 'second', ending: 'last-one' },
    },
  ]);
});

it('is counted, shown and named in the help', () => {
  expect(daegukThere(['perft', 'one-pile', '2']).stdout.toString()).toBe(
    '{"depth":1,"nodes":3}\n{"depth":2,"nodes":9}\n',
  );
  expect(daegukThere(['demo', 'one-pile']).stdout.toString()).toContain('took the last one');
  expect(daegukThere(['rules', '--help']).stdout.toString()).toContain('one-pile: how many');
});

it('is refereed, with a program at one of its seats', () => {
  const bot = join(house, 'bot.py');
  writeFileSync(bot, BOT);
  const words = ['--first', `python3 ${bot}`, '--second', 'random', '--json', '--seed', '1'];
  const { stdout } = daegukThere(['match', '--contest', 'one-pile', ...words]);
  expect(jsonLines(stdout.toString())[0]).toMatchObject({ ending: 'last-one', void: 0 });
});

it('is played by a house AI of its own', () => {
  const words = ['--first', 'house', '--second', 'random', '--games', '8', '--json', '--seed', '1'];
  const { stdout } = daegukThere(['match', '--contest', 'one-pile', ...words]);
  expect(jsonLines(stdout.toString()).at(-1)).toMatchObject({ first: { wins: 8 }, void: 0 });
});

it('is played in a tournament, and its games can be looked at', () => {
  const entrants = [
    { name: 'House', house: 'easy' },
    { name: 'Dice', random: true },
  ];
  const tournament = { name: 'Sixth', contest: 'one-pile', seed: 1, entrants };
  writeFileSync(join(house, 'sixth.yaml'), JSON.stringify(tournament));
  const out = join(house, 'sixth-results');
  const words = ['tournament', join(house, 'sixth.yaml'), '--out', out, '--json'];
  const { stdout } = daegukThere(words);
  expect(jsonLines(stdout.toString()).at(-1)).toMatchObject({ isOver: true, games: 2 });
  expect(readdirSync(join(out, 'games'))).toHaveLength(2);
});

it('still is a house in order', () => {
  expect(run('scripts/rooms.mjs').status).toBe(0);
});

const BOT = `import sys
for line in sys.stdin:
    if line.startswith("START"): print("OK", flush=True)
    if line.startswith("TURN"): print(1, flush=True)
    if line.startswith("END"): break
`;

function copyHouse(): void {
  for (const name of ['contests', 'scripts', 'tsconfig.base.json', 'tsconfig.json']) {
    cpSync(join(root, name), join(house, name), { recursive: true });
  }
  cpSync(join(root, 'packages'), join(house, 'packages'), {
    recursive: true,
    // With what was built of it: only what the new game changes is built anew.
    filter: (path) => !/\/(node_modules|bundle)$/.test(path),
    preserveTimestamps: true,
  });
  mkdirSync(join(house, 'node_modules/@daeguk'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '@daeguk') continue;
    symlinkSync(join(root, 'node_modules', name), join(house, 'node_modules', name));
  }
  for (const room of readdirSync(join(root, 'packages'))) {
    symlinkSync(join(house, 'packages', room), join(house, 'node_modules/@daeguk', room));
  }
}

function addGame(): void {
  addToRoom('games', "export { onePile } from './one-pile/rules.js';\n");
  addToRoom('engines', "export { onePileEngine } from './one-pile/engine.js';\n");
  addToRoom('protocols', "export { onePile } from './one-pile/line.js';\n");
  const makyek = JSON.parse(readFileSync(join(root, 'contests/makyek.json'), 'utf8'));
  const names = { id: 'one-pile', game: 'one-pile', protocols: ['one-pile'], options: {} };
  writeFileSync(join(house, 'contests/one-pile.json'), JSON.stringify({ ...makyek, ...names }));
}

/** A folder and a line. */
function addToRoom(room: string, line: string): void {
  const from = join(root, 'packages', room, 'src/testing/one-pile');
  const to = join(house, 'packages', room, 'src/one-pile');
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const code = readFileSync(join(from, name), 'utf8').replaceAll("'../../", "'../");
    writeFileSync(join(to, name), code);
  }
  appendFileSync(join(house, 'packages', room, 'src/registry.ts'), line);
}

function daegukThere(words: readonly string[], input = '') {
  const main = JSON.stringify(join(house, 'packages/cli/dist/bundle/main.js'));
  const code = `import(${main}).then(async ({ main }) => { process.exitCode = await main(process.argv.slice(1)); })`;
  const env = { ...process.env, DAEGUK_LANG: 'en' };
  return spawnSync(process.execPath, ['-e', code, '--', ...words], { input, env });
}

function run(...words: string[]) {
  return spawnSync(process.execPath, words, { cwd: house });
}
