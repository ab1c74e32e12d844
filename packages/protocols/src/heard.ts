import type { Heard } from './protocol.js';
import { encodeLine } from './text.js';

export const unknown: Heard = { kind: 'unknown' };

/** The lines to send back, often none. */
export function reply(...lines: readonly string[]): Heard {
  return { kind: 'reply', messages: lines.map(encodeLine) };
}
