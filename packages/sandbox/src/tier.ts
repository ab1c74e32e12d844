import type { CgroupParent } from './cgroup.js';
import { CgroupParentV1 } from './cgroup-v1.js';
import { CgroupParentV2 } from './cgroup-v2.js';

/** How well this machine can hold a program: A by the kernel in all, B in most, C in nothing. */
export type Tier = 'A' | 'B' | 'C';

/** What boxes are made with on this machine. */
export interface Sandbox {
  readonly tier: Tier;
  readonly isRoot: boolean;
  readonly cgroups: CgroupParent | null;
}

/** What a tier may leave unenforced. */
export type Gap =
  | 'memory-polled'
  | 'tasks-per-user'
  | 'tasks-unlimited'
  | 'freeze-by-signal'
  | 'children-cpu-coarse'
  | 'files-open'
  | 'network-open';

export const gaps: Readonly<Record<Tier, readonly Gap[]>> = {
  A: [],
  B: ['memory-polled', 'tasks-per-user', 'freeze-by-signal', 'children-cpu-coarse'],
  C: ['files-open', 'network-open', 'memory-polled', 'tasks-unlimited', 'freeze-by-signal'],
};

/** The sandbox of a tier that a probe has found to work here. */
export function sandboxOf(tier: Tier): Sandbox {
  const isRoot = process.getuid?.() === 0;
  return { tier, isRoot, cgroups: tier === 'A' ? cgroupParent() : null };
}

function cgroupParent(): CgroupParent {
  return CgroupParentV1.isMounted() ? new CgroupParentV1() : new CgroupParentV2();
}
