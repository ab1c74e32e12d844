import { z } from 'zod';
import { moment, type Route } from './route.js';

/** Whether people may register by themselves, and as what. */
export const registrations = ['off', 'visitor', 'contestant'] as const;

export const arenaSettings = z.object({
  name: z.string().trim().min(1).max(120),
  registration: z.enum(registrations),
  /** A worker slower than this share of the fastest one is not admitted: limits must hold on each of them. */
  slowestWorker: z.number().min(0).max(1),
});

const arena = arenaSettings.extend({ version: z.string(), isFirstStart: z.boolean() });

export const workerStates = ['working', 'stopping', 'withdrawn', 'too-slow', 'gone'] as const;

const worker = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(workerStates),
  /** Why it plays no games, if so. */
  reason: z.string().nullable(),
  cores: z.number(),
  tier: z.string(),
  /** How fast a core of it is; 1 is the machine this figure was first taken on. */
  speed: z.number(),
  /** Runnable processes a core, over the last minute. */
  load: z.number(),
  playing: z.number(),
  startedAt: moment,
  seenAt: moment,
});

const queue = z.object({ builds: z.number(), games: z.number(), playing: z.number() });

const workerId = z.object({ worker: z.string().max(64) });

export const arenaRoutes = {
  'GET /api/arena': { summary: 'What this arena is', access: 'anyone', answer: arena },
  'PATCH /api/arena': {
    summary: 'Change its settings',
    access: 'organiser',
    body: arenaSettings.partial().strict(),
    answer: arena,
  },
  'GET /api/workers': {
    summary: 'The machines that play, and what waits for them',
    access: 'organiser',
    answer: z.object({ workers: z.array(worker), queue }),
  },
  'POST /api/workers/:worker/admit': {
    summary: 'Let a worker that took itself out play again',
    access: 'organiser',
    params: workerId,
    answer: worker,
  },
  'POST /api/workers/:worker/withdraw': {
    summary: 'Let a worker finish its games and take no more',
    access: 'organiser',
    params: workerId,
    answer: worker,
  },
} as const satisfies Record<string, Route>;

export type ArenaSettings = z.infer<typeof arenaSettings>;
export type Worker = z.infer<typeof worker>;
export type WorkerState = (typeof workerStates)[number];
