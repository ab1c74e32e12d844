import type { Logger } from 'pino';
import type { Hub } from './live/hub.js';
import type { Listener } from './store/listener.js';
import type { Store } from './store/store.js';
import type { Director } from './tournaments/director.js';

/** What the server is made of: every handler is given it. */
export interface Arena {
  readonly store: Store;
  readonly listener: Listener;
  readonly director: Director;
  readonly hub: Hub;
  readonly log: Logger;
  readonly version: string;
}
