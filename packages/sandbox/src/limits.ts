/** What a program in a box may have. Sizes are in bytes. */
export interface BoxLimits {
  readonly memory: number;
  /** 1: it may not start another. Threads are counted apart. */
  readonly processes: number;
  /** Processes and threads together. */
  readonly tasks: number;
  /** The size of its scratch directory, 0 for none. */
  readonly scratch: number;
}

/** A path outside that can be seen inside, read-only unless it says otherwise. */
export interface Visible {
  readonly from: string;
  readonly at: string;
  readonly writable?: boolean;
}

export interface BoxPlan {
  /** The program by its path inside the box, and its arguments. */
  readonly command: readonly string[];
  readonly visible: readonly Visible[];
  readonly limits: BoxLimits;
  /** The core it runs on; without one, wherever its parent may run. */
  readonly core?: number;
  /** Where it finds itself, if not in its scratch directory. */
  readonly folder?: string;
}

/** Inside every box that has one. */
export const SCRATCH = '/scratch';
