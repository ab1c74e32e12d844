import { existsSync } from 'node:fs';
import { Box } from './box.js';
import type { BoxLimits } from './limits.js';
import { sweep } from './sweep.js';
import { type Sandbox, sandboxOf, type Tier } from './tier.js';

const NEEDED = ['bwrap', 'setpriv', 'prlimit', 'nsenter', 'taskset', 'true'];
const LIMITS: BoxLimits = { memory: 64 << 20, processes: 1, tasks: 4, scratch: 1 << 20 };

export interface Probe {
  readonly tier: Tier;
  /** Why each better tier is not to be had here, for whoever wants to mend it. */
  readonly missing: readonly string[];
}

/** Finds the best tier of this machine, none above `best`, by really running a program in it. */
export async function probe(best: Tier = 'A'): Promise<Probe> {
  const lacking = NEEDED.filter((program) => !existsSync(`/usr/bin/${program}`));
  if (process.platform !== 'linux' || lacking.length > 0) {
    return { tier: 'C', missing: [`needs Linux and ${lacking.join(', ') || 'its programs'}`] };
  }
  const missing: string[] = [];
  for (const tier of (['A', 'B'] as const).filter((name) => name >= best)) {
    const problem = await tryOut(tier);
    if (problem === null) return { tier, missing };
    missing.push(`tier ${tier}: ${problem}`);
  }
  return { tier: 'C', missing };
}

async function tryOut(tier: Tier): Promise<string | null> {
  try {
    const sandbox = sandboxOf(tier);
    sweep(sandbox.cgroups);
    return await runOne(sandbox);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function runOne(sandbox: Sandbox): Promise<string | null> {
  const box = await Box.open(sandbox, { command: ['/usr/bin/true'], visible: [], limits: LIMITS });
  box.freeze();
  box.thaw();
  box.release();
  const { code, signal, fault } = await box.ended;
  return fault ?? (code === 0 ? null : `a program that does nothing ended with ${code ?? signal}`);
}
