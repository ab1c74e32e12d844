import type { ContestPage, SentFile } from '@daeguk/api';
import { type Fault, fault } from '@daeguk/games';

type Compiler = ContestPage['compilers'][number];

/** A file as far as it is known before it is read. */
export interface NamedFile {
  readonly name: string;
  readonly size: number;
}

const HEADERS = ['.h', '.hh', '.hpp', '.hxx'];

/** Of these, several files may lie together and make one program. */
const JOINING = ['c', 'c++'];

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot).toLowerCase();
}

export function mayJoin(language: string): boolean {
  return JOINING.includes(language);
}

/** The languages of a contest, each once, in its own order. */
export function languagesOf(compilers: readonly Compiler[]): string[] {
  return [...new Set(compilers.map(({ language }) => language))];
}

/** What a program in a language may be built with; the usual one first. */
export function compilersOf(compilers: readonly Compiler[], language: string): Compiler[] {
  return compilers.filter((one) => one.language === language);
}

/** The language of these files, told by their names; null where there is none, or more than one. */
export function languageOf(
  names: readonly string[],
  compilers: readonly Compiler[],
): string | null {
  const found = new Set<string>();
  for (const name of names) {
    const extension = extensionOf(name);
    const compiler = compilers.find(({ extensions }) => extensions.includes(extension));
    if (compiler !== undefined) found.add(compiler.language);
  }
  const [language = null] = found;
  return found.size === 1 ? language : null;
}

/** What the names of files may end with, headers among them where several files make one program. */
export function extensionsOf(compilers: readonly Compiler[]): string[] {
  const known = new Set(compilers.flatMap(({ extensions }) => extensions));
  const takesHeaders = compilers.some(({ language }) => mayJoin(language));
  return [...known, ...(takesHeaders ? HEADERS : [])];
}

/** Each name once: of two files with the same name, which may come from different folders, the later one. */
export function newestOf<F extends { readonly name: string }>(files: readonly F[]): F[] {
  return [...new Map(files.map((file) => [file.name, file])).values()];
}

/** Why these files are no program that could be sent, as far as names and sizes tell; the server looks closer. */
export function filesFault(
  files: readonly NamedFile[],
  compilers: readonly Compiler[],
  most: number,
): Fault | null {
  const known = extensionsOf(compilers);
  const stranger = files.find(({ name }) => !known.includes(extensionOf(name)));
  if (stranger) return fault('extension', { file: stranger.name, known: known.join(' ') });
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > most) return fault('size', { bytes, most });
  const names = files.map(({ name }) => name);
  const language = languageOf(names, compilers);
  if (files.length > 0 && language === null) {
    return fault(names.every((name) => HEADERS.includes(extensionOf(name))) ? 'headers' : 'mixed');
  }
  if (files.length > 1 && !mayJoin(language ?? ''))
    return fault('several', { count: files.length });
  return null;
}

const CHUNK = 0x8000;

export function base64Of(bytes: Uint8Array): string {
  let text = '';
  // A call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(text);
}

export async function sentFiles(files: readonly File[]): Promise<SentFile[]> {
  return Promise.all(
    files.map(async (file) => ({
      name: file.name,
      base64: base64Of(new Uint8Array(await file.arrayBuffer())),
    })),
  );
}

export function sentTexts(texts: Readonly<Record<string, string>>): SentFile[] {
  return Object.entries(texts).map(([name, text]) => ({
    name,
    base64: base64Of(new TextEncoder().encode(text)),
  }));
}

export function sizesOf(texts: Readonly<Record<string, string>>): NamedFile[] {
  return Object.entries(texts).map(([name, text]) => ({
    name,
    size: new TextEncoder().encode(text).length,
  }));
}
