import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fail, ok, type Result } from '@daeguk/games';
import { z } from 'zod';

/** Grows when files of an export mean something else than before. */
export const FORMAT = 1;

export const MANIFEST = 'manifest.json';

const manifestSchema = z.object({
  format: z.number(),
  /** Of the Daeguk that wrote it. */
  version: z.string(),
  madeAt: z.string(),
  /** How many there are of what. */
  counts: z.record(z.string(), z.number()),
  /** The SHA-256 of every file. */
  files: z.record(z.string(), z.string()),
});

/** What an export holds. */
export type Manifest = z.infer<typeof manifestSchema>;

/** The manifest of an export whose files are all there, as they were written. */
export async function checkedManifest(folder: string): Promise<Result<Manifest>> {
  const manifest = readManifest(folder);
  if (manifest === null) return fail('import-no-manifest', { folder });
  const { format, version, files } = manifest;
  if (format !== FORMAT) {
    return fail('import-format', { folder, found: format, version, known: FORMAT });
  }
  const entries = entriesIn(folder);
  // Links, above all, could lead anywhere.
  const odd = entries.find(({ isFile }) => !isFile);
  if (odd !== undefined) return fail('import-unknown', { file: odd.path });
  const found = new Set(entries.map(({ path }) => path).filter((path) => path !== MANIFEST));
  const missing = Object.keys(files).find((file) => !found.has(file));
  if (missing !== undefined) return fail('import-missing', { file: missing });
  for (const file of found) {
    const hash = files[file];
    if (hash === undefined) return fail('import-unknown', { file });
    if ((await hashOf(join(folder, file))) !== hash) return fail('import-damaged', { file });
  }
  return ok(manifest);
}

function readManifest(folder: string): Manifest | null {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')));
  } catch {
    return null;
  }
}

/** A file may be larger than memory. */
async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece);
  return hash.digest('hex');
}

/** Everything in a folder but the folders, in a fixed order. */
function entriesIn(folder: string): { path: string; isFile: boolean }[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({
      path: relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
      isFile: entry.isFile(),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
