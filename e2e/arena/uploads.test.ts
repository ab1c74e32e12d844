import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Client, OwnSubmission } from '@daeguk/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/setup/root.mjs';
import {
  arenaFolder,
  call,
  clientOf,
  ended,
  enrol,
  firstSignIn,
  type Served,
  serve,
  submit,
} from './arena.js';

// What people send that is no program, by mistake or on purpose: each is told what is wrong with it, and nobody else
// notices. That a build which never ends is stopped in the end is tried in the sandbox, where a minute is shorter.

const CONTEST = 'reversi';
const kit = (path: string) => readFileSync(join(root, 'kits', CONTEST, path));

const data = arenaFolder();
/** The arena's own, so that whatever lies there is its doing. */
const temporary = arenaFolder();
let arena: Served;
let organiser: Client;
let people: Client[];

const SOUND = ['Ada', 'Bo'];

beforeAll(async () => {
  arena = await serve(['--port', '0', '--data', data.folder], { TMPDIR: temporary.folder });
  const { address, password } = arena;
  organiser = clientOf(
    address,
    await firstSignIn(address, 'organiser', password ?? '', 'Organiser'),
  );
  const names = [...SOUND, ...Object.keys(UNBUILDABLE)];
  const tokens = await enrol(address, organiser, names);
  people = tokens.map((token) => clientOf(address, token));
});
afterAll(async () => {
  arena?.process.kill('SIGTERM');
  if (arena) await ended(arena.process);
  data.remove();
  temporary.remove();
});

interface Sent {
  readonly files: readonly { readonly name: string; readonly base64: string }[];
  readonly compiler?: string;
}

const file = (name: string, content: string | Buffer = 'int main(void) { return 0; }\n') => ({
  name,
  base64: Buffer.from(content).toString('base64'),
});
const one = (...sent: Parameters<typeof file>): Sent => ({ files: [file(...sent)] });

function send(client: Client, { files, compiler }: Sent) {
  return client.call('POST /api/contests/:contest/submissions', {
    params: { contest: CONTEST },
    body: { files: [...files], ...(compiler && { compiler }) },
  });
}

describe('what cannot be a program is not taken in', () => {
  const plain = /begins with a letter/;
  test.each<[string, () => Sent, number, string, RegExp]>([
    ['nothing', () => one('bot.c', ''), 400, 'empty-source', /Send the text/],
    ['blanks', () => one('bot.py', ' \n\n'), 400, 'empty-source', /Send the text/],
    ['2 MB', () => one('bot.c', '/'.repeat(2e6)), 413, 'too-large', /1048576/],
    ['5 MB', () => one('bot.c', '/'.repeat(5e6)), 413, 'body-too-large', /4000000/],
    [
      'a compiled program',
      () => one('bot.c', readFileSync('/bin/true')),
      400,
      'binary-file',
      /UTF-8/,
    ],
    [
      'another compiler',
      () => ({ ...one('bot.py'), compiler: 'c17' }),
      400,
      'wrong-language',
      /python3/,
    ],
    ['no source', () => one('bot.exe'), 400, 'file-extension', /\.cpp.*\.py/],
    ['no extension', () => one('Makefile'), 400, 'file-extension', /\.cpp.*\.py/],
    ['only a header', () => one('bot.h'), 400, 'no-source', /python/],
    [
      'two languages',
      () => ({ files: [file('a.c'), file('b.py')] }),
      400,
      'mixed-languages',
      /c, python/,
    ],
    ['the same twice', () => ({ files: [file('a.c'), file('A.c')] }), 400, 'file-twice', /A\.c/],
    ['a folder above', () => one('../x.c'), 400, 'file-name', plain],
    ['a file of the machine', () => one('/etc/passwd'), 400, 'file-name', plain],
    ['a path of Windows', () => one('..\\x.c'), 400, 'file-name', plain],
    ['a zero', () => one('a\0b.c'), 400, 'file-name', plain],
    ['a device', () => one('CON.c'), 400, 'file-device', /Windows/],
    ['a long name', () => one(`${'a'.repeat(200)}.c`), 400, 'file-name', plain],
    ['a very long name', () => one(`${'a'.repeat(300)}.c`), 400, 'invalid-request', /255/],
    ['an option', () => one('-o.c'), 400, 'file-name', plain],
    ['options from a file', () => one('@x.c'), 400, 'file-name', plain],
    ['a hidden file', () => one('.c'), 400, 'file-name', plain],
    ['letters that run backwards', () => one('bot\u202ec.py'), 400, 'file-name', plain],
    ['letters of no width', () => one('bot\u200b.c'), 400, 'file-name', plain],
    [
      'dots and strokes of another width',
      () => one('\uff0e\uff0e\uff0fx.c'),
      400,
      'file-name',
      plain,
    ],
    ['half a letter', () => one('bot\ud800.c'), 400, 'file-name', plain],
  ])('%s', async (_what, sent, status, code, sentence) => {
    const [client] = people;
    const answer = await send(client!, sent());
    expect(answer).toMatchObject({ ok: false, fault: { code, values: { status } } });
    expect(String(!answer.ok && answer.fault.values.detail)).toMatch(sentence);
  });

  test('nothing is left of it', async () => {
    expect(await call(people[0]!, 'GET /api/me/submissions', {})).toEqual([]);
  });
});

