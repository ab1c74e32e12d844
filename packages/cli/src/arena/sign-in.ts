import { hostname } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Answer, Problem } from '@daeguk/api';
import { type Fault, fail, ok, type Result } from '@daeguk/games';
import { FAILED, type Io } from '../io.js';
import { complain } from '../messages.js';
import { complainOfServer } from './faults.js';
import { say } from './messages.js';
import { keepToken, keptToken, tokensFile } from './tokens.js';

/** Who asks: by DAEGUK_TOKEN, by what was kept, or by signing in now. Null after a complaint if nobody. */
export async function tokenFor(io: Io, address: string): Promise<string | null> {
  const known = process.env.DAEGUK_TOKEN || keptToken(address);
  if (known !== null) return known;
  if (!io.isInTerminal || !io.isErrTerminal) {
    complain(io, say(io, 'error.no-token'));
    return null;
  }
  const { number, password } = await askWho(io);
  const token = await newToken(address, io.language, number, password);
  if (!token.ok) {
    complainOfServer(io, address, token.fault);
    return null;
  }
  const problem = keepToken(address, token.value);
  const told =
    problem === null
      ? say(io, 'submit.signed-in', { address, file: tokensFile() })
      : say(io, 'submit.not-kept', { problem });
  io.err(`${told}\n`);
  return token.value;
}

async function askWho(io: Io): Promise<{ number: string; password: string }> {
  let isHidden = false;
  const output = new Writable({
    write(chunk, _, done) {
      if (!isHidden) process.stderr.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  // Ctrl-C and Ctrl-D: whoever will not say who they are has nothing further to do here.
  let isAnswered = false;
  terminal.on('SIGINT', () => terminal.close());
  terminal.on('close', () => {
    if (!isAnswered) process.exit(FAILED);
  });
  const number = await terminal.question(say(io, 'submit.number'));
  io.err(say(io, 'submit.password'));
  isHidden = true;
  const password = await terminal.question('');
  isAnswered = true;
  terminal.close();
  io.err('\n');
  return { number: number.trim(), password };
}

/** Signs in for just as long as it takes to get a token: programs have no use for cookies. */
async function newToken(
  address: string,
  language: string,
  number: string,
  password: string,
): Promise<Result<string>> {
  const post = (path: string, body: unknown, headers = {}) =>
    fetch(address + path, {
      method: body === undefined ? 'DELETE' : 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language, ...headers },
      body: body === undefined ? null : JSON.stringify(body),
    });
  try {
    const opened = await post('/api/session', { number, password });
    if (!opened.ok) return { ok: false, fault: await faultOf(opened) };
    const { csrf } = (await opened.json()) as Answer<'POST /api/session'>;
    const cookies = opened.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const proof = { cookie: cookies.join('; '), 'x-csrf-token': csrf ?? '' };
    const made = await post(
      '/api/me/tokens',
      { name: `daeguk on ${hostname()}`.slice(0, 64) },
      proof,
    );
    const token = made.ok
      ? ok(((await made.json()) as Answer<'POST /api/me/tokens'>).secret)
      : { ok: false as const, fault: await faultOf(made) };
    await post('/api/session', undefined, proof);
    return token;
  } catch (error) {
    return fail('no-server', { address, problem: (error as Error).message });
  }
}

/** A wrong password is said so, not taken for a token that ran out. */
async function faultOf(response: Response): Promise<Fault> {
  try {
    const { code, values, detail } = (await response.json()) as Problem;
    return { code, values: { ...values, detail } };
  } catch {
    return { code: 'no-server', values: {} };
  }
}
