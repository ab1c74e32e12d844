import type { EngineMaker } from './engine.js';
import * as registry from './registry.js';

/** The house AIs, by the names of their games. */
export const engines: ReadonlyMap<string, EngineMaker> = new Map(
  Object.values<EngineMaker>(registry).map((maker) => [maker.game, maker]),
);
