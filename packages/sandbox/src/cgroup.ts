/** The kernel's own book-keeping for one box: limits that hold, and figures nobody can forge. */
export interface Cgroup {
  /** Puts a process in, and with it all it will start. */
  add(pid: number): void;
  freeze(): void;
  thaw(): void;
  /** CPU time of everything that ever ran in it, in milliseconds. */
  cpu(): number;
  /** Processes and threads in it now. */
  tasks(): number;
  /** Bytes in use now, and the most there ever were. */
  memory(): number;
  peak(): number;
  /** Whether the kernel had to end something for want of memory. */
  ranOutOfMemory(): boolean;
  /** Ends whatever is in it, frozen or not. */
  kill(): void;
  /** Gives it back to the kernel; false while something is still in it. */
  remove(): boolean;
}

export interface CgroupLimits {
  readonly memory: number;
  /** Processes and threads together. */
  readonly tasks: number;
}

/** A place in the kernel's tree where groups may be made. */
export interface CgroupParent {
  readonly version: 'v1' | 'v2';
  make(name: string, limits: CgroupLimits): Cgroup;
  /** The groups there are, ours or left behind by others. */
  names(): readonly string[];
  /** A group that exists already, to be cleared away. */
  find(name: string): Cgroup;
}

export const PARENT = 'daeguk';