interface Unbuildable {
  readonly name: string;
  readonly source: string;
  readonly code: string;
  readonly says: RegExp;
}

/** What looks like a program until it is built, by who sends it. */
const UNBUILDABLE: Readonly<Record<string, Unbuildable>> = {
  // Without an end: the memory of the build is at its end first.
  Chance: { name: 'bot.c', source: '#include "/dev/random"', code: 'build-memory', says: /^/ },
  // A hundred megabytes of complaint, of a type that doubles with each step.
  Flood: {
    name: 'bot.cpp',
    source: `
      template <class A, class B> struct Pair {};
      template <class T, int depth> struct Tower {
        using type = typename Tower<Pair<T, T>, depth - 1>::type;
      };
      template <class T> struct Tower<T, 0> { using type = T; };
      int main() { Tower<int, 22>::type tower; return tower; }`,
    code: 'build-failed',
    says: /Pair<Pair<Pair</,
  },
  Template: {
    name: 'bot.cpp',
    source: `
      template <int n> struct Deep { static const int value = Deep<n + 1>::value; };
      int main() { return Deep<0>::value; }`,
    code: 'build-failed',
    says: /instantiation depth exceeds maximum/,
  },
  Loop: {
    name: 'bot.cpp',
    source: `
      constexpr int endless() { for (int n = 0;; n ^= 1) if (n > 1) return n; }
      static_assert(endless() == 0);
      int main() {}`,
    code: 'build-failed',
    says: /loop iteration count exceeds limit/,
  },
  Serpent: {
    name: 'bot.py',
    source: 'int main(void) { return 0; }',
    code: 'build-failed',
    says: /SyntaxError/,
  },
  Thief: {
    name: 'bot.c',
    source: '#include "/etc/shadow"',
    code: 'build-failed',
    says: /shadow: No such file/,
  },
};

const DIAGNOSTICS = 65_536;

/** What was built, or left by a build, wherever it lies. */
function lyingAround(): string[] {
  const all = readdirSync(temporary.folder, { recursive: true, encoding: 'utf8' });
  return all.filter((path) => /stage-[^/]*\//.test(path)).map((path) => basename(path));
}

test('what cannot be built disturbs nobody', async () => {
  const [ada, bo, ...others] = people;
  const { workers } = await call(organiser, 'GET /api/workers', {});
  const bad = await Promise.all(
    Object.values(UNBUILDABLE).map(async ({ name, source }, index) => {
      const client = others[index]!;
      return { client, id: (await submit(client, CONTEST, name, source)).id };
    }),
  );
  const good = [
    { client: ada!, id: (await submit(ada!, CONTEST, 'bot.c', kit('c/bot.c'))).id },
    { client: bo!, id: (await submit(bo!, CONTEST, 'bot.py', kit('python/bot.py'))).id },
  ];
  const look = ({ client, id }: { client: Client; id: number }): Promise<OwnSubmission> =>
    call(client, 'GET /api/submissions/:submission', { params: { submission: id } }) as never;
  const statesOf = async (all: typeof bad) =>
    (await Promise.all(all.map(look))).map(({ state }) => state);

  await expect
    .poll(() => statesOf(good), { timeout: 90_000, interval: 200 })
    .toEqual(['effective', 'effective']);
  await expect
    .poll(() => statesOf(bad), { timeout: 90_000, interval: 200 })
    .toEqual(bad.map(() => 'build-error'));

  for (const [index, { code, says }] of Object.values(UNBUILDABLE).entries()) {
    const { reason, diagnostics } = await look(bad[index]!);
    expect(reason).toMatchObject({ code, values: { command: expect.stringMatching(/bot\.\w+/) } });
    expect(diagnostics).toMatch(says);
    expect(Buffer.byteLength(diagnostics)).toBeLessThanOrEqual(DIAGNOSTICS);
  }
  const games = await call(organiser, 'GET /api/games', { query: { contest: CONTEST } });
  expect(games.map(({ state, culprit }) => [state, culprit])).toEqual([
    ['done', null],
    ['done', null],
  ]);
  const after = await call(organiser, 'GET /api/workers', {});
  expect(after.workers.map(({ id, state, playing }) => ({ id, state, playing }))).toEqual(
    workers.map(({ id }) => ({ id, state: 'working', playing: 0 })),
  );
  expect(after.queue).toEqual({ builds: 0, games: 0, playing: 0 });
  await expect.poll(() => lyingAround().sort()).toEqual(['bot.py', 'program']);
});

test('nothing lies around when the arena has closed', async () => {
  arena.process.kill('SIGTERM');
  await ended(arena.process);
  expect(readdirSync(temporary.folder)).toEqual([]);
});
