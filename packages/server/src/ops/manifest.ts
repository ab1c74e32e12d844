import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
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
export function checkedManifest(folder: string): Result<Manifest> {
  const manifest = readManifest(folder);
  if (manifest === null) return fail('import-no-manifest', { folder });
  const { format, version, files } = manifest;
  if (format !== FORMAT) {
    return fail('import-format', { folder, found: format, version, known: FORMAT });
  }
  const found = new Set(filesIn(folder));
  const missing = Object.keys(files).find((file) => !found.has(file));
  if (missing !== undefined) return fail('import-missing', { file: missing });
  for (const file of found) {
    const hash = files[file];
    if (hash === undefined) return fail('import-unknown', { file });
    const bytes = readFileSync(join(folder, file));
    if (createHash('sha256').update(bytes).digest('hex') !== hash) {
      return fail('import-damaged', { file });
    }
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

/** All files but the manifest, in a fixed order. Links are none: they could lead anywhere. */
function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  return paths
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path !== MANIFEST)
    .sort();
}
