import type { MyEvent, OwnSubmission } from '@daeguk/api';
import { client } from '../../app/client.js';
import { type Loading, load } from '../../app/loaded.svelte.js';
import { whileSeen } from '../../match/streams.js';
import { isUnderWay, withNews } from '../../submissions/steps.js';

/** What is told at once is also looked for now and then: places in a queue change without a word. */
const MILLISECONDS_BETWEEN_LOOKS = 8000;

export interface Mine {
  readonly list: Loading<OwnSubmission[]>;
  /** Puts in what came as an answer. */
  put(submission: OwnSubmission): void;
}

/** My submissions to a contest, the newest first, as they get on. To be called while a component is set up. */
export function mine(contest: () => string): Mine {
  const list = load(() =>
    client.call('GET /api/me/submissions', { query: { contest: contest(), limit: 200 } }),
  );
  const isMoving = $derived(
    list.now.is === 'there' && list.now.value.some(({ state }) => isUnderWay(state)),
  );

  function put(news: OwnSubmission): void {
    if (list.now.is === 'there' && news.contest === contest()) {
      list.put(withNews(list.now.value, news));
    }
  }

  async function follow(signal: AbortSignal): Promise<void> {
    const events = whileSeen((way) => client.events('GET /api/me/events', {}, way), signal);
    for await (const { event, data } of events) {
      const told = { event, data: JSON.parse(data) } as MyEvent;
      if (told.event === 'submission') put(told.data);
      else if (told.event === 'reset') void list.refresh();
    }
  }

  $effect(() => {
    const stopping = new AbortController();
    void follow(stopping.signal);
    return () => stopping.abort();
  });

  $effect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => void list.refresh(), MILLISECONDS_BETWEEN_LOOKS);
    return () => clearInterval(timer);
  });

  return { list, put };
}
