import type { SentFile, TrialAgainst } from '@daeguk/api';
import { excerpt, type Fault, fail, fault, ok, type Result } from '@daeguk/games';
import type { Contest } from '@daeguk/referee';
import { recipes, sourcesNamed } from '@daeguk/sandbox';
import { namesFault, plainName } from './file-names.js';

/** A program as it was sent. */
export interface Wanted {
  readonly files: readonly SentFile[];
  readonly compiler?: string | undefined;
  readonly protocol?: string | undefined;
  readonly trial?: TrialAgainst | undefined;
}

export interface SourceFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What was sent, found to be the source of one program that this contest can build. */
export interface Upload {
  readonly files: readonly SourceFile[];
  readonly bytes: number;
  readonly language: string;
  readonly compiler: string;
  readonly protocol: string;
}

const MOST_FILES = 64;

const LANGUAGES = [...new Set(recipes.map(({ language }) => language))];

/** Nothing of this is run or opened here; whether it compiles is for the box to find out. */
export function readUpload(
  { files: sent, compiler, protocol }: Omit<Wanted, 'trial'>,
  contest: Contest,
  sourceBytes: number,
): Result<Upload> {
  if (sent.length < 1 || sent.length > MOST_FILES) {
    return fail('file-count', { count: sent.length, most: MOST_FILES });
  }
  const names = sent.map(({ name }) => plainName(name));
  const misnamed = namesFault(names);
  if (misnamed !== null) return { ok: false, fault: misnamed };
  const files = sent.map(({ base64 }, index) => ({
    name: names[index] ?? '',
    bytes: Buffer.from(base64, 'base64'),
  }));
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  if (bytes > sourceBytes) return fail('too-large', { bytes, most: sourceBytes });
  const binary = files.find((file) => isBinary(file.bytes));
  if (binary !== undefined) return fail('binary-file', { file: binary.name });
  const program = readProgram(files, compiler);
  if (!program.ok) return program;
  const spoken = readProtocol(contest, protocol);
  return spoken.ok ? ok({ files, bytes, ...program.value, protocol: spoken.value }) : spoken;
}

/** Which program the files are, and what it is built with. */
function readProgram(
  files: readonly SourceFile[],
  wanted: string | undefined,
): Result<{ language: string; compiler: string }> {
  const names = files.map(({ name }) => name);
  const sources = sourcesNamed(names);
  const used = sources === null ? 0 : sources.files.length + sources.headers.length;
  // A file that would lie there unused was meant to be part of the program: better to say so.
  if (sources === null || used < files.length) return { ok: false, fault: programFault(names) };
  if (!files.some(({ name, bytes }) => sources.files.includes(name) && !isBlank(bytes))) {
    return fail('empty-source');
  }
  const [usual] = sources.recipes;
  const recipe = wanted === undefined ? usual : sources.recipes.find(({ name }) => name === wanted);
  if (recipe !== undefined) return ok({ language: recipe.language, compiler: recipe.name });
  return fail('wrong-language', {
    compiler: excerpt(wanted ?? ''),
    language: usual?.language ?? '',
    fits: sources.recipes.map(({ name }) => name).join(', '),
  });
}

/** Why several files are not one program. */
function programFault(names: readonly string[]): Fault {
  const languages = names.flatMap((name) => sourcesNamed([name])?.recipes[0]?.language ?? []);
  const found = [...new Set(languages)].sort();
  const [language = ''] = found;
  if (found.length === 0) return fault('no-source', { known: LANGUAGES.join(', ') });
  if (found.length > 1) return fault('mixed-languages', { languages: found.join(', ') });
  return fault('several-files', { language, count: names.length });
}

function readProtocol({ protocols }: Contest, wanted: string | undefined): Result<string> {
  const protocol = wanted ?? protocols[0] ?? '';
  if (protocols.includes(protocol)) return ok(protocol);
  return fail('unknown-protocol', { protocol: excerpt(protocol), known: protocols.join(', ') });
}

/** How files begin that hold no zero at times and are no text: ELF, zip and jar, Java's classes, gzip. */
const MAGIC = ['\x7fELF', 'PK\x03\x04', '\xca\xfe\xba\xbe', '\x1f\x8b'].map((text) =>
  Buffer.from(text, 'latin1'),
);

/** No encoding that a compiler reads has zeros in it. Comments may be in any: CP949 is still common. */
function isBinary(bytes: Buffer): boolean {
  return bytes.includes(0) || MAGIC.some((magic) => bytes.subarray(0, magic.length).equals(magic));
}

function isBlank(bytes: Buffer): boolean {
  return bytes.toString('utf8').trim() === '';
}
