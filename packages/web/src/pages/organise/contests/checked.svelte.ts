import type { ContestPage, Sent } from '@daeguk/api';
import type { Fault } from '@daeguk/games';
import { client } from '../../../app/client.js';

export interface Checked {
  /** What would come of it; the last that made sense stays in sight. */
  readonly page: ContestPage | null;
  readonly fault: Fault | null;
  readonly isChecking: boolean;
}

type Body = Sent<'POST /api/contests/check'>['body'];

const PAUSE = 400;

/** Asks the server what would come of a contest, whenever nothing was typed for a moment. Null is not asked about. */
export function checkWhileTyping(wanted: () => Body | null): Checked {
  let page = $state.raw<ContestPage | null>(null);
  let fault = $state.raw<Fault | null>(null);
  let isChecking = $state(false);

  $effect(() => {
    const body = wanted();
    fault = null;
    isChecking = body !== null;
    if (body === null) return;
    let isStale = false;
    const timer = setTimeout(async () => {
      const answer = await client.call('POST /api/contests/check', { body });
      if (isStale) return;
      isChecking = false;
      if (answer.ok) page = answer.value;
      else fault = answer.fault;
    }, PAUSE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  });

  return {
    get page() {
      return page;
    },
    get fault() {
      return fault;
    },
    get isChecking() {
      return isChecking;
    },
  };
}
