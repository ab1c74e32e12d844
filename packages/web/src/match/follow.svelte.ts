import type { GameEvent, GamePage, ServerEvent } from '@daeguk/api';
import type { Fault } from '@daeguk/games';
import { untrack } from 'svelte';
import { client } from '../app/client.js';
import { type Loading, load } from '../app/loaded.svelte.js';
import { pause, seen, takeStream, untilHidden } from './streams.js';
import { begunAnew, caughtUp, type Told, toldBy, withMoved } from './told.js';

export interface Followed {
  readonly loading: Loading<GamePage>;
  /** The game itself; null while it is not known. */
  readonly page: GamePage | null;
  /** The game as far as it has got; null while nothing is known, or where it cannot be shown. */
  readonly told: Told | null;
  /** Why no more of it is told, or why it cannot be shown. */
  readonly fault: Fault | null;
  /** When the last move came, by `performance.now()`: since then somebody has been thinking. */
  readonly since: number;
  /** It waits or is on, and more of it will be told. */
  readonly isOn: boolean;
  /** How often it has begun anew before our eyes. */
  readonly voids: number;
}

/**
 * Where there is no place for another stream, a game is asked for this often. However many there are on a page, it
 * asks no more in all: a class that watches from one address shall not be taken for a flood.
 */
const EVERY = 3000;
const TOGETHER = 1500;

let asking = 0;

/** Follows one game from wherever it is to its end. To be called while a component is set up. */
export function follow(game: () => number, onover?: () => unknown): Followed {
  // Whoever asks may hold the id in something that changes more often than the id does.
  const wanted = $derived(game());
  const loading = load(() => client.call('GET /api/games/:game', { params: { game: wanted } }));
  let live = $state.raw<Told | null>(null);
  let fault = $state.raw<Fault | null>(null);
  let since = $state(performance.now());
  let begun = $state(0);

  /** While another game is asked for, the one before is still there. */
  const page = $derived(
    loading.now.is === 'there' && loading.now.value.id === wanted ? loading.now.value : null,
  );
  const isOn = $derived(
    page !== null && !page.isHidden && ['waiting', 'playing'].includes(page.state),
  );
  const first = $derived(page === null ? null : toldBy(page));
  const told = $derived(live ?? (first?.ok ? first.value : null));

  $effect(() => {
    wanted;
    return () => {
      live = null;
      fault = null;
      begun = 0;
    };
  });

  $effect(() => {
    const id = wanted;
    if (!isOn) return;
    const stop = new AbortController();
    untrack(() => void go(id, stop.signal));
    return () => stop.abort();
  });

  async function go(id: number, signal: AbortSignal): Promise<void> {
    since = performance.now();
    const ear: Ear = { last: '', heard: null };
    while (!signal.aborted) {
      await seen(signal);
      const giveBack = await takeStream();
      if (giveBack === null) {
        await ask(id, signal);
        continue;
      }
      // While the page is hidden the place is for others.
      const sight = untilHidden(signal);
      try {
        if (await listen(id, ear, sight.signal)) return;
      } finally {
        sight.end();
        giveBack();
      }
    }
  }

  /** Says whether all is told. */
  async function listen(id: number, ear: Ear, signal: AbortSignal): Promise<boolean> {
    const way = { signal, since: ear.last };
    const events = client.events('GET /api/games/:game/events', { params: { game: id } }, way);
    for (;;) {
      const { done, value } = await events.next();
      if (signal.aborted) return false;
      if (done) {
        fault = value ?? null;
        return true;
      }
      ear.last = value.id || ear.last;
      ear.heard = hear(readEvent(value), ear.heard);
    }
  }

  function hear(event: GameEvent, heard: Told | null): Told | null {
    if (told === null) return null;
    if (event.event === 'over') {
      live = soundOf(caughtUp(told, event.data.moves)) ?? live;
      loading.put(event.data);
      onover?.();
      return null;
    }
    since = performance.now();
    if (event.event === 'began') {
      begun++;
      if (page?.state === 'waiting') loading.put({ ...page, state: 'playing' });
      // The first time it is told from the start what the page had already.
      if (begun > 1) live = begunAnew(told);
      return begunAnew(told);
    }
    const next = heard && soundOf(withMoved(heard, event.data));
    if (next !== null && next.moves.length > told.moves.length) live = next;
    return next;
  }

  async function ask(id: number, signal: AbortSignal): Promise<void> {
    asking++;
    await pause(Math.max(EVERY, asking * TOGETHER), signal);
    asking--;
    await seen(signal);
    if (signal.aborted) return;
    const answer = await client.call('GET /api/games/:game', { params: { game: id } });
    if (signal.aborted || !answer.ok || told === null) return;
    const { moves } = answer.value;
    if (moves.length !== told.moves.length) since = performance.now();
    live = soundOf(caughtUp(told, moves)) ?? live;
    loading.put(answer.value);
    if (answer.value.state !== 'playing' && answer.value.state !== 'waiting') onover?.();
  }

  return {
    loading,
    get page() {
      return page;
    },
    get told() {
      return told;
    },
    get fault() {
      return fault ?? (first?.ok === false ? first.fault : null);
    },
    get since() {
      return since;
    },
    get isOn() {
      return isOn && fault === null;
    },
    get voids() {
      return Math.max(0, begun - 1);
    },
  };
}

/** How far a stream was heard, to go on from there. */
interface Ear {
  last: string;
  /** What it has told; of a game that is joined late it begins at the start. */
  heard: Told | null;
}

function readEvent({ event, data }: ServerEvent): GameEvent {
  return { event, data: JSON.parse(data) } as GameEvent;
}

function soundOf<T>(result: { ok: true; value: T } | { ok: false }): T | null {
  return result.ok ? result.value : null;
}
