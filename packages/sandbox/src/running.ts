import type { ChildProcess } from 'node:child_process';
import type { Server } from 'node:net';

/** A program that was launched, in whatever way the tier allows, and waits for its release. */
export interface Running {
  readonly child: ChildProcess;
  /** The first process of the family the program belongs to. */
  readonly first: number;
  /** Whether that is the box's own, with the program as its child. */
  readonly isInit: boolean;
  readonly ended: Promise<ExitReport>;
  release(): void;
  /** Ends the whole family. */
  kill(): void;
  listen(port: number): Promise<Server>;
}

export interface ExitReport {
  /** As a shell would tell it: 128 and the number of the signal, if it was one. Null if unknown. */
  readonly exitCode: number | null;
  /** Why the box failed, if it did. */
  readonly problem: string | null;
}
