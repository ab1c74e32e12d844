import { extname } from 'node:path';
import { excerpt, type Fault, fault } from '@daeguk/games';
import { headerExtensions, recipes } from '@daeguk/sandbox';

/** In bytes: with room for what a path before it takes. */
const LONGEST = 100;

/**
 * Only what every compiler and every file system takes for a plain name: nothing that leads elsewhere, hides, or looks
 * like an option (-x) or a list of options (@x).
 */
const PLAIN = /^[\p{L}\p{N}_][\p{L}\p{N}\p{M} ._+()-]*$/u;

/** Windows opens a device by these, whatever follows the dot. */
const DEVICE = /^(con|prn|aux|nul|(com|lpt)[0-9¹²³]) *(\.|$)/i;

const EXTENSIONS = [
  ...new Set<string>([...recipes.flatMap(({ extensions }) => extensions), ...headerExtensions]),
];

/** The one way a name is written: a Mac takes the letters of 봇 apart, and an include would not find it. */
export function plainName(name: string): string {
  return name.normalize('NFC');
}

/** Why these are no names of files that can lie together in one folder, or null. */
export function namesFault(names: readonly string[]): Fault | null {
  const seen = new Set<string>();
  for (const name of names) {
    const problem = nameFault(name);
    if (problem !== null) return problem;
    // Where capitals make no difference one would replace the other.
    const key = name.toLowerCase();
    if (seen.has(key)) return fault('file-twice', { file: name });
    seen.add(key);
  }
  return null;
}

function nameFault(name: string): Fault | null {
  const file = excerpt(name);
  const isPlain = PLAIN.test(name) && !name.includes('..');
  if (!isPlain || Buffer.byteLength(name) > LONGEST) return fault('file-name', { file });
  if (DEVICE.test(name)) return fault('file-device', { file });
  if (EXTENSIONS.includes(extname(name).toLowerCase())) return null;
  return fault('file-extension', { file, known: EXTENSIONS.join(' ') });
}
