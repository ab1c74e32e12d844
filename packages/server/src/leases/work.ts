import type { QueueName } from '../store/queues.js';

/** A piece of work: a game to be played, a submission to be built. */
export interface Work {
  readonly kind: 'game' | 'build';
  readonly id: number;
}

export const kindOf: Readonly<Record<QueueName, Work['kind']>> = { games: 'game', builds: 'build' };

/** As leases are named: "game:12". */
export function nameOf({ kind, id }: Work): string {
  return `${kind}:${id}`;
}

export function workNamed(name: string): Work {
  const [kind, id] = name.split(':');
  return { kind: kind === 'build' ? 'build' : 'game', id: Number(id) };
}
