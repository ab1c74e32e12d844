import type { Fault, Result } from '@daeguk/games';
import { untrack } from 'svelte';
import { waitAfter } from './patience.js';
import { serverIsThere } from './reach.svelte.js';

export type Loaded<T> =
  | { readonly is: 'loading' }
  | { readonly is: 'there'; readonly value: T }
  | { readonly is: 'fault'; readonly fault: Fault };

export interface Loading<T> {
  readonly now: Loaded<T>;
  /** Asks again; what is there stays until the answer has come. */
  again(): Promise<void>;
  /** Asks whether there is something newer; what is there stays also where nothing can be had just now. */
  refresh(): Promise<void>;
  /** Puts in what came another way. */
  put(value: T): void;
}

/**
 * Asks for something now, and again whenever what the question reads has changed: the parameters of a page, the
 * language. Only the latest answer counts. To be called while a component is set up.
 */
export function load<T>(ask: () => Promise<Result<T>>): Loading<T> {
  let now = $state.raw<Loaded<T>>({ is: 'loading' });
  let latest = 0;
  /** What is there answers the question as it is now. */
  let isAnswered = false;

  async function settle(asked: Promise<Result<T>>, mayKeep = false): Promise<void> {
    latest++;
    const mine = latest;
    const answer = await asked;
    if (mine !== latest) return;
    if (answer.ok) now = { is: 'there', value: answer.value };
    else if (!mayKeep || !isAnswered) now = { is: 'fault', fault: answer.fault };
    isAnswered = now.is === 'there';
  }

  $effect(() => {
    const asked = ask();
    isAnswered = false;
    void settle(asked);
  });

  // What a silent server did not tell is asked for when it is back.
  $effect(() => {
    if (!serverIsThere()) return;
    untrack(() => {
      if (now.is === 'fault' && now.fault.code === 'no-server') void settle(ask());
    });
  });

  // One that has too much to do, or is in trouble, is asked again by and by.
  let attempts = 0;
  $effect(() => {
    if (now.is === 'there') attempts = 0;
    if (now.is !== 'fault') return;
    const wait = waitAfter(now.fault, attempts);
    if (wait === null) return;
    const timer = setTimeout(() => {
      attempts++;
      void settle(ask());
    }, wait);
    return () => clearTimeout(timer);
  });

  return {
    get now() {
      return now;
    },
    again: () => settle(ask()),
    refresh: () => settle(ask(), true),
    put(value) {
      latest++;
      isAnswered = true;
      now = { is: 'there', value };
    },
  };
}
