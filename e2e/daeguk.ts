import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../scripts/setup/root.mjs';

export const daegukPath = join(root, 'daeguk');

interface Run {
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

/** The JSON lines of an output. */
export function jsonLines(output: string): unknown[] {
  const lines = output.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as unknown);
}
