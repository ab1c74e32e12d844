import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { excerpt } from '@daeguk/games';
import { findSources, splitWords } from '@daeguk/sandbox';
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
  const sources = findSources(resolve(setting.folder, path));
  if (sources !== null) return readSource(io, name, sources, { ...setting, protocol });
  complain(io, say(io, 'error.not-a-source', { path: excerpt(path) }));
  return null;
}

/**
 * What its files are known by: a tournament that goes on must go on with the same programs. What lies
 * in folders that a command line names is not looked at.
 */
export function fingerprint({ run, source }: FileEntrant, folder: string): string | null {
  const hash = createHash('sha256');
  let isEmpty = true;
  for (const path of source === undefined
    ? filesIn(run ?? '', folder)
    : sourceFiles(source, folder)) {
    try {
      const file = readFileSync(path);
      // Told apart by their lengths: what moves from one file to the next is a change.
      hash.update(`${file.length} `).update(file);
      isEmpty = false;
    } catch {
      // What we may not read we cannot run either: that is told when it is tried.
    }
  }
  return isEmpty ? null : hash.digest('hex');
}

function filesIn(line: string, folder: string): string[] {
  const paths = (splitWords(line) ?? [])
    .filter((word) => word !== '')
    .map((word) => resolve(folder, word));
  return paths.filter((path) => existsSync(path) && statSync(path).isFile());
}

function sourceFiles(source: string, folder: string): string[] {
  const sources = findSources(resolve(folder, source));
  if (sources === null) return [];
  return [...sources.files, ...sources.headers].map((file) => join(sources.folder, file));
}
