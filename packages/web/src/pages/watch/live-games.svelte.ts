import type { GameSummary } from '@daeguk/api';
import type { Fault } from '@daeguk/games';
import { untrack } from 'svelte';
import { client } from '../../app/client.js';
import { followContest } from '../../match/contest-events.svelte.js';
import { pause, seen } from '../../match/streams.js';
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

  followContest(contest, (told) => {
    if (told.event === 'game') take(told.data);
    else if (told.event === 'reset') void ask(contest());
  });

  $effect(() => {
    const timer = setInterval(() => {
      if (shelf !== null) shelf = settled(shelf, performance.now());
    }, BEAT);
    return () => clearInterval(timer);
  });

  async function go(of: string | null, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await ask(of);
      // From here on a contest tells by itself.
      if (of !== null && fault === null) return;
      await pause(EVERY, signal);
      await seen(signal);
    }
  }

  async function ask(of: string | null): Promise<void> {
    const query = { state: 'playing' as const, ...(of !== null && { contest: of }) };
    const answer = await client.call('GET /api/games', { query });
    if (of !== contest()) return;
    fault = answer.ok ? null : answer.fault;
    if (answer.ok) shelf = withList(shelf ?? [], answer.value, performance.now());
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
