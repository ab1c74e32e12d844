import type { Protocol } from './protocol.js';
import * as registry from './registry.js';

/** All protocols, by the names contests use. */
export const protocols: ReadonlyMap<string, Protocol> = new Map(
  Object.values<Protocol>(registry).map((protocol) => [protocol.name, protocol]),
);

export type { Framing } from './framing.js';
export type {
  Guest,
  Heard,
  Host,
  PlayedMove,
  Protocol,
  Reading,
  Request,
  Result,
  Situation,
  Table,
} from './protocol.js';
export { packetLines, packetText } from './reversi/packet-text.js';
