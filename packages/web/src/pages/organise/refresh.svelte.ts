import type { Loading } from '../../app/loaded.svelte.js';
import { pause, seen } from '../../match/streams.js';

/** Asks again every so many milliseconds, as long as somebody looks. To be called while a component is set up. */
export function refresh(loading: Pick<Loading<unknown>, 'refresh'>, milliseconds: number): void {
  $effect(() => {
    const stop = new AbortController();
    void goOn(loading, milliseconds, stop.signal);
    return () => stop.abort();
  });
}

async function goOn(
  loading: Pick<Loading<unknown>, 'refresh'>,
  milliseconds: number,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    await pause(milliseconds, signal);
    await seen(signal);
    if (signal.aborted) return;
    await loading.refresh();
  }
}
