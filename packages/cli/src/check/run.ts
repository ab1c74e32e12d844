import { protocols } from '@daeguk/protocols';
import { type Contest, type Entry, GameTable } from '@daeguk/referee';
import { sandboxOf, type Tier } from '@daeguk/sandbox';
import { checkEndOfInput } from './end-of-input.js';
import { type Finding, plainFinding } from './finding.js';
import { judge } from './judge.js';
import type { CheckName } from './messages.js';
import { type PlayedTrial, playTrial } from './play-trial.js';
import type { Trial } from './trial.js';
import { trialsFor } from './trials.js';

export interface CheckPlan {
  readonly contest: Contest;
  readonly bot: Extract<Entry, { kind: 'program' }>;
  /** Whether it was made of its sources, just now. */
  readonly isBuilt: boolean;
  readonly tier: Tier;
  readonly cores: readonly number[];
  readonly seed: number;
  /** For records, as long as they are needed. */
  readonly folder: string;
}

/** Takes a bot through everything, one thing after the other, and tells what came of each. */
export async function* runChecks(
  plan: CheckPlan,
  signal: AbortSignal,
  begins: (name: CheckName) => void = () => {},
): AsyncGenerator<Finding> {
  const { contest, bot, tier, cores, seed } = plan;
  const isAfresh = protocols.get(bot.protocol)?.transport === 'afresh';
  if (plan.isBuilt) yield plainFinding('build', 'passed');
  const table = new GameTable(cores, signal);
  try {
    for (const trial of trialsFor(contest, isAfresh, seed)) {
      begins(trial.name);
      const played = await patientTrial(table, plan, trial, signal);
      if (signal.aborted) return;
      yield played === null ? plainFinding(trial.name, 'unclear') : judge(contest, played);
    }
  } finally {
    await table.close();
  }
  if (!isAfresh) yield await checkEndOfInput(contest, bot, sandboxOf(tier));
}

/** What the platform spoils is tried again, so often and no more. */
const ATTEMPTS = 3;

async function patientTrial(
  table: GameTable,
  { bot, tier, folder }: CheckPlan,
  trial: Trial,
  signal: AbortSignal,
): Promise<PlayedTrial | null> {
  for (let attempt = 0; attempt < ATTEMPTS && !signal.aborted; attempt++) {
    const played = await playTrial(table, bot, tier, trial, folder);
    if (played !== null) return played;
  }
  return null;
}
