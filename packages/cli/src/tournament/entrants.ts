import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { excerpt } from '@daeguk/games';
import { recipesFor, splitWords } from '@daeguk/sandbox';
import {
  type Entrant,
  type EntrantSetting,
  readProgram,
  readProtocol,
  readSource,
} from '../entries.js';
import type { Io } from '../io.js';
import { complain } from '../messages.js';
import type { FileEntrant } from './file.js';
import { say } from './messages.js';

/** An entrant of the file made ready to play; null after a complaint if that cannot be. */
export async function readFileEntrant(
  io: Io,
  entrant: FileEntrant,
  setting: Omit<EntrantSetting, 'protocol'>,
): Promise<Entrant | null> {
  const { name, run, source, house } = entrant;
  if (house !== undefined) return { kind: 'house', name, level: house };
  if (run === undefined && source === undefined) return { kind: 'random', name };
  const protocol = readProtocol(io, setting.contest, entrant.protocol);
  if (protocol === null) return null;
  if (run !== undefined) return readProgram(io, name, run, { ...setting, protocol });
  const path = source ?? '';
  const file = resolve(setting.folder, path);
  if (!existsSync(file) || !statSync(file).isFile() || recipesFor(file).length === 0) {
    complain(io, say(io, 'error.not-a-source', { path: excerpt(path) }));
    return null;
  }
  return readSource(io, name, path, { ...setting, protocol });
}

/**
 * What its files are known by: a tournament that goes on must go on with the same programs. What lies
 * in folders is not looked at.
 */
export function fingerprint({ run, source }: FileEntrant, folder: string): string | null {
  const words = source === undefined ? splitWords(run ?? '') : [source];
  const hash = createHash('sha256');
  let isEmpty = true;
  for (const word of words ?? []) {
    const path = resolve(folder, word);
    if (word === '' || !existsSync(path) || !statSync(path).isFile()) continue;
    try {
      hash.update(readFileSync(path));
      isEmpty = false;
    } catch {
      // What we may not read we cannot run either: that is told when it is tried.
    }
  }
  return isEmpty ? null : hash.digest('hex');
}
