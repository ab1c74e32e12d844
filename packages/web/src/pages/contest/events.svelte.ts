import type { ContestEvent } from '@daeguk/api';
import { client } from '../../app/client.js';
import { whileSeen } from '../../match/streams.js';

/** What happens in a contest, as it happens, while somebody looks. To be called while a component is set up. */
export function followContest(contest: () => string, tell: (event: ContestEvent) => void): void {
  $effect(() => {
    const stop = new AbortController();
    void listen(contest(), stop.signal, tell);
    return () => stop.abort();
  });
}

async function listen(
  contest: string,
  signal: AbortSignal,
  tell: (event: ContestEvent) => void,
): Promise<void> {
  const events = whileSeen(
    (way) => client.events('GET /api/contests/:contest/events', { params: { contest } }, way),
    signal,
  );
  for await (const { event, data } of events) {
    if (signal.aborted) return;
    tell({ event, data: JSON.parse(data) } as ContestEvent);
  }
}
