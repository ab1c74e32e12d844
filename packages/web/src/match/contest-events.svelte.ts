import type { ContestEvent } from '@daeguk/api';
import { client } from '../app/client.js';
import { whileSeen } from './streams.js';

type Tell = (event: ContestEvent) => void;

interface Line {
  readonly listeners: Set<Tell>;
  readonly stop: AbortController;
}

/** One line to a contest is enough, however many parts of a page listen. */
const lines = new Map<string, Line>();

/** What happens in a contest, as it happens, while somebody looks. To be called while a component is set up. */
export function followContest(contest: () => string, tell: Tell): void {
  $effect(() => {
    const id = contest();
    const line = lines.get(id) ?? begin(id);
    line.listeners.add(tell);
    return () => {
      line.listeners.delete(tell);
      if (line.listeners.size > 0) return;
      line.stop.abort();
      if (lines.get(id) === line) lines.delete(id);
    };
  });
}

function begin(contest: string): Line {
  const line = { listeners: new Set<Tell>(), stop: new AbortController() };
  lines.set(contest, line);
  void listen(contest, line);
  return line;
}

async function listen(contest: string, { listeners, stop: { signal } }: Line): Promise<void> {
  const events = whileSeen(
    (way) => client.events('GET /api/contests/:contest/events', { params: { contest } }, way),
    signal,
  );
  for await (const { event, data } of events) {
    if (signal.aborted) return;
    const heard = { event, data: JSON.parse(data) } as ContestEvent;
    for (const tell of listeners) tell(heard);
  }
}
