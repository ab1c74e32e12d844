import { excerpt } from '@daeguk/games';
import { gaps, probe, type Tier } from '@daeguk/sandbox';
import type { Io } from './io.js';
import { complain, text } from './messages.js';

export interface TierFlags {
  readonly tier?: string;
  readonly allowUnsandboxed?: boolean;
}

/** How well bots can be held here; null after a complaint if not at all. */
export async function readTier(io: Io, flags: TierFlags): Promise<Tier | null> {
  const best = (['A', 'B', 'C'] as const).find((name) => name === (flags.tier ?? 'A'));
  if (best === undefined) {
    complain(io, text(io, 'error.tier', { tier: excerpt(flags.tier ?? '') }));
    return null;
  }
  const { tier, missing } = await probe(best);
  if (tier === 'C' && flags.allowUnsandboxed !== true) {
    complain(io, text(io, 'error.no-sandbox', { missing: missing.join('; ') }));
    return null;
  }
  if (tier !== 'A') {
    const list = gaps[tier].map((gap) => text(io, `gap.${gap}`)).join(', ');
    io.err(`${text(io, 'match.tier', { tier, gaps: list })}\n`);
  }
  return tier;
}
