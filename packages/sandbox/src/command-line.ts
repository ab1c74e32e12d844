import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, resolve } from 'node:path';
import { fail, ok, type Result } from '@daeguk/games';
import type { Visible } from './limits.js';
import type { Program } from './program.js';
import type { Staging } from './staging.js';
import { splitWords } from './words.js';

/** Interpreters in a box are the system's: one in a home folder would not find its libraries. */
const SYSTEM = ['/usr/bin', '/bin', '/usr/local/bin'];

/** Inside every box anyway, or never to be shown. */
const NOT_SHOWN = /^\/$|^\/(usr|bin|sbin|lib(32|64|x32)?|proc|dev|sys)(\/|$)/;

/**
 * The program a command line names. It and every argument that names a file or folder will be
 * visible in the box at their own paths; nothing else will be but the companions that some programs
 * are known to need.
 */
export function readCommandLine(
  line: string,
  staging: Staging,
  folder: string,
  companionsOf: (program: string) => readonly string[] = () => [],
): Result<Program> {
  const words = splitWords(line);
  if (words === null) return fail('open-quote', { line });
  const [name, ...given] = words;
  if (name === undefined) return fail('no-program');
  const program = findProgram(name, folder);
  if (program === null) return fail('program-not-found', { name });
  const visible: Visible[] = [];
  const show = (path: string) => {
    if (!NOT_SHOWN.test(path)) visible.push({ from: staging.readable(path), at: path });
    return path;
  };
  const command = [show(program)];
  for (const companion of companionsOf(program)) show(companion);
  for (const word of given) {
    const path = resolve(folder, word);
    command.push(word !== '' && existsSync(path) ? show(path) : word);
  }
  return ok({ command: () => command, visible });
}

function findProgram(name: string, folder: string): string | null {
  if (name.includes('/')) {
    const path = isAbsolute(name) ? name : resolve(folder, name);
    return isProgram(path) ? path : null;
  }
  const places = [...SYSTEM, ...(process.env.PATH ?? '').split(delimiter).filter(isAbsolute)];
  return places.map((place) => join(place, name)).find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
