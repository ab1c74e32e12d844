import { accessSync, constants, lstatSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { type Recipe, recipesFor } from './recipes.js';

/** The files of one program, by their names. */
export interface SourceNames {
  /** What the compiler is given. */
  readonly files: readonly string[];
  /** What it finds beside them. */
  readonly headers: readonly string[];
  /** The ways to build it, the usual one first. */
  readonly recipes: readonly Recipe[];
}

/** The sources of one program, which lie in one folder. */
export interface Sources extends SourceNames {
  readonly folder: string;
}

/** What files beside those of C and C++ may be called. */
export const headerExtensions = ['.h', '.hh', '.hpp', '.hxx'] as const;

/** The sources a path stands for: a file, or a folder with those of one program. Null if there are none to read. */
export function findSources(path: string): Sources | null {
  try {
    const sources = sourcesAt(path);
    const files = sources === null ? [] : [...sources.files, ...sources.headers];
    for (const file of files) accessSync(join(sources?.folder ?? '', file), constants.R_OK);
    return sources;
  } catch {
    return null;
  }
}

function sourcesAt(path: string): Sources | null {
  const kind = statSync(path, { throwIfNoEntry: false });
  if (kind?.isDirectory()) return sourcesIn(path);
  const recipes = kind?.isFile() ? recipesFor(path) : [];
  const files = [basename(path)];
  return recipes.length === 0 ? null : { folder: dirname(path), files, headers: [], recipes };
}

function sourcesIn(folder: string): Sources | null {
  const names = readdirSync(folder).filter((name) => lstatSync(join(folder, name)).isFile());
  const sources = sourcesNamed(names);
  return sources && { folder, ...sources };
}

/**
 * The one program among files that lie together; null if there is none, or more than one. Files of C are built
 * together, those of C++ too, and before C if there are both; of another language there may be only one, since
 * nothing says where a program of several begins.
 */
export function sourcesNamed(names: readonly string[]): SourceNames | null {
  const sorted = [...names].sort();
  const languages = new Map<string, string[]>();
  for (const name of sorted) {
    const language = recipesFor(name)[0]?.language;
    if (language !== undefined) languages.set(language, [...(languages.get(language) ?? []), name]);
  }
  if (languages.has('c++')) languages.delete('c');
  const [files = []] = languages.values();
  const recipes = recipesFor(files[0] ?? '');
  const joins = recipes[0]?.joins === true;
  if (languages.size !== 1 || (files.length > 1 && !joins)) return null;
  return { files, headers: joins ? sorted.filter(isHeader) : [], recipes };
}

function isHeader(name: string): boolean {
  const extension = extname(name).toLowerCase();
  return headerExtensions.some((known) => known === extension);
}
