import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** What a record is known by from the moment it counts. */
export function sealOf(record: Buffer): string {
  return createHash('sha256').update(record).digest('hex');
}

export function hasSeal(file: string, seal: string): boolean {
  return existsSync(file) && sealOf(readFileSync(file)) === seal;
}
