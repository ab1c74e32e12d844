import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../scripts/setup/root.mjs';
import { daeguk, jsonLines } from './daeguk.js';

// A contestant's desk: a kit is written, checked, played, and a lost game is looked at again.

const folder = mkdtempSync(join(tmpdir(), 'daeguk-desk-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (...names: string[]) => join(folder, ...names);

describe('kit', () => {
  test('writes a bot and a page about it, and tells what to do next', () => {
    const { code, out } = daeguk(['kit', 'makyek', 'python', inFolder('mybot')]);
    expect(code).toBe(0);
    expect(readdirSync(inFolder('mybot')).sort()).toEqual(['README.md', 'bot.py']);
    expect(out).toContain('choose_move');
    expect(out).toContain(`check makyek ${inFolder('mybot', 'bot.py')}`);
    const page = readFileSync(inFolder('mybot', 'README.md'), 'utf8');
    expect(page.split('\n').length).toBeLessThan(90);
    for (const word of ['check makyek bot.py', '--second house:easy', '2 s', 'choose_move']) {
      expect(page).toContain(word);
    }
  });

  test.each(['ko', 'zh'])('its page is in the language of the reader (%s)', (language) => {
    const own = inFolder(`bot-${language}`);
    expect(daeguk(['kit', 'algocup', 'c++', own], '', language).code).toBe(0);
    const page = readFileSync(join(own, 'README.md'), 'utf8');
    expect(page).toContain(`rules.${language}.md`);
    expect(page).toMatch(language === 'ko' ? /[가-힣]{3}/ : /\p{Script=Han}{3}/u);
    expect(page).toContain('check algocup .');
  });

  test('never overwrites anything, nor writes half a kit beside it', () => {
    const own = inFolder('mybot');
    writeFileSync(join(own, 'bot.py'), 'mine');
    rmSync(join(own, 'README.md'));
    const { code, err } = daeguk(['kit', 'makyek', 'python', own]);
    expect(code).toBe(1);
    expect(err).toContain('bot.py');
    expect(readFileSync(join(own, 'bot.py'), 'utf8')).toBe('mine');
    expect(existsSync(join(own, 'README.md'))).toBe(false);
  });

  test('nor through a link that leads nowhere yet', () => {
    const own = inFolder('linked');
    daeguk(['kit', 'reversi', 'c', own]);
    rmSync(join(own, 'bot.c'));
    rmSync(join(own, 'README.md'));
    symlinkSync(inFolder('elsewhere'), join(own, 'bot.c'));
    expect(daeguk(['kit', 'reversi', 'c', own]).code).toBe(1);
    expect(existsSync(inFolder('elsewhere'))).toBe(false);
  });

  test('a contest of one’s own gets the kit that talks as it does, or none', () => {
    const own = (name: string, id: string, changes: object) => {
      const contest = JSON.parse(readFileSync(join(root, `contests/${id}.json`), 'utf8'));
      writeFileSync(inFolder(name), JSON.stringify({ ...contest, ...changes }));
      return inFolder(name);
    };
    const mine = own('mine.json', 'makyek', { id: 'reversi' });
    expect(daeguk(['kit', mine, 'c', inFolder('mine')]).code).toBe(0);
    expect(readFileSync(inFolder('mine', 'README.md'), 'utf8')).toContain(`check ${mine} bot.c`);
    const lines = own('lines.json', 'picking-stones', { protocols: ['stones'] });
    expect(daeguk(['kit', lines, 'c', inFolder('lines')])).toMatchObject({ code: 2, out: '' });
  });

  test.each([
    [['kit', 'makyek', 'cobol', 'x'], 'cobol'],
    [['kit', 'chess', 'c', 'x'], 'microchess'],
    [['kit', 'makyek', 'c'], 'DIR'],
  ])('%j is bad usage', (words, told) => {
    const { code, out, err } = daeguk(words as string[]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(told);
  });
});

describe('check', () => {
  const good = join(root, 'kits/makyek/python/bot.py');

  test('lists what was tried, what was said, and that it is sound', () => {
    const { code, out } = daeguk(['check', 'makyek', good]);
    expect(code).toBe(0);
    expect(out).toMatch(/^✓ builds$/m);
    expect(out).toMatch(/✓ a game from the first seat +120 plies, slowest \d+ ms/);
    expect(out).toMatch(/START 1 → OK · … · .*END/);
    expect(out).toMatch(/\nSound: \d+ checks/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('shows the end of a fault, what a judge would rule, and what the bot had to say', () => {
    const bad = inFolder('bad.py');
    const source = readFileSync(good, 'utf8');
    writeFileSync(
      bad,
      source.replace("elif command == 'END':", "elif command == 'END' and 1 / 0:"),
    );
    const silent = daeguk(['check', 'makyek', bad]);
    // After the goodbye nothing can be lost any more, but it is remarked on.
    expect(silent.code).toBe(0);
    expect(silent.out).toContain('! It ended with an error (1)');
    writeFileSync(
      bad,
      source.replace("elif command == 'PLACE':", "elif command == 'PLACE' and 1 / 0:"),
    );
    const { code, out } = daeguk(['check', 'makyek', bad]);
    expect(code).toBe(1);
    expect(out).toMatch(/✗ a game from the first seat\n[\s\S]+> PLACE .*\n {4}> TURN\n/);
    expect(out).toMatch(
      /✗ a game from the second seat\n {4}A judge would rule the same as above\./,
    );
    expect(out).toContain('A judge would rule: Black');
    expect(out).toContain('ZeroDivisionError');
    expect(out).toMatch(/\nUnsound: \d+ of \d+ checks failed\./);
  });

  test('a bot that cannot be built is unsound', () => {
    const broken = inFolder('broken.c');
    writeFileSync(broken, 'int main(void) { return x; }');
    const { code, out, err } = daeguk(['check', 'makyek', broken]);
    expect(code).toBe(1);
    expect(out).toContain('✗ builds');
    expect(err).toContain('broken.c');
  });

  test('a folder of C++ files is one bot, and a line protocol may be chosen', () => {
    const cup = daeguk(['check', 'algocup', join(root, 'kits/algocup/cpp'), '--json']);
    expect(cup.code).toBe(0);
    expect(jsonLines(cup.out).at(-1)).toMatchObject({ sound: true, failed: 0 });
    const lines = join(root, 'e2e/bots/stone-lines.py');
    const stones = daeguk(['check', 'picking-stones', lines, '--protocol', 'stones', '--json']);
    const names = jsonLines(stones.out).map((line) => (line as { check?: string }).check);
    expect(names).toContain('ends-at-once');
    expect(stones.code).toBe(0);
  });

  test('a house player cannot be checked', () => {
    const { code, err } = daeguk(['check', 'makyek', 'house']);
    expect(code).toBe(2);
    expect(err).toContain('house');
  });
});
