import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../scripts/setup/root.mjs';

export const daegukPath = join(root, 'daeguk');

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real command as a user would, and waits for its end. */
export function daeguk(
  words: readonly string[],
  input: string | Uint8Array = '',
  language = 'en',
): Run {
  const options: SpawnSyncOptions = {
    input,
    env: { ...process.env, DAEGUK_LANG: language },
    maxBuffer: 64 * 1024 * 1024,
  };
  const { status, stdout, stderr } = spawnSync(daegukPath, words, options);
  return { code: status, out: stdout.toString(), err: stderr.toString() };
}

export interface CommandLine {
  readonly words: readonly string[];
  readonly input?: string | Uint8Array;
}

/**
 * Runs many command lines in one process, for cases that are about what is said, not about the
 * process that says it.
 */
export function daegukEach(lines: readonly CommandLine[], language = 'en'): Run[] {
  // The real command builds itself where that is needed.
  daeguk(['--version']);
  const cases = lines.map(({ words, input = '' }) => {
    return { words, input: Buffer.from(input).toString('base64') };
  });
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'e2e/one-process.mjs')], {
    input: JSON.stringify(cases),
    env: { ...process.env, DAEGUK_LANG: language },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (stdout.length === 0) throw new Error(`no answers: ${stderr}`);
  return JSON.parse(stdout.toString()) as Run[];
}

/** The JSON lines of an output. */
export function jsonLines(output: string): unknown[] {
  const lines = output.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as unknown);
}
