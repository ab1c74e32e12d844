import type { ServerEvent } from '@daeguk/api';
import type { Fault } from '@daeguk/games';

/**
 * Browsers open six connections to a server, for all their pages together, and each stream of events holds one: pages
 * that took them all could ask for nothing any more. So many games are followed by streams at a time.
 */
const MOST = 3;
/** Where pages cannot agree on that, each takes fewer: two may stand side by side. */
const MOST_ALONE = 2;

let open = 0;

/** A place for one more stream, to be given back; null if there is none. */
export async function takeStream(): Promise<(() => void) | null> {
  // Browsers have locks only where a page came over TLS, or from this very machine.
  if (navigator.locks === undefined) return takeAlone();
  for (let place = 0; place < MOST; place++) {
    const giveBack = await takePlace(`daeguk.stream.${place}`);
    if (giveBack !== null) return giveBack;
  }
  return null;
}

function takePlace(name: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock !== null) return new Promise<void>((giveBack) => resolve(giveBack));
      return resolve(null);
    });
  });
}

function takeAlone(): (() => void) | null {
  if (open >= MOST_ALONE) return null;
  open++;
  let isBack = false;
  return () => {
    if (!isBack) open--;
    isBack = true;
  };
}

type Open = (way: {
  signal: AbortSignal;
  since: string;
}) => AsyncGenerator<ServerEvent, Fault | undefined>;

/** Events as long as somebody looks at the page: while it is hidden the stream is given up, then taken up again. */
export async function* whileSeen(
  stream: Open,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent, Fault | undefined> {
  let since = '';
  for (;;) {
    await seen(signal);
    const line = untilHidden(signal);
    try {
      const events = stream({ signal: line.signal, since });
      for (;;) {
        const next = await events.next();
        if (signal.aborted) return undefined;
        if (next.done && !line.signal.aborted) return next.value;
        if (next.done) break;
        since = next.value.id || since;
        yield next.value;
      }
    } finally {
      line.end();
    }
  }
}

export interface Sight {
  readonly signal: AbortSignal;
  end(): void;
}

/** Ends by itself when the page is hidden, or nobody waits any more. */
export function untilHidden(signal: AbortSignal): Sight {
  const line = new AbortController();
  const leave = () => {
    if (document.hidden || signal.aborted) end();
  };
  const end = () => {
    line.abort();
    document.removeEventListener('visibilitychange', leave);
    signal.removeEventListener('abort', leave);
  };
  document.addEventListener('visibilitychange', leave);
  signal.addEventListener('abort', leave);
  leave();
  return { signal: line.signal, end };
}

/** Settles when the page is looked at, or nobody waits any more. */
export async function seen(signal: AbortSignal): Promise<void> {
  while (document.hidden && !signal.aborted) await pause(Number.POSITIVE_INFINITY, signal);
}

/** So many milliseconds, or until the page is shown or hidden, or nobody waits any more. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = Number.isFinite(milliseconds) ? setTimeout(end, milliseconds) : undefined;
    document.addEventListener('visibilitychange', end);
    signal.addEventListener('abort', end);
    function end() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', end);
      signal.removeEventListener('abort', end);
      resolve();
    }
  });
}
