import { readFileSync } from 'node:fs';

const BOTS = new URL('../../../../e2e/bots/', import.meta.url);

/** One of the programs that tests play with. */
export function botSource(name: string): Buffer {
  return readFileSync(new URL(name, BOTS));
}
