import { existsSync, readFileSync } from 'node:fs';
import { sealOf } from '@daeguk/referee';

export function hasSeal(file: string, seal: string): boolean {
  return existsSync(file) && sealOf(readFileSync(file)) === seal;
}
