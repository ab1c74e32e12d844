import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** `expect(found).toEqual(wanted)`, asked of vitest only where they differ: it takes its time. */
export function expectEqual<T>(found: T, wanted: T): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
}
