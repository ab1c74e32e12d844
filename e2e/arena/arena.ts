import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Answer, Client, type Name, type OwnSubmission, type Sent } from '@daeguk/api';
import { Browser } from '../../packages/server/src/testing/browser.js';
import { root } from '../../scripts/setup/root.mjs';

// A real arena: the command as an organiser starts it, and people who use it.

export interface Served {
  readonly address: string;
  /** Of the first organiser, told once. */
  readonly password: string | null;
  readonly process: ChildProcess;
}

/** Starts the command with an empty arena, and waits until it says where it is. */
export function serve(
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Served> {
  return serveAsFirst(['--no-samples', ...words], environment);
}

/** The same as on a first start, with the house and sample bots on every ladder. */
export async function serveAsFirst(
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const child = spawn(process.execPath, [join(root, 'scripts/daeguk.mjs'), 'serve', ...words], {
    env: { ...process.env, DAEGUK_LANG: 'en', ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let password: string | null = null;
  for await (const line of createInterface({ input: child.stdout })) {
    password ??= /password (\S+)/.exec(line)?.[1] ?? null;
    const [address] = /http:\/\/\S+:\d+/.exec(line) ?? [];
    if (address !== undefined) return { address, password, process: child };
  }
  throw new Error(`the server ended with ${child.exitCode}`);
}

/** A folder of its own for an arena, and what removes it. */
export function arenaFolder(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'daeguk-arena-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => child.once('exit', resolve));
}

/** Signs in for the first time: a new password, a nickname, and a token to go on with. */
export async function firstSignIn(
  address: string,
  number: string,
  password: string,
  nickname: string,
): Promise<string> {
  const browser = new Browser(address);
  await browser.signIn(number, password);
  const chosen = `${number} has a new one`;
  await browser.get('POST /api/me/password', { body: { old: password, new: chosen } });
  await browser.get('PATCH /api/me', { body: { nickname } });
  const { secret } = await browser.get('POST /api/me/tokens', { body: { name: 'test' } });
  return secret;
}

/** Contestants with these names, by their tokens. */
export async function enrol(
  address: string,
  organiser: Client,
  names: readonly string[],
): Promise<string[]> {
  const csv = names.map((name, index) => `${2026000 + index},${name},A`).join('\n');
  await call(organiser, 'POST /api/accounts/import', { body: { csv } });
  const tokens: string[] = [];
  for (const [index, name] of names.entries()) {
    const number = String(2026000 + index);
    tokens.push(await firstSignIn(address, number, number, name));
  }
  return tokens;
}

/** Sends a source of one file. */
export async function submit(
  client: Client,
  contest: string,
  name: string,
  source: string | Buffer,
): Promise<OwnSubmission> {
  const base64 = Buffer.from(source).toString('base64');
  return call(client, 'POST /api/contests/:contest/submissions', {
    params: { contest },
    body: { files: [{ name, base64 }] },
  });
}

/** The answer to what must go well. */
export async function call<N extends Name>(
  client: Client,
  name: N,
  sent: Sent<N>,
): Promise<Answer<N>> {
  const result = await client.call(name, sent);
  if (result.ok) return result.value;
  throw new Error(`${name}: ${JSON.stringify(result.fault)}`);
}

export function clientOf(address: string, token: string): Client {
  return new Client({ address, token });
}
