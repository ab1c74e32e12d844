/** What workers take from: sources to be built, games to be played. */
export const QUEUES = ['builds', 'games'] as const;

export type QueueName = (typeof QUEUES)[number];
