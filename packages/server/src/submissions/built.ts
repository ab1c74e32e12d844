import type { Reason } from '@daeguk/api';
import { BUILD_LIMITS, type BuildReport } from '@daeguk/sandbox';
import { eq } from 'drizzle-orm';
import { submissions } from '../store/schema.js';
import type { Store, Transaction } from '../store/store.js';
import { enterLadder } from '../tournaments/ladder.js';
import { lockSubmission } from './lock.js';
import { changeState } from './state.js';
import { orderTrial } from './trial.js';

/** What came of a build. */
export interface Built {
  /** "sources": what was stored is not the source of one program, which it was when it came. */
  readonly fault: BuildReport['fault'] | 'sources';
  readonly diagnostics: string;
  readonly command: string;
  readonly milliseconds: number;
}

/** Notes what came of a build, and lets the submission go on: to its trial, to the ladder, or nowhere. */
export async function finishBuild(
  store: Store,
  tx: Transaction,
  submission: number,
  built: Built,
): Promise<void> {
  const row = await lockSubmission(tx, submission);
  if (row?.state !== 'building') return;
  const diagnostics = storable(built.diagnostics);
  const buildMilliseconds = Math.ceil(built.milliseconds);
  await tx.db
    .update(submissions)
    .set({ diagnostics, buildMilliseconds })
    .where(eq(submissions.id, submission));
  const { fault } = built;
  if (fault === null && row.trial !== null) await orderTrial(store, tx, row, row.trial);
  else if (fault === null) await enterLadder(tx, submission);
  else await changeState(tx, submission, stateAfter(fault), reasonOf(fault, built));
}

export type BuildFault = NonNullable<Built['fault']>;

/** Whether a build failed for reasons that say nothing of the source. */
export function isOfPlatform(fault: BuildFault | null): boolean {
  return fault === 'sandbox' || fault === 'no-compiler' || fault === 'sources';
}

function stateAfter(fault: BuildFault): 'system-error' | 'build-error' {
  return isOfPlatform(fault) ? 'system-error' : 'build-error';
}

function reasonOf(code: BuildFault, { command }: Built): Reason {
  return { code, values: { command, ...figuresOf(code) } };
}

/** The limit it ran into. */
function figuresOf(code: BuildFault): Reason['values'] {
  const { milliseconds, memory, product } = BUILD_LIMITS;
  if (code === 'build-time') return { seconds: milliseconds / 1000 };
  if (code === 'build-memory') return { bytes: memory };
  return code === 'build-size' ? { bytes: product } : {};
}

/** As PostgreSQL takes it, and no longer than a page shows. Compilers quote what they were given, whatever it is. */
function storable(text: string): string {
  const bytes = Buffer.from(text.replaceAll('\0', '\u{fffd}'), 'utf8');
  return bytes.subarray(0, BUILD_LIMITS.diagnostics).toString('utf8');
}
