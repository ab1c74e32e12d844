import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shellWord } from './shell-word.js';

/** Where Daeguk itself lies. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The command, as it is typed from a folder: the shorter way to write it. */
export function commandFrom(folder: string): string {
  const whole = join(ROOT, 'daeguk');
  const path = relative(folder, whole);
  const near = path.startsWith('.') ? path : `./${path}`;
  return shellWord(near.length < whole.length ? near : whole);
}
