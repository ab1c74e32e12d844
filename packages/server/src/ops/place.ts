import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, ok, type Result } from '@daeguk/games';
import { isReachable } from '../store/embedded.js';

/** Where Daeguk itself lies. */
export const ROOT = resolve(fileURLToPath(new URL('../../../..', import.meta.url)));

/** Which Daeguk this is. */
export const VERSION: string = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).version;

/** Where what root keeps may be reached by the user that PostgreSQL becomes. */
const SHARED = '/var/lib/daeguk';

/**
 * The folder of an arena's data: as told, or beside the code. Under a private home the user that PostgreSQL becomes
 * could not reach it; then it is a folder that is named after the home's.
 */
export function dataFolder(told: string | undefined, isForPostgres = true): Result<string> {
  const folder = resolve(told ?? join(ROOT, 'data'));
  try {
    const isFit = !isForPostgres || isFitForPostgres(folder);
    if (!isFit && told !== undefined) return fail('data-unreachable', { folder });
    const chosen = isFit ? folder : join(SHARED, nameOf(ROOT));
    mkdirSync(chosen, { recursive: true, mode: 0o700 });
    return ok(chosen);
  } catch (error) {
    return fail('data-folder', { folder, problem: (error as Error).message });
  }
}

function isFitForPostgres(folder: string): boolean {
  if (process.getuid?.() !== 0) return true;
  mkdirSync(dirname(folder), { recursive: true });
  return isReachable(folder);
}

/** Two clones of the same name stay apart. */
function nameOf(root: string): string {
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 8);
  return `${basename(root).replace(/[^\w.-]/g, '_')}-${hash}`;
}
