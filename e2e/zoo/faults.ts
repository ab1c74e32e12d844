/** The endings that are somebody's fault. */
export const FAULTS: ReadonlySet<string> = new Set([
  ...['illegal-move', 'invalid-reply', 'out-of-turn', 'time'],
  ...['crash', 'exit', 'memory', 'output'],
]);
