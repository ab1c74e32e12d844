import type { Request } from './protocol.js';
import { encodeLine } from './text.js';

export function ask(awaits: Request['awaits'], ...lines: readonly string[]): Request {
  return { messages: lines.map(encodeLine), awaits };
}
