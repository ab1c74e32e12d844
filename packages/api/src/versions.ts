import { levels } from '@daeguk/engines';
import { z } from 'zod';
import type { Route } from './route.js';
import { faults, submission } from './submissions.js';
import { crosstable, tally } from './tournaments.js';

/** A submission of mine among the others of mine. */
const version = submission.extend({
  /** All of its games on the ladder, against whomever. */
  ladder: tally,
  /** Against the house at each level, whatever they were played for: on the ladder, as trials, for practice. */
  house: z.record(z.enum(levels), tally),
  faults,
});

const versions = z.object({
  /** The oldest first. */
  versions: z.array(version),
  /** How one did in the first seat against another in the second, in whatever they played. */
  pairs: crosstable,
});

export const versionRoutes = {
  'GET /api/contests/:contest/versions': {
    summary: 'How my submissions did, against all, the house, and each other',
    access: 'contestant',
    params: z.object({ contest: z.string().max(64) }),
    answer: versions,
  },
} as const satisfies Record<string, Route>;

export type Versions = z.infer<typeof versions>;
