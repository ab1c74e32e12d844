import { eq } from 'drizzle-orm';
import { endLease, type Lease } from '../leases/leases.js';
import { type Taken, takeNext } from '../leases/take.js';
import { submissions } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { type Built, finishBuild } from '../submissions/built.js';
import { changeState } from '../submissions/state.js';
import type { Lesson, Run, Tools } from './run.js';

/** Takes the next submission that waits to be built, by its id. */
export function takeBuild(store: Store, worker: string): Promise<Taken<number> | null> {
  return takeNext(store, 'builds', worker, async (tx, id) => {
    const [row] = await tx.db
      .select({ state: submissions.state })
      .from(submissions)
      .where(eq(submissions.id, id))
      .for('update');
    if (row?.state !== 'pending') return { is: 'over' };
    await changeState(tx, id, 'building');
    return { is: 'wanted', row: id };
  });
}

/** Builds a submission and writes what came of it. It cannot be broken off, only abandoned. */
export class BuildRun implements Run {
  readonly lease: Lease;
  readonly isForPersons = false;
  readonly done: Promise<Lesson>;
  readonly #tools: Tools;

  constructor(tools: Tools, { lease, row }: Taken<number>) {
    this.lease = lease;
    this.#tools = tools;
    this.done = this.#run(row).catch((error: Error) => {
      tools.log.error({ submission: row, err: error }, 'build dropped');
      return { is: 'none' };
    });
  }

  abandon(): void {}
  answered(): void {}
  stop(): void {}

  async #run(submission: number): Promise<Lesson> {
    const { programs, store, log } = this.#tools;
    const { built, release } = await programs.hold(submission);
    release();
    const isOurs = await store.transaction(async (tx) => {
      const isOurs = await endLease(tx, this.lease);
      if (isOurs) await finishBuild(store, tx, submission, built);
      return isOurs;
    });
    const { fault, milliseconds } = built;
    log.info({ submission, fault, milliseconds, isOurs }, 'built');
    return lessonOf(built);
  }
}

/** What is not installed breaks nothing else: a worker that doubted itself for that could be put out by submissions. */
function lessonOf({ fault, diagnostics }: Built): Lesson {
  if (fault === 'no-compiler') return { is: 'none' };
  if (fault !== 'sandbox') return { is: 'sound' };
  return { is: 'spoilt', problem: `a build failed: ${diagnostics.slice(0, 200)}` };
}
