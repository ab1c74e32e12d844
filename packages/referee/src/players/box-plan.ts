import type { BoxPlan } from '@daeguk/sandbox';
import type { Contest } from '../contest.js';
import type { Entry } from '../plan.js';

/** The box a program gets in a contest. */
export function boxPlan(
  { limits }: Contest,
  { command, visible }: Extract<Entry, { kind: 'program' }>,
  core?: number,
): BoxPlan {
  return {
    command,
    visible,
    limits: {
      memory: limits.memoryMegabytes * 2 ** 20,
      processes: limits.processes,
      tasks: limits.processes + limits.threads,
      scratch: limits.scratchMegabytes * 2 ** 20,
    },
    ...(core === undefined ? {} : { core }),
  };
}
