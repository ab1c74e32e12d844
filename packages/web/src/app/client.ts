import { Client } from '@daeguk/api';
import type { Fault } from '@daeguk/games';
import { language } from './language.svelte.js';

type Hear = (fault: Fault | null) => void;

const listeners = new Set<Hear>();

/** Speaks to the server this page came from, in the language of the page. */
export const client = new Client({
  address: '',
  get language() {
    return language();
  },
  heard: (fault) => {
    for (const hear of listeners) hear(fault);
  },
});

/** Lets something know how every question went: what was wrong, or null. */
export function hearAnswers(hear: Hear): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}
