import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../contests/', import.meta.url));

/** The contests that come with Daeguk. */
export function contestIds(): string[] {
  const files = readdirSync(FOLDER).filter((name) => /^[^.]+\.json$/.test(name));
  return files.map((name) => basename(name, '.json')).sort();
}

export function contestFile(id: string): string {
  return join(FOLDER, `${id}.json`);
}
