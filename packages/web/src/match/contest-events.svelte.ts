import type { ContestEvent } from '@daeguk/api';
import { client } from '../app/client.js';
import { seldom } from '../app/seldom.js';
import { whileSeen } from './streams.js';

type Tell = (event: ContestEvent) => void;

interface Stream {
  readonly listeners: Set<Tell>;
  readonly stop: AbortController;
}

/** A contest may tell of many changes a second; nobody reads so fast. */
const PAUSE = 2000;

/** One stream of a contest is enough, however many parts of a page listen. */
const streams = new Map<string, Stream>();

/** What happens in a contest, as it happens, while somebody looks. To be called while a component is set up. */
export function followContest(contest: () => string | null, tell: Tell): void {
  $effect(() => {
    const id = contest();
    if (id === null) return;
    const stream = streams.get(id) ?? begin(id);
    stream.listeners.add(tell);
    return () => {
      stream.listeners.delete(tell);
      if (stream.listeners.size > 0) return;
      stream.stop.abort();
      if (streams.get(id) === stream) streams.delete(id);
    };
  });
}

/** Does something whenever a contest tells of what is wanted, but not all the time. To be called as above. */
export function whenContestTells(
  contest: () => string,
  isWanted: (event: ContestEvent) => boolean,
  act: () => unknown,
): void {
  const acts = seldom(act, PAUSE);
  followContest(contest, (event) => {
    if (isWanted(event)) acts();
  });
  $effect(() => acts.end);
}

function begin(contest: string): Stream {
  const stream = { listeners: new Set<Tell>(), stop: new AbortController() };
  streams.set(contest, stream);
  void listen(contest, stream);
  return stream;
}

async function listen(contest: string, { listeners, stop: { signal } }: Stream): Promise<void> {
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
