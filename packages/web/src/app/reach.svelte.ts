import { untrack } from 'svelte';
import { client, hearAnswers } from './client.js';
import { online } from './online.svelte.js';

/** A server that was silent is asked again this often, in milliseconds. */
const EVERY = 3000;

let isThere = $state(true);

/** Whether the server answered the last time something was asked. */
export function serverIsThere(): boolean {
  return isThere;
}

/** Pages that ask for nothing more shall hear, too, that the server is back. To be called once, while the portal is set up. */
export function watchServer(): void {
  $effect(() =>
    hearAnswers((fault) => {
      isThere = fault?.code !== 'no-server';
    }),
  );
  $effect(() => {
    if (isThere || !online()) return;
    const ask = () => void client.call('GET /api/arena', {});
    untrack(ask);
    const timer = setInterval(ask, EVERY);
    return () => clearInterval(timer);
  });
}
