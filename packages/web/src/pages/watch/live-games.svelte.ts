import type { ContestEvent, GameSummary, ServerEvent } from '@daeguk/api';
import type { Fault } from '@daeguk/games';
import { untrack } from 'svelte';
import { client } from '../../app/client.js';
import { pause, seen, takeStream, whileSeen } from '../../match/streams.js';
import { type Shelf, settled, withGame, withList } from './shelf.js';

/** Of all contests together there is no stream: they are asked for this often. */
const EVERY = 4000;
const BEAT = 1000;

export interface LiveGames {
  /** Null until something is known. */
  readonly shelf: Shelf | null;
  readonly fault: Fault | null;
}

/** What is being played now, of one contest or of all. To be called while a component is set up. */
export function liveGames(contest: () => string | null): LiveGames {
  let shelf = $state.raw<Shelf | null>(null);
  let fault = $state.raw<Fault | null>(null);

  $effect(() => {
    const of = contest();
    const stop = new AbortController();
    untrack(() => void go(of, stop.signal));
    return () => {
      stop.abort();
      shelf = null;
    };
  });

  $effect(() => {
    const timer = setInterval(() => {
      if (shelf !== null) shelf = settled(shelf, performance.now());
    }, BEAT);
    return () => clearInterval(timer);
  });

  async function go(of: string | null, signal: AbortSignal): Promise<void> {
    await ask(of, signal);
    while (!signal.aborted) {
      const giveBack = of === null ? null : takeStream();
      if (of === null || giveBack === null) {
        await pause(EVERY, signal);
        await seen(signal);
        await ask(of, signal);
        continue;
      }
      try {
        await listen(of, signal);
      } finally {
        giveBack();
      }
      await pause(EVERY, signal);
    }
  }

  async function ask(of: string | null, signal: AbortSignal): Promise<void> {
    const query = { state: 'playing' as const, ...(of !== null && { contest: of }) };
    const answer = await client.call('GET /api/games', { query });
    if (signal.aborted) return;
    fault = answer.ok ? null : answer.fault;
    if (answer.ok) shelf = withList(shelf ?? [], answer.value, performance.now());
  }

  async function listen(of: string, signal: AbortSignal): Promise<void> {
    const events = whileSeen(
      (way) => client.events('GET /api/contests/:contest/events', { params: { contest: of } }, way),
      signal,
    );
    for await (const event of events) {
      const told = readEvent(event);
      if (told.event === 'game') take(told.data);
      else if (told.event === 'reset') await ask(of, signal);
    }
  }

  function take(game: GameSummary): void {
    shelf = withGame(shelf ?? [], game, performance.now());
  }

  return {
    get shelf() {
      return shelf;
    },
    get fault() {
      return fault;
    },
  };
}

function readEvent({ event, data }: ServerEvent): ContestEvent {
  return { event, data: JSON.parse(data) } as ContestEvent;
}
