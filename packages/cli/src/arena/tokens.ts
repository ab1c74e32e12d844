import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** Tokens by the address of the server they are for: none is ever shown to another. */
type Tokens = Readonly<Record<string, string>>;

export function tokensFile(): string {
  const folder = process.env.XDG_CONFIG_HOME || join(homedir(), '.config');
  return join(folder, 'daeguk', 'tokens.json');
}

export function keptToken(address: string): string | null {
  return readTokens()[address] ?? null;
}

/** Tells what went wrong, or null. Only its owner may read the file. */
export function keepToken(address: string, token: string): string | null {
  return write({ ...readTokens(), [address]: token });
}

export function forgetToken(address: string): void {
  const { [address]: forgotten, ...rest } = readTokens();
  if (forgotten !== undefined) write(rest);
}

function readTokens(): Tokens {
  try {
    return JSON.parse(readFileSync(tokensFile(), 'utf8'));
  } catch {
    return {};
  }
}

function write(tokens: Tokens): string | null {
  const file = tokensFile();
  const part = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(part, `${JSON.stringify(tokens, null, 2)}\n`, { mode: 0o600 });
    renameSync(part, file);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
