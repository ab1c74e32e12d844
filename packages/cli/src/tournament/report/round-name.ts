import type { Say } from './messages.js';

/** The last rounds of a bracket have names of their own. */
export function roundName(
  say: Say,
  rounds: readonly { readonly length: number }[],
  index: number,
): string {
  const matches = rounds[index]?.length ?? 0;
  if (matches === 1) return say('round.final');
  if (matches === 2) return say('round.semi-finals');
  if (matches === 4) return say('round.quarter-finals');
  return say('round.of', { count: matches * 2 });
}
