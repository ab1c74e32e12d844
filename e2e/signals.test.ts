import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { daegukPath } from './daeguk.js';

const env = { ...process.env, DAEGUK_LANG: 'en' };

it('a search out of reach says so after a few seconds, and Ctrl-C ends it at once', async () => {
  const child = spawn(daegukPath, ['play', '60', '0'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk;
    if (err.includes('Ctrl-C')) child.kill('SIGINT');
  });
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk;
  });
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  expect(signal).toBe('SIGINT');
  expect(out).toBe('');
  expect(err).toContain('--depth');
  expect(err).toContain('--exact');
});

it('answers each move as soon as its line is there', async () => {
  const child = spawn(daegukPath, ['rules', 'reversi'], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers: string[] = [];
  const lines = (async function* () {
    for await (const chunk of child.stdout) yield* String(chunk).trim().split('\n');
  })();
  const next = async () => answers.push(String((await lines.next()).value));
  await next();
  child.stdin.write('3,3\n');
  await next();
  child.stdin.write('3,4\n');
  await next();
  child.stdin.end();
  await once(child, 'close');
  expect(answers.map((answer) => (JSON.parse(answer) as { ply: number }).ply)).toEqual([0, 1, 2]);
});

it.each([
  ['rulez', '', 2],
  ['play 10 3 4 2 6', 'Best Move : 1', 0],
])('a stderr that cannot be written changes nothing: %s', async (words, answer, exitCode) => {
  const child = spawn('sh', ['-c', `"$0" ${words} 2>/dev/full`, daegukPath], { env });
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(exitCode);
  expect(out).toContain(answer);
});

it.each(['--version', 'perft reversi 1'])('a full disk is said, not traced: %s', async (words) => {
  const child = spawn('sh', ['-c', `"$0" ${words} >/dev/full`, daegukPath], { env });
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(1);
  expect(err).toMatch(/^daeguk: cannot write to stdout: .*\n$/);
});

it('a reader that stops early is no fault', async () => {
  const child = spawn('sh', ['-c', '"$0" perft makyek 3 | head -n 1', daegukPath], { env });
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk;
  });
  await once(child, 'close');
  expect(err).toBe('');
});
